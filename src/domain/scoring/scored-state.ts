import type { ResponseState } from "#domain/exam/response-state.ts";

const SCORED: ReadonlySet<ResponseState> = new Set(["ok", "ok_by_option_text", "no_problem", "unknown_type"]);

/**
 * True when what was read from a response is scored. Every other state counts as wrong whatever was read (a letter out of range, two
 * letters for a single choice, a contradiction), except `not_administered`, which leaves the denominator.
 */
export function isScoredState(state: ResponseState): boolean {
  return SCORED.has(state);
}
