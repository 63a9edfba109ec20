import type { ShortAnswerKey } from "#domain/exam/answer-key.ts";
import { ERROR_TYPES, isErrorType } from "#domain/exam/error-type.ts";
import type { ShortAnswerResponse } from "#domain/exam/response.ts";
import { precisionRecallF1, type PrecisionRecallF1 } from "#domain/scoring/confusion.ts";
import type { Confusion } from "#domain/scoring/scorecard.ts";
import type { ScoringSettings } from "#domain/scoring/settings.ts";

/** Error types of one item, given against gold, as sets. */
export interface ErrorTypeScores extends PrecisionRecallF1 {
  readonly confusion: Confusion;
}

/** The part of a key that error types are counted against. */
export type ErrorTypeKey = Pick<ShortAnswerKey, "errorTypes" | "alternates" | "neutral">;

/**
 * Scores the error types given. A type the key accepts instead of a gold type counts as that type, then neutral types leave both sets
 * (both by setting). A label outside the 14 stays as a false type. When both sets are empty, 1 throughout if the response says "no
 * problem" and names no type at all, else 0: a blank is not "no problem". `null` is a response that cannot be scored: 0 throughout.
 * Source: RxBench's error-type P/R/F1. Checked: golden `short_answer_total`.
 */
export function scoreErrorTypes(key: ErrorTypeKey, response: ShortAnswerResponse | null, settings: ScoringSettings): ErrorTypeScores {
  const neutral: ReadonlySet<string> = new Set(settings.neutralTypes === "on" ? key.neutral : []);
  const gold: ReadonlySet<string> = new Set(key.errorTypes.filter((type) => !neutral.has(type)));
  const given = new Set([...givenTypes(key, response, settings)].filter((label) => !neutral.has(label)));
  const confusion = countTypes(gold, given, neutral.size);
  if (gold.size > 0 || given.size > 0) return { ...precisionRecallF1(confusion), confusion };
  const value = response !== null && saysNoProblem(response) ? 1 : 0;
  return { precision: value, recall: value, f1: value, confusion };
}

/** True when a response states "no problem" and nothing that contradicts it. */
export function saysNoProblem(response: ShortAnswerResponse): boolean {
  return response.noProblem && response.errorTypes.length + response.unknownTypes.length === 0;
}

function givenTypes(key: ErrorTypeKey, response: ShortAnswerResponse | null, settings: ScoringSettings): ReadonlySet<string> {
  if (response === null) return new Set();
  const labels: readonly string[] = [...response.errorTypes, ...response.unknownTypes];
  if (settings.acceptedAlternates === "off") return new Set(labels);
  return new Set(labels.map((label) => goldFor(key, label)));
}

function goldFor(key: ErrorTypeKey, label: string): string {
  const gold: readonly string[] = key.errorTypes;
  if (gold.includes(label)) return label;
  return key.alternates.find(({ accept, insteadOf }) => accept === label && gold.includes(insteadOf))?.insteadOf ?? label;
}

function countTypes(gold: ReadonlySet<string>, given: ReadonlySet<string>, neutralCount: number): Confusion {
  const tp = [...given].filter((label) => gold.has(label)).length;
  const falseCount = [...given].filter((label) => !gold.has(label) && isErrorType(label)).length;
  return { tp, fp: given.size - tp, fn: gold.size - tp, tn: ERROR_TYPES.length - neutralCount - gold.size - falseCount };
}
