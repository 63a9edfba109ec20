import type { Issue } from "#lib/issue.ts";

/** Either a value or what went wrong. There are no combinators: `if (!r.ok) return r`. */
export type Result<T, E = readonly Issue[]> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** Wraps a value as success. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** Wraps a failure. */
export function err<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}
