import type { ResponseState } from "#domain/exam/response-state.ts";
import type { RecordedResponse, Submission } from "#domain/submission/submission.ts";

const READ: ReadonlySet<ResponseState> = new Set(["ok", "ok_by_option_text", "no_problem", "unknown_type"]);

/** How a model's texts were read. */
export interface ReadStates {
  /** Responses that are scored for what they say. */
  readonly readCount: number;
  /** States that occur, the commonest first. */
  readonly states: readonly { readonly state: ResponseState; readonly count: number }[];
  /** Responses whose text could not be taken as it is: for a person to look at, in exam order. */
  readonly toLookAt: readonly RecordedResponse[];
}

/** Sums up a model's submission. Items without any output are in the states but have no text to look at. */
export function readStates({ responses }: Pick<Submission, "responses">): ReadStates {
  const counts = new Map<ResponseState, number>();
  for (const { state } of responses) counts.set(state, (counts.get(state) ?? 0) + 1);
  return {
    readCount: responses.filter(({ state }) => READ.has(state)).length,
    states: [...counts].map(([state, count]) => ({ state, count })).sort((a, b) => b.count - a.count),
    toLookAt: responses.filter(({ state, raw }) => raw !== null && (!READ.has(state) || state === "unknown_type")),
  };
}
