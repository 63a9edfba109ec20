import type { Exam } from "#domain/exam/exam.ts";
import { replay } from "#domain/sitting/event-chain.ts";
import type { ChainedEvent } from "#domain/sitting/sitting-event.ts";
import type { SittingStart } from "#domain/sitting/sitting.ts";
import { recordedResponses } from "#domain/submission/freeze.ts";
import { receiptOf } from "#domain/submission/receipt.ts";
import type { ParticipantSource, Submission } from "#domain/submission/submission.ts";

/** A verified record that has no end, and the last sign of life beside it: exam time used, wall clock. Ms. */
export interface LostSitting {
  readonly start: SittingStart;
  readonly events: readonly ChainedEvent[];
  readonly heartbeat: { readonly elapsedMs: number; readonly wallMs: number };
}

/** A submission that nobody handed in. */
export interface LostSubmission extends Submission {
  readonly source: ParticipantSource & { readonly closedBy: "lost" };
}

/**
 * What a sitting comes to whose machine was lost: the responses of its record as far as it goes, ended by its last sign of life. Text that
 * was on the screen and no event yet is left out, since nothing proves it. The receipt is that of these facts, and nobody was shown it.
 * @throws RangeError when the exam is not the sitting's own or the record is empty.
 */
export function freezeLost({ start, events, heartbeat }: LostSitting, exam: Exam): LostSubmission {
  const last = events.at(-1);
  if (exam.examHash !== start.examHash) throw new RangeError(`freezeLost requires the sitting's own exam, got ${exam.examHash}`);
  if (last === undefined) throw new RangeError("freezeLost requires a record, got an empty one");
  const { sittingId: submissionId, studyId, examId, examHash, simulated } = start;
  const responses = recordedResponses(replay(start, events), exam);
  const end = {
    finishedAtMs: Math.max(heartbeat.wallMs, last.atMs),
    elapsedMs: Math.max(heartbeat.elapsedMs, last.elapsedMs),
    closedBy: "lost",
  } as const;
  const receipt = receiptOf({ submissionId, examHash, ...end, responses, headHash: last.hash });
  const source = { kind: "participant", start, ...end, events, receipt } as const;
  return { submissionId, studyId, examId, examHash, source, responses, simulated };
}
