import type { ResponseState } from "#domain/exam/response-state.ts";
import type { ShortAnswerResponse } from "#domain/exam/response.ts";
import { isNoProblemLabel } from "#domain/model-run/error-type-aliases.ts";
import { readTypeLabels } from "#domain/model-run/read-type-labels.ts";
import { findTwoLineForm, INTERVENTION_KEY } from "#domain/model-run/two-line-form.ts";
import { toNormalText } from "#domain/model-run/normal-text.ts";

/** A short answer as read; `response` is null where there is none to score. */
export interface ShortAnswerReading {
  readonly state: ResponseState;
  readonly response: ShortAnswerResponse | null;
}

const LONGEST_LABEL = 80;
const NOTHING_TO_DO = /^(无需干预|no intervention (is )?(needed|required))$/i;

/**
 * Reads a model's short answer where it is the fixed two-line form (a type line and an intervention, in either order) or, as a whole,
 * the statement that there is no problem. The intervention is kept verbatim.
 * States: `ok`; `no_problem`; `no_answer` (blank, or a form without content); `unknown_type` (a label outside the 14, kept);
 * `contradictory` ("no problem" and a type); `ambiguous` (anything else).
 */
export function readShortAnswer(raw: string): ShortAnswerReading {
  if (toNormalText(raw) === "") return { state: "no_answer", response: null };
  if (isNoProblemStatement(raw)) return { state: "no_problem", response: noProblem("") };
  const form = findTwoLineForm(raw);
  return form === null ? { state: "ambiguous", response: null } : readForm(form.types, form.intervention);
}

function readForm(typeText: string, intervention: string): ShortAnswerReading {
  const { errorTypes, unknownTypes, saysNoProblem } = readTypeLabels(typeText);
  const typeCount = errorTypes.length + unknownTypes.length;
  if (unknownTypes.some(isNoLabel)) return { state: "ambiguous", response: null };
  if (saysNoProblem)
    return typeCount > 0 ? { state: "contradictory", response: null } : { state: "no_problem", response: noProblem(intervention) };
  if (typeCount === 0 && intervention === "") return { state: "no_answer", response: null };
  const response: ShortAnswerResponse = { kind: "short-answer", errorTypes, unknownTypes, noProblem: false, intervention };
  return { state: unknownTypes.length > 0 ? "unknown_type" : "ok", response };
}

/** Both fields on one line, or prose where a label belongs: not the fixed form. */
function isNoLabel(text: string): boolean {
  return INTERVENTION_KEY.test(text) || text.length > LONGEST_LABEL;
}

function noProblem(intervention: string): ShortAnswerResponse {
  return { kind: "short-answer", errorTypes: [], unknownTypes: [], noProblem: true, intervention };
}

/** Only as the whole statement: "not without a problem" holds the same words. */
function isNoProblemStatement(raw: string): boolean {
  const clauses = toNormalText(raw)
    .split(/[,;.。\n]+/)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "");
  return clauses.some(isNoProblemLabel) && clauses.every((clause) => isNoProblemLabel(clause) || NOTHING_TO_DO.test(clause));
}
