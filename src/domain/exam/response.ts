import type { ErrorType } from "#domain/exam/error-type.ts";

/** What a respondent gave to one item. */
export type Response = ChoiceResponse | ShortAnswerResponse;

/** Selected option letters, sorted, without repeats. Empty = cleared by the respondent. */
export interface ChoiceResponse {
  readonly kind: "choice";
  readonly letters: readonly string[];
}

/** A prescription-review response. `noProblem` is an explicit statement: a blank is not "no problem". */
export interface ShortAnswerResponse {
  readonly kind: "short-answer";
  readonly errorTypes: readonly ErrorType[];
  /** Labels outside the 14 that a model or a sheet gave, verbatim; each counts as a false type. Always empty for the app's own form. */
  readonly unknownTypes: readonly string[];
  readonly noProblem: boolean;
  readonly intervention: string;
}

/** How far an item has come, for the navigator and the review page. */
export type Completeness = "unanswered" | "half-answered" | "answered";

/**
 * A short answer is complete with "no problem" or with at least one error type *and* an intervention; one without the other is
 * half-answered. A choice is complete with any letter. `undefined` (never responded) is unanswered.
 */
export function completenessOf(response: Response | undefined): Completeness {
  if (response === undefined) return "unanswered";
  if (response.kind === "choice") return response.letters.length > 0 ? "answered" : "unanswered";
  if (response.noProblem) return "answered";
  const hasTypes = response.errorTypes.length + response.unknownTypes.length > 0;
  const hasText = response.intervention.trim() !== "";
  if (hasTypes && hasText) return "answered";
  return hasTypes || hasText ? "half-answered" : "unanswered";
}
