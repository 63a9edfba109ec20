import type { Exam } from "#domain/exam/exam.ts";
import { completenessOf, type Response } from "#domain/exam/response.ts";
import type { ResponseState } from "#domain/exam/response-state.ts";
import type { ChainedEvent } from "#domain/sitting/sitting-event.ts";
import type { Sitting } from "#domain/sitting/sitting.ts";
import { receiptOf } from "#domain/submission/receipt.ts";
import type { ParticipantSubmission, RecordedResponse } from "#domain/submission/submission.ts";

/**
 * Freezes a handed-in sitting into the submission that everything after it reads. `events` is the whole record of `sitting`.
 * @throws RangeError when the sitting is still in progress, or exam or events are not its own.
 */
export function freeze(sitting: Sitting, exam: Exam, events: readonly ChainedEvent[]): ParticipantSubmission {
  const { start, closedBy, finishedAtMs, elapsedMs, headHash } = sitting;
  if (closedBy === null || finishedAtMs === null) throw new RangeError("freeze requires a submitted sitting, got one in progress");
  if (exam.examHash !== start.examHash) throw new RangeError(`freeze requires the sitting's own exam, got ${exam.examHash}`);
  if (events.at(-1)?.hash !== headHash) throw new RangeError("freeze requires the sitting's whole record, got another");
  const { sittingId: submissionId, studyId, examId, examHash, simulated } = start;
  const responses = recordedResponses(sitting, exam);
  const receipt = receiptOf({ submissionId, examHash, finishedAtMs, elapsedMs, closedBy, responses, headHash });
  const source = { kind: "participant", start, finishedAtMs, elapsedMs, closedBy, events, receipt } as const;
  return { submissionId, studyId, examId, examHash, source, responses, simulated };
}

/** One response for every item in exam order, as the sitting leaves it. Responses to items the exam does not have are left out. */
export function recordedResponses(sitting: Sitting, exam: Exam): RecordedResponse[] {
  return exam.items.map(({ id }) => {
    const response = sitting.responses.get(id);
    const state = stateOf(response, sitting.visited.has(id));
    const isToScore = state !== "no_answer" && state !== "not_reached";
    return { itemId: id, response: isToScore ? (response ?? null) : null, state, raw: null };
  });
}

/** A response taken back is no answer, even to an item whose visit was lost; "no problem" beside error types says two things at once. */
function stateOf(response: Response | undefined, wasVisited: boolean): ResponseState {
  if (response === undefined) return wasVisited ? "no_answer" : "not_reached";
  if (completenessOf(response) === "unanswered") return "no_answer";
  if (response.kind === "choice" || !response.noProblem) return "ok";
  return response.errorTypes.length > 0 ? "contradictory" : "no_problem";
}
