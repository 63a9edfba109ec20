import type { ParticipantSource } from "#domain/submission/submission.ts";
import { buildTimeline, type Absence, type Visit } from "#domain/submission/timeline.ts";

/** What the record of a sitting tells of one item. */
export interface ItemTrace {
  /** Wall time of the first visit, UTC epoch ms; null when it was never seen. */
  readonly firstSeenAtMs: number | null;
  /** Wall time of the first response; null when there was none. */
  readonly firstChangedAtMs: number | null;
  /** Wall time of the last response; null when there was none. */
  readonly lastChangedAtMs: number | null;
  /** Whether the last response came within the standard duration, so not in extra time; null when there was none. */
  readonly inStandardTime: boolean | null;
  readonly visitCount: number;
  /** Responses stored, the first included; typing is stored in pauses, so this counts pauses, not key strokes. */
  readonly changeCount: number;
  /** Exam time from each visit to the next visit of another item or the end; the review page counts to the item before it. */
  readonly onScreenMs: number;
  /** Part of `onScreenMs` during which the participant was elsewhere, the machine slept or the page was gone. */
  readonly absentMs: number;
}

/** Traces of every item visited or responded to. Empty when the record is not at hand. */
export function itemTraces(source: Pick<ParticipantSource, "events" | "elapsedMs" | "start">): ReadonlyMap<string, ItemTrace> {
  const { visits, absences } = buildTimeline(source);
  const traces = new Map<string, ItemTrace>();
  const update = (itemId: string, change: (trace: ItemTrace) => Partial<ItemTrace>): void => {
    const trace = traces.get(itemId) ?? UNSEEN;
    traces.set(itemId, { ...trace, ...change(trace) });
  };
  for (const visit of visits) update(visit.itemId, (trace) => withVisit(trace, visit, absences));
  for (const { fact, atMs, elapsedMs } of source.events) {
    if (fact.type !== "responded") continue;
    const inStandardTime = elapsedMs <= source.start.durationMs;
    update(fact.itemId, (trace) => ({
      firstChangedAtMs: trace.firstChangedAtMs ?? atMs,
      lastChangedAtMs: atMs,
      inStandardTime,
      changeCount: trace.changeCount + 1,
    }));
  }
  return traces;
}

const UNSEEN: ItemTrace = {
  firstSeenAtMs: null,
  firstChangedAtMs: null,
  lastChangedAtMs: null,
  inStandardTime: null,
  visitCount: 0,
  changeCount: 0,
  onScreenMs: 0,
  absentMs: 0,
};

function withVisit(trace: ItemTrace, visit: Visit, absences: readonly Absence[]): Partial<ItemTrace> {
  return {
    firstSeenAtMs: trace.firstSeenAtMs ?? visit.fromAtMs,
    visitCount: trace.visitCount + 1,
    onScreenMs: trace.onScreenMs + visit.toMs - visit.fromMs,
    absentMs: trace.absentMs + absentMs(visit, absences),
  };
}

/** Absences may overlap (the window was left, then the machine slept): time is counted once. */
function absentMs({ fromMs, toMs }: Visit, absences: readonly Absence[]): number {
  let [total, countedToMs] = [0, fromMs];
  for (const absence of [...absences].sort((a, b) => a.fromMs - b.fromMs)) {
    const [start, end] = [Math.max(absence.fromMs, countedToMs), Math.min(absence.toMs, toMs)];
    if (end <= start) continue;
    total += end - start;
    countedToMs = end;
  }
  return total;
}
