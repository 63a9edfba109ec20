import type { ChainedEvent } from "#domain/sitting/sitting-event.ts";
import type { ParticipantSource } from "#domain/submission/submission.ts";

/** What a timeline is made from: a record that was verified. */
export type TimelineSource = Pick<ParticipantSource, "events" | "elapsedMs">;

/** One stay at an item, from its visit to the visit of another or the end; the review page counts to the item before it. Exam time, ms. */
export interface Visit {
  readonly itemId: string;
  readonly fromMs: number;
  readonly toMs: number;
  /** Wall time of the visit, UTC epoch ms. */
  readonly fromAtMs: number;
  /** Exam time of each response stored meanwhile to that item; typing is stored in pauses, so this counts pauses, not key strokes. */
  readonly changedAtMs: readonly number[];
}

/** Exam time that passed while the participant was not at the page: "away" elsewhere on the machine, "gap" while it slept, "closed" while the page was gone. Ms. */
export interface Absence {
  readonly kind: "away" | "gap" | "closed";
  readonly fromMs: number;
  readonly toMs: number;
}

/** A sitting over its exam time. */
export interface Timeline {
  readonly visits: readonly Visit[];
  readonly absences: readonly Absence[];
  /** Everything else that was recorded: what is no visit, no response and no end of an absence. */
  readonly marks: readonly ChainedEvent[];
}

/** Reads a record as a timeline. Empty parts where the record is not at hand. */
export function buildTimeline(source: TimelineSource): Timeline {
  return { visits: visitsOf(source), absences: absencesOf(source), marks: source.events.filter(({ fact }) => !QUIET.has(fact.type)) };
}

const QUIET: ReadonlySet<string> = new Set(["visited", "responded", "back", "scratched", "witness"]);

function visitsOf({ events, elapsedMs: endMs }: TimelineSource): readonly Visit[] {
  const starts = events.flatMap(({ fact, elapsedMs, atMs }) => {
    return fact.type === "visited" ? [{ itemId: fact.itemId, fromMs: elapsedMs, fromAtMs: atMs }] : [];
  });
  const changes = changesByItem(events);
  return starts.map((start, index) => {
    const toMs = Math.max(start.fromMs, starts[index + 1]?.fromMs ?? endMs);
    const isLast = index === starts.length - 1;
    const changedAtMs = (changes.get(start.itemId) ?? []).filter((ms) => ms >= start.fromMs && (ms < toMs || (isLast && ms === toMs)));
    return { ...start, toMs, changedAtMs };
  });
}

function changesByItem(events: TimelineSource["events"]): ReadonlyMap<string, readonly number[]> {
  const changes = new Map<string, number[]>();
  for (const { fact, elapsedMs } of events) {
    if (fact.type !== "responded") continue;
    const known = changes.get(fact.itemId);
    if (known === undefined) changes.set(fact.itemId, [elapsedMs]);
    else known.push(elapsedMs);
  }
  return changes;
}

function absencesOf({ events, elapsedMs: endMs }: TimelineSource): readonly Absence[] {
  const absences: Absence[] = [];
  let awaySinceMs: number | null = null;
  for (const { fact, elapsedMs } of events) {
    if (fact.type === "gap") absences.push({ kind: "gap", fromMs: Math.max(0, elapsedMs - fact.gapMs), toMs: elapsedMs });
    if (fact.type === "resumed")
      absences.push({ kind: "closed", fromMs: Math.max(0, elapsedMs - Math.max(0, fact.gapMs)), toMs: elapsedMs });
    if (fact.type === "away") awaySinceMs ??= elapsedMs;
    // A page that is opened again is in front of someone, whatever it was when it was closed.
    if ((fact.type === "back" || fact.type === "resumed") && awaySinceMs !== null) {
      absences.push({ kind: "away", fromMs: awaySinceMs, toMs: elapsedMs });
      awaySinceMs = null;
    }
  }
  if (awaySinceMs !== null) absences.push({ kind: "away", fromMs: awaySinceMs, toMs: endMs });
  return absences.filter(({ fromMs, toMs }) => toMs > fromMs);
}
