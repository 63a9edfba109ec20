import type { ResponseState } from "#domain/exam/response-state.ts";
import { scoredResponse } from "#domain/submission/scored-response.ts";
import type { RecordedResponse, Submission } from "#domain/submission/submission.ts";

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
    readCount: responses.filter(isRead).length,
    states: [...counts].map(([state, count]) => ({ state, count })).sort((a, b) => b.count - a.count),
    toLookAt: responses.filter((recorded) => recorded.raw !== null && (!isRead(recorded) || recorded.state === "unknown_type")),
  };
}

function isRead(recorded: RecordedResponse): boolean {
  return scoredResponse(recorded) !== null;
}
