import { decodeText } from "#formats/decode-text.ts";
import { checkFileSize } from "#formats/file-size.ts";
import { errorAt, type Place } from "#lib/issue.ts";
import { parseJson, type Json } from "#lib/json.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";

/** What a file of ours must say of itself. Versions are 1, 2, 3 … */
export interface ExpectedFormat {
  readonly format: string;
  /** The newest version this application reads. */
  readonly formatVersion: number;
  /** What brings older files up to date: step n makes version n + 1 out of version n, n counting from 1. None where only one is read. */
  readonly steps?: readonly ((file: JsonObject) => JsonObject)[];
}

/** A JSON object. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Decodes and parses a JSON file. Issues: `file-empty`, `file-too-big`, `text-encoding`, `json-syntax`, `json-forbidden-key`. */
export function readJsonFile(file: NamedBytes): Result<Json> {
  const sized = checkFileSize(file);
  if (!sized.ok) return sized;
  const decoded = decodeText(file);
  return decoded.ok ? parseJson(decoded.value.text, { file: file.name }) : decoded;
}

/** The `format` a JSON file names, or null if it is not JSON or names none. */
export function formatOf(file: NamedBytes): string | null {
  const json = readJsonFile(file);
  if (!json.ok || !isJsonObject(json.value)) return null;
  const { format } = json.value;
  return typeof format === "string" ? format : null;
}

/**
 * Reads a file of ours as far as its header, an older version brought up to date; its shape is for the caller to check.
 * Issues: those of `readJsonFile`, `file-not-object` (JSON of somebody else), `file-format` (a file of another kind), `file-version-newer`, `file-version-unknown`.
 */
export function readEnvelope(file: NamedBytes, expected: ExpectedFormat): Result<Json> {
  const json = readJsonFile(file);
  if (!json.ok) return json;
  const place: Place = { file: file.name };
  if (!isJsonObject(json.value) || json.value.format === undefined) {
    return err([errorAt("file-not-object", place, { expected: expected.format })]);
  }
  const { format, formatVersion } = json.value;
  if (format !== expected.format) {
    return err([errorAt("file-format", { ...place, path: "format" }, { expected: expected.format, found: shown(format) })]);
  }
  const upToDate = broughtUpToDate(json.value, expected);
  if (upToDate !== null) return ok(upToDate);
  const isNewer = typeof formatVersion === "number" && Number.isInteger(formatVersion) && formatVersion > expected.formatVersion;
  const code = isNewer ? "file-version-newer" : "file-version-unknown";
  return err([errorAt(code, { ...place, path: "formatVersion" }, { found: shown(formatVersion), supported: expected.formatVersion })]);
}

/** JSON text, indented by one space so that it can be read and compared line by line, as UTF-8 with a line break at the end. */
export function writeJsonFile(value: object): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(value, null, 1)}\n`);
}

/** The file as the newest version has it; null when there is no way there. */
function broughtUpToDate(file: JsonObject, { formatVersion, steps = [] }: ExpectedFormat): JsonObject | null {
  const found = file["formatVersion"];
  if (found === formatVersion) return file;
  const missing = isVersion(found) ? steps.slice(found - 1) : [];
  if (missing.length === 0) return null;
  return { ...missing.reduce((older, step) => step(older), file), formatVersion };
}

function isVersion(version: Json | undefined): version is number {
  return typeof version === "number" && Number.isInteger(version) && version > 0;
}

/** Whether JSON is an object, and not a list or null. */
export function isJsonObject(json: Json): json is JsonObject {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

function shown(value: Json | undefined): string {
  const text = typeof value === "string" ? value : JSON.stringify(value ?? null);
  return text.slice(0, 40);
}
