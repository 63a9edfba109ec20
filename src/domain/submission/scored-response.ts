import type { Response } from "#domain/exam/response.ts";
import type { ResponseState } from "#domain/exam/response-state.ts";
import type { RecordedResponse } from "#domain/submission/submission.ts";

const SCORED: ReadonlySet<ResponseState> = new Set(["ok", "ok_by_option_text", "no_problem", "unknown_type"]);

/**
 * What of a recorded response is scored: the response, or null when its state counts as wrong whatever was read (a letter out of range,
 * two letters for a single choice, a contradiction, nothing at all).
 */
export function scoredResponse({ response, state }: RecordedResponse): Response | null {
  return SCORED.has(state) ? response : null;
}
