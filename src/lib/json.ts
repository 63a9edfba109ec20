import { errorAt, type Place } from "#lib/issue.ts";
import { err, ok, type Result } from "#lib/result.ts";

/** Any value JSON can carry. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const FORBIDDEN_KEYS = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Parses JSON text from outside. Refuses syntax errors (`json-syntax`) and any object key that could reach a prototype
 * (`json-forbidden-key`): such keys never occur in our formats, so their presence marks a hostile or damaged file.
 */
export function parseJson(text: string, place: Place = {}): Result<Json> {
  const forbidden: string[] = [];
  try {
    const value = JSON.parse(text.replace(/^\uFEFF/, ""), (key, child: Json) => {
      if (FORBIDDEN_KEYS.has(key)) forbidden.push(key);
      return child;
    }) as Json; // JSON.parse yields exactly the Json type
    if (forbidden[0] !== undefined) return err([errorAt("json-forbidden-key", place, { key: forbidden[0] })]);
    return ok(value);
  } catch (cause) {
    return err([errorAt("json-syntax", place, { detail: cause instanceof Error ? cause.message : "" })]);
  }
}

/**
 * JSON with sorted keys and no white space, so that equal values have equal bytes and equal hashes.
 * Keys are sorted by UTF-16 code unit. `undefined` members are left out, as in JSON.stringify.
 * @throws RangeError for numbers JSON cannot carry (NaN, ±Infinity).
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((child) => canonicalJson(child ?? null)).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value)
      .filter(([, child]) => child !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, child]) => `${JSON.stringify(key)}:${canonicalJson(child)}`);
    return `{${members.join(",")}}`;
  }
  if (typeof value === "number" && !Number.isFinite(value)) throw new RangeError(`canonicalJson requires finite numbers, got ${value}`);
  return JSON.stringify(value);
}
