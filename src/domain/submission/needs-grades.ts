import { scoredResponse } from "#domain/submission/scored-response.ts";
import type { RecordedResponse } from "#domain/submission/submission.ts";
import { toPrintableText } from "#lib/printable-text.ts";

/**
 * True when a recorded response holds an intervention that graders must read: a scored short answer that neither says "no problem" nor
 * leaves the text blank. All others score 0 without a grade. What is blinded and what scoring waits for are the same by this rule; an item
 * without answer points needs no grades either, which only the key can tell.
 */
export function needsGrades(recorded: RecordedResponse): boolean {
  const response = scoredResponse(recorded);
  if (response?.kind !== "short-answer" || response.noProblem) return false;
  return toPrintableText(response.intervention).trim() !== "";
}
