import type { Result } from "#lib/result.ts";

/** The codes of a result's issues, in order; empty when it is ok. */
export function codesOf(result: Result<unknown>): readonly string[] {
  return result.ok ? [] : result.error.map((issue) => issue.code);
}
