import type { Exam } from "#domain/exam/exam.ts";
import {
  JUMP_THRESHOLD_MS,
  debtsAfter,
  resumeClock,
  type ClockReading,
  type ExamClock,
  type SignOfLife,
} from "#domain/sitting/exam-clock.ts";
import type { Sitting } from "#domain/sitting/sitting.ts";
import type { SittingFact } from "#domain/sitting/sitting-event.ts";
import type { Draft } from "#workflows/ports/draft-mirror.ts";
import type { StoredSitting } from "#workflows/ports/sitting-store.ts";
import { examOf } from "#workflows/stored-exam.ts";
import { interventionOf, withIntervention } from "#workflows/take-exam-response.ts";

/**
 * The clock of a stored sitting taken up at a reading, and what has to be recorded of it: nothing when it was only just started,
 * since then the page opens for the first time.
 */
export function resumeStored(
  stored: StoredSitting,
  reading: ClockReading,
  buildId: string,
): { readonly clock: ExamClock; readonly fact: SittingFact | null } {
  const { clock, gap: found } = resumeClock(lastSignOfLife(stored), reading, debtsAfter(stored.events.map((event) => event.fact)));
  const gapMs = reading.wallMs - stored.start.startedAtMs;
  // Two machines' clocks lie between a backup and its restoring.
  const gap = { ...found, verified: found.verified && stored.events.at(-1)?.fact.type !== "restored" };
  const isFirstOpening = stored.events.length <= 1 && Math.abs(gapMs) <= JUMP_THRESHOLD_MS;
  return { clock, fact: isFirstOpening ? null : { type: "resumed", ...gap, buildId } };
}

/**
 * The heartbeat, or the newest event where that is no earlier: events are stored at once, heartbeats every few seconds. That a record
 * was brought here from a backup is no life of the sitting: its time ran on before.
 */
function lastSignOfLife({ heartbeat, events }: StoredSitting): SignOfLife {
  const last = events.filter(({ fact }) => fact.type !== "restored").at(-1);
  if (last === undefined || last.elapsedMs < heartbeat.elapsedMs) return heartbeat;
  return { elapsedMs: last.elapsedMs, wallMs: last.atMs };
}

/**
 * The mirrored text as a response, when it is newer than what the record holds of that item and says something else; null otherwise.
 * A draft for an item the exam does not have, or of another kind, is none; while the sitting is locked there is none to be taken.
 */
export function responseOfDraft(draft: Draft | null, stored: StoredSitting, sitting: Sitting): SittingFact | null {
  if (draft === null || sitting.lockedMs !== null || itemKind(examOf(stored), draft.itemId) !== "short-answer") return null;
  const isOlder = stored.events.some(({ seq, fact }) => fact.type === "responded" && fact.itemId === draft.itemId && seq > draft.afterSeq);
  const response = withIntervention(sitting.responses.get(draft.itemId), draft.text);
  const isKnown = interventionOf(sitting.responses.get(draft.itemId)) === draft.text;
  return isOlder || isKnown ? null : { type: "responded", itemId: draft.itemId, response, composing: false };
}

function itemKind(exam: Exam, itemId: string): string | undefined {
  return exam.items.find((item) => item.id === itemId)?.kind;
}
