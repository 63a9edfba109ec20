import type { SittingFact } from "#domain/sitting/sitting-event.ts";
import type { ParticipantSource } from "#domain/submission/submission.ts";
import { buildTimeline } from "#domain/submission/timeline.ts";

/** A sitting's record in counts and sums; times in ms. What it means is for people to say. */
export interface RecordSummary {
  /** Exam time allowed: the standard duration and what codes gave. */
  readonly allowedMs: number;
  /** Language in which it was started; null when the record is not at hand. */
  readonly language: string | null;
  readonly eventCount: number;
  /** Different items that were on screen. */
  readonly seenCount: number;
  /** Times the page was opened, the first included; 0 when the record is not at hand. */
  readonly openedCount: number;
  /** Wall time between the page's last sign of life and its being opened again; what ran backwards counts as 0. */
  readonly closedMs: number;
  readonly gapCount: number;
  readonly gapMs: number;
  readonly clockBackCount: number;
  readonly clockBackMs: number;
  readonly clockForwardCount: number;
  readonly lockedCount: number;
  readonly lockedMs: number;
  readonly unlockedCount: number;
  readonly grantCount: number;
  readonly extraMs: number;
  readonly awayCount: number;
  /** Exam time away from the page, also of an absence that never ended. */
  readonly awayMs: number;
  readonly fullScreenExitCount: number;
  readonly refusedPasteCount: number;
  readonly refusedDropCount: number;
  readonly refusedPrintCount: number;
  readonly calculationCount: number;
  /** Times the scratch pad was opened. */
  readonly scratchPadCount: number;
  readonly saveFailedCount: number;
  readonly saveFailedMs: number;
  readonly staleRefusedCount: number;
  readonly backupCount: number;
  readonly restoredCount: number;
  readonly errorCount: number;
}

type FactOf<T extends SittingFact["type"]> = Extract<SittingFact, { readonly type: T }>;

/** Counts a verified record. All counts are 0 where the record is not at hand. */
export function summariseRecord(source: ParticipantSource): RecordSummary {
  const facts = source.events.map(({ fact }) => fact);
  const only = <T extends SittingFact["type"]>(type: T): readonly FactOf<T>[] =>
    facts.filter((fact): fact is FactOf<T> => fact.type === type);
  const { absences, visits } = buildTimeline(source);
  const [resumed, granted] = [only("resumed"), only("granted")];
  const refused = (act: FactOf<"refused">["act"]): number => only("refused").filter((fact) => fact.act === act).length;
  const extraMs = sum(granted, (fact) => fact.extraMs);
  return {
    allowedMs: source.start.durationMs + extraMs,
    language: only("started")[0]?.language ?? null,
    eventCount: facts.length,
    seenCount: new Set(visits.map(({ itemId }) => itemId)).size,
    openedCount: only("started").length + resumed.length,
    closedMs: sum(resumed, (fact) => Math.max(0, fact.gapMs)),
    gapCount: only("gap").length,
    gapMs: sum(only("gap"), (fact) => fact.gapMs),
    clockBackCount: only("clock-back").length,
    clockBackMs: sum(only("clock-back"), (fact) => fact.backMs),
    clockForwardCount: only("clock-forward").length,
    lockedCount: only("locked").length,
    lockedMs: sum(only("locked"), (fact) => fact.jumpMs),
    unlockedCount: only("unlocked").length,
    grantCount: granted.length,
    extraMs,
    awayCount: only("away").length,
    awayMs: sum(
      absences.filter(({ kind }) => kind === "away"),
      ({ fromMs, toMs }) => toMs - fromMs,
    ),
    fullScreenExitCount: only("full-screen").filter(({ isFull }) => !isFull).length,
    refusedPasteCount: refused("paste"),
    refusedDropCount: refused("drop"),
    refusedPrintCount: refused("print"),
    calculationCount: only("calculated").length,
    scratchPadCount: only("tool").filter(({ tool, isOpen }) => tool === "scratch-pad" && isOpen).length,
    saveFailedCount: only("save-failed").length,
    saveFailedMs: sum(only("save-failed"), (fact) => fact.failedMs),
    staleRefusedCount: sum(only("stale-refused"), (fact) => fact.count),
    backupCount: only("backed-up").length,
    restoredCount: only("restored").length,
    errorCount: only("error").length,
  };
}

function sum<T>(values: readonly T[], toNumber: (value: T) => number): number {
  return values.reduce((total, value) => total + toNumber(value), 0);
}
