import { ERROR_TYPES, type ErrorType } from "#domain/exam/error-type.ts";
import type { ChoiceItem } from "#domain/exam/exam.ts";
import type { ChoiceResponse, Response, ShortAnswerResponse } from "#domain/exam/response.ts";

/** What stands before an option: its place on the screen, which need not be its letter in the exam. */
export function optionLetter(index: number): string {
  return String.fromCharCode(65 + index);
}

/** The letters chosen so far. */
export function lettersOf(response: Response | undefined): readonly string[] {
  return response?.kind === "choice" ? response.letters : [];
}

/** The response after one option was chosen: alone on a single-choice item, added or taken away on a multiple-choice one. */
export function withLetter(item: ChoiceItem, response: Response | undefined, letter: string): ChoiceResponse {
  if (item.kind === "single-choice") return { kind: "choice", letters: [letter] };
  return { kind: "choice", letters: toggled(lettersOf(response), letter).sort() };
}

/** A short answer's response so far; an empty one before the first. */
export function shortAnswerOf(response: Response | undefined): ShortAnswerResponse {
  if (response?.kind === "short-answer") return response;
  return { kind: "short-answer", errorTypes: [], unknownTypes: [], noProblem: false, intervention: "" };
}

/** Ticks or unticks an error type, official order kept. An error type and "no problem" exclude each other. */
export function withErrorType(response: ShortAnswerResponse, errorType: ErrorType): ShortAnswerResponse {
  const chosen = new Set(toggled(response.errorTypes, errorType));
  return { ...response, noProblem: false, errorTypes: ERROR_TYPES.filter((code) => chosen.has(code)) };
}

/** Ticks "no problem": the error types make way, the intervention stays as it is. */
export function withNoProblem(response: ShortAnswerResponse): ShortAnswerResponse {
  return { ...response, noProblem: true, errorTypes: [] };
}

/** Unticks "no problem" and brings back the error types it had set aside. */
export function withoutNoProblem(response: ShortAnswerResponse, setAside: readonly ErrorType[]): ShortAnswerResponse {
  return { ...response, noProblem: false, errorTypes: setAside };
}

function toggled<T>(values: readonly T[], value: T): T[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
