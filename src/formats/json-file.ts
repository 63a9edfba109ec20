import type { Json } from "#lib/json.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import type { Result } from "#lib/result.ts";

/** What a file of ours must say of itself. */
export interface ExpectedFormat {
  readonly format: string;
  readonly formatVersion: number;
}

/** Decodes and parses a JSON file. Issues: `file-too-big`, `text-encoding`, `json-syntax`, `json-forbidden-key`. */
export declare function readJsonFile(file: NamedBytes): Result<Json>;

/** The `format` a JSON file names, or null if it is not JSON or names none. */
export declare function formatOf(file: NamedBytes): string | null;

/**
 * Reads a file of ours as far as its header.
 * Issues: those of `readJsonFile`, `file-not-object`, `file-format`, `file-version-newer`, `file-version-unknown`.
 */
export declare function readEnvelope(file: NamedBytes, expected: ExpectedFormat): Result<Json>;

/** JSON text with one member a line, as UTF-8. */
export declare function writeJsonFile(value: object): Uint8Array;
