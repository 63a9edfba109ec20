import { errorAt, type Place } from "#lib/issue.ts";
import type { Json } from "#lib/json.ts";
import { err, ok, type Result } from "#lib/result.ts";

/** What a file of an exam package must call itself. */
interface ExpectedHeader {
  readonly format: string;
  /** The newest version this application reads; versions are 1, 2, 3 … */
  readonly formatVersion: number;
}

/**
 * Checks that a JSON value is an object of the expected format and a version we read, before anything else is looked at:
 * the other rules make no sense for a foreign or a newer file.
 * Issues (one at most): `package-not-object`, `package-format`, `package-version-newer`, `package-version-unknown`.
 */
export function checkHeader(json: Json, expected: ExpectedHeader, place: Place): Result<Json> {
  if (json === null || typeof json !== "object" || !("format" in json)) {
    return err([errorAt("package-not-object", place, { expected: expected.format })]);
  }
  if (json.format !== expected.format) {
    return err([errorAt("package-format", { ...place, path: "format" }, { expected: expected.format, found: shown(json.format) })]);
  }
  const version = json.formatVersion;
  const at = { ...place, path: "formatVersion" };
  const about = { supported: expected.formatVersion, found: shown(version) };
  if (version === expected.formatVersion) return ok(json);
  if (isNewer(version, expected.formatVersion)) return err([errorAt("package-version-newer", at, about)]);
  return err([errorAt("package-version-unknown", at, about)]);
}

function isNewer(version: Json | undefined, supported: number): boolean {
  return typeof version === "number" && Number.isInteger(version) && version > supported;
}

function shown(value: Json | undefined): string {
  const text = typeof value === "string" ? value : JSON.stringify(value ?? null);
  return text.slice(0, 40);
}
