import type { Exam } from "#domain/exam/exam.ts";
import type { Step } from "#domain/simulation/plan-sitting.ts";
import { chainEvent, replay, startHashOf } from "#domain/sitting/event-chain.ts";
import { resumeClock, startClock, tickClock, type ExamClock } from "#domain/sitting/exam-clock.ts";
import type { ChainedEvent, SittingFact } from "#domain/sitting/sitting-event.ts";
import type { SittingStart } from "#domain/sitting/sitting.ts";
import { freeze } from "#domain/submission/freeze.ts";
import type { ParticipantSubmission } from "#domain/submission/submission.ts";
import type { Language } from "#lib/language.ts";

/** A sitting to be played. */
export interface SittingScript {
  readonly start: SittingStart;
  readonly language: Language;
  readonly steps: readonly Step[];
  /** "enforced" as in the app; "ignored" makes the record of a machine whose deadline was tampered with. */
  readonly deadline: "enforced" | "ignored";
}

interface Recording {
  readonly events: ChainedEvent[];
  clock: ExamClock;
  nowMs: number;
  epoch: number;
}

/**
 * Plays a script on the real exam clock and event chain and freezes what comes of it, so that the submission verifies like one from a
 * browser. Steps beyond the deadline do not happen: the sitting is closed there, with what had been stored.
 * @throws RangeError when the steps do not end with handing in.
 */
export function recordSitting(script: SittingScript, exam: Exam): ParticipantSubmission {
  const { start } = script;
  const nowMs = start.startedAtMs;
  const recording: Recording = { events: [], clock: startClock({ monoMs: nowMs, wallMs: nowMs }), nowMs, epoch: 1 };
  append(recording, start, { type: "started", language: script.language });
  for (const step of script.steps) {
    const isOver = recording.clock.elapsedMs + step.afterMs >= start.durationMs;
    if (isOver && script.deadline === "enforced") {
      pass(recording, start.durationMs - recording.clock.elapsedMs);
      append(recording, start, { type: "submitted", closedBy: "deadline" });
      break;
    }
    play(recording, start, step);
  }
  return freeze(replay(start, recording.events), exam, recording.events);
}

function play(recording: Recording, start: SittingStart, { afterMs, fact }: Step): void {
  if (fact !== "reload") {
    pass(recording, afterMs);
    append(recording, start, fact);
    return;
  }
  const last = { elapsedMs: recording.clock.elapsedMs, wallMs: recording.nowMs };
  recording.nowMs += afterMs;
  recording.epoch += 1;
  const resumed = resumeClock(last, { monoMs: recording.nowMs, wallMs: recording.nowMs });
  recording.clock = resumed.clock;
  append(recording, start, { type: "resumed", ...resumed.gap, buildId: start.buildId });
}

/** Both clocks of the machine run alike. */
function pass(recording: Recording, ms: number): void {
  recording.nowMs += ms;
  recording.clock = tickClock(recording.clock, { monoMs: recording.nowMs, wallMs: recording.nowMs }).clock;
}

function append({ events, clock, nowMs, epoch }: Recording, start: SittingStart, fact: SittingFact): void {
  const event = { seq: events.length, atMs: nowMs, elapsedMs: clock.elapsedMs, epoch, fact };
  events.push(chainEvent(events.at(-1)?.hash ?? startHashOf(start), event));
}
