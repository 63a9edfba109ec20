import type { Exam } from "#domain/exam/exam.ts";
import type { Response } from "#domain/exam/response.ts";

/** A short answer with its intervention replaced, all else kept. */
export function withIntervention(response: Response | undefined, intervention: string): Response {
  if (response?.kind === "short-answer") return { ...response, intervention };
  return { kind: "short-answer", errorTypes: [], unknownTypes: [], noProblem: false, intervention };
}

/** The intervention as recorded; empty before any. */
export function interventionOf(response: Response | undefined): string {
  return response?.kind === "short-answer" ? response.intervention : "";
}

/** One spelling of one response: letters and error types sorted, without repeats. */
export function normalisedResponse(response: Response): Response {
  if (response.kind === "choice") return { kind: "choice", letters: [...new Set(response.letters)].sort() };
  return { ...response, errorTypes: [...new Set(response.errorTypes)].sort() };
}

/** Kind of an item. @throws RangeError when the exam has no such item. */
export function requireItem(exam: Exam, itemId: string): string {
  const item = exam.items.find(({ id }) => id === itemId);
  if (item === undefined) throw new RangeError(`a sitting requires an item of its exam, got ${itemId}`);
  return item.kind;
}

/** @throws RangeError when the exam has no such item, or one of another kind than the response. */
export function requireFit(exam: Exam, itemId: string, given: Response): void {
  const kind = requireItem(exam, itemId) === "short-answer" ? "short-answer" : "choice";
  if (kind !== given.kind) throw new RangeError(`respond requires a ${kind} response, got ${given.kind}`);
}
