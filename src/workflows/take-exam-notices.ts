import type { SittingFact } from "#domain/sitting/sitting-event.ts";
import type { SittingNotice } from "#workflows/take-exam-state.ts";

/** Minutes left at which the participant is told. */
const TOLD_AT_MINUTES = [1, 5, 15, 30, 60] as const;

/** What the participant is told of a fact of the clock; null for what concerns only the record. */
export function noticeOf(fact: SittingFact): SittingNotice | null {
  if (fact.type === "gap") return { kind: "gap", gapMs: fact.gapMs };
  if (fact.type === "locked") return { kind: "locked", jumpMs: fact.jumpMs };
  if (fact.type === "unlocked") return { kind: "unlocked" };
  if (fact.type === "granted") return { kind: "granted", extraMs: fact.extraMs };
  if (fact.type === "clock-back") return { kind: "clock-back", backMs: fact.backMs };
  return fact.type === "resumed" ? { kind: "resumed", gapMs: fact.gapMs } : null;
}

/** The notice due when the time left falls from one value to another, ms: the smallest mark passed, since only that one is still true. */
export function timeLeftNotice(fromMs: number, toMs: number): SittingNotice | null {
  const minutes = TOLD_AT_MINUTES.find((mark) => fromMs > mark * 60_000 && toMs <= mark * 60_000);
  return minutes === undefined || toMs === 0 ? null : { kind: "time-left", minutes };
}
