import type { Exam } from "#domain/exam/exam.ts";
import { chainEvent, replay, startHashOf } from "#domain/sitting/event-chain.ts";
import type { ChainedEvent, SittingEvent, SittingFact } from "#domain/sitting/sitting-event.ts";
import type { SittingStart } from "#domain/sitting/sitting.ts";
import { freeze } from "#domain/submission/freeze.ts";
import type { ParticipantSubmission } from "#domain/submission/submission.ts";
import { MACHINE_EXAM } from "./exam-machine.ts";

/** The start of a one-hour sitting at epoch 0. */
export const START: SittingStart = {
  sittingId: "sitting-1",
  studyId: "study",
  examId: MACHINE_EXAM.examId,
  examHash: MACHINE_EXAM.examHash,
  participantCode: "P7K3-QH",
  durationMs: 3_600_000,
  startedAtMs: 0,
  zone: "UTC",
  appVersion: "0.1.0",
  buildId: "b1",
  simulated: false,
};

/** A fact, and what of its event is not as usual: by default event n happens at n seconds of wall and exam time. */
export type Told = SittingFact | { readonly fact: SittingFact; readonly at: Partial<Omit<SittingEvent, "fact">> };

/** Chains facts into a record of `start`. */
export function record(told: readonly Told[], start: SittingStart = START): ChainedEvent[] {
  let head = startHashOf(start);
  return told.map((entry, seq) => {
    const { fact, at } = "fact" in entry ? entry : { fact: entry, at: {} };
    const event = chainEvent(head, { seq, atMs: seq * 1_000, elapsedMs: seq * 1_000, epoch: 1, ...at, fact });
    head = event.hash;
    return event;
  });
}

/** A record from "started" to "submitted" with facts between. */
export function wholeRecord(between: readonly Told[] = [], start: SittingStart = START): ChainedEvent[] {
  return record([{ type: "started", language: "en" }, ...between, { type: "submitted", closedBy: "participant" }], start);
}

/** The submission that a whole record leads to. */
export function submissionOfRecord(
  events: readonly ChainedEvent[],
  start: SittingStart = START,
  exam: Exam = MACHINE_EXAM,
): ParticipantSubmission {
  return freeze(replay(start, events), exam, events);
}
