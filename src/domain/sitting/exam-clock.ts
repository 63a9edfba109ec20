import type { SittingFact } from "#domain/sitting/sitting-event.ts";

/** Both clocks of the machine, read at one moment. Ms; `wallMs` is UTC epoch, `monoMs` counts from an arbitrary start. */
export interface ClockReading {
  readonly monoMs: number;
  readonly wallMs: number;
}

/** The last stored sign of life: exam time used and the wall clock beside it. */
export interface SignOfLife {
  readonly elapsedMs: number;
  readonly wallMs: number;
}

/** Exam time as it runs on one page. Forward only: neither clock of the machine can make `elapsedMs` fall. */
export interface ExamClock {
  /** Exam time used, integer ms. */
  readonly elapsedMs: number;
  /** The reading from which both clocks are counted, and the exam time used at it. */
  readonly anchor: ClockReading & { readonly elapsedMs: number };
  /** How far the wall clock still lags because it was set back, ms. A forward jump cancels this much before it counts. */
  readonly owedMs: number;
}

/** What a look at the clocks gave. */
export interface ClockTick {
  readonly clock: ExamClock;
  /** What has to be told and recorded, in order; usually nothing. */
  readonly facts: readonly SittingFact[];
}

/**
 * The two clocks may drift apart by this much, ms, before one of them is held to have jumped: far above their rounding and the
 * slewing of a time server within a sitting, far below anything worth cheating for.
 */
export const JUMP_THRESHOLD_MS = 2_000;

/** A sitting found again after more wall time than this, ms (a day), was hardly just reloaded: its gap is counted but not verified. */
export const PLAUSIBLE_GAP_MS = 86_400_000;

/** A clock that starts at a reading with `elapsedMs` used and `owedMs` outstanding. */
export function startClock(reading: ClockReading, elapsedMs = 0, owedMs = 0): ExamClock {
  return { elapsedMs, anchor: { ...reading, elapsedMs }, owedMs };
}

/**
 * Counts on to a new reading. Time used is the larger of what the two clocks say, counted from an anchor and not from tick to tick,
 * so that the rounding of thousands of ticks does not add up.
 * - Wall more than 2 s ahead: sleep, or the clock set forward. It first cancels an earlier setting back (`clock-forward`); the rest is
 *   used time (`gap`).
 * - Wall more than 2 s behind: set back. The monotonic clock counts (`clock-back`).
 * `monoMs` must come from the same page as the clock's start; a reading older than the anchor changes nothing.
 */
export function tickClock(clock: ExamClock, reading: ClockReading): ClockTick {
  const monoMs = Math.max(0, reading.monoMs - clock.anchor.monoMs);
  const driftMs = Math.round(reading.wallMs - clock.anchor.wallMs - monoMs);
  if (driftMs > JUMP_THRESHOLD_MS) return jumpForward(clock, reading, driftMs);
  if (driftMs < -JUMP_THRESHOLD_MS) return jumpBack(clock, reading, -driftMs);
  return { clock: { ...clock, elapsedMs: countedTo(clock, monoMs + Math.max(0, driftMs)) }, facts: [] };
}

/**
 * Takes up the clock of a sitting found again: after a reload, a crash, a restart. The wall time since the last sign of life is used.
 * A gap is unverified, for the coordinator to judge, when it is negative (nothing is counted, and the lag is owed like any setting
 * back), longer than a day, or not shorter than what an earlier setting back still owed (the correction may lie within it; it is
 * counted all the same).
 */
export function resumeClock(
  last: SignOfLife,
  reading: ClockReading,
  owedMs = 0,
): { readonly clock: ExamClock; readonly fact: SittingFact } {
  const gapMs = Math.round(reading.wallMs - last.wallMs);
  const verified = gapMs >= 0 && gapMs <= PLAUSIBLE_GAP_MS && (owedMs === 0 || gapMs < owedMs);
  const clock = startClock(reading, last.elapsedMs + Math.max(0, gapMs), owedAfterGap(owedMs, gapMs));
  return { clock, fact: { type: "resumed", gapMs, verified } };
}

/** How much of an earlier setting back the record leaves uncorrected, ms; what `resumeClock` has to be told. */
export function owedAfter(facts: readonly SittingFact[]): number {
  return facts.reduce((owedMs, fact) => {
    if (fact.type === "clock-back") return owedMs + fact.backMs;
    if (fact.type === "clock-forward") return Math.max(0, owedMs - fact.forwardMs);
    return fact.type === "resumed" ? owedAfterGap(owedMs, fact.gapMs) : owedMs;
  }, 0);
}

function owedAfterGap(owedMs: number, gapMs: number): number {
  if (gapMs < 0) return owedMs - gapMs;
  return gapMs >= owedMs ? 0 : owedMs;
}

function jumpForward(clock: ExamClock, reading: ClockReading, driftMs: number): ClockTick {
  const forwardMs = Math.min(driftMs, clock.owedMs);
  const gapMs = driftMs - forwardMs;
  const elapsedMs = countedTo(clock, Math.max(0, reading.monoMs - clock.anchor.monoMs) + gapMs);
  const facts: SittingFact[] = [];
  if (forwardMs > 0) facts.push({ type: "clock-forward", forwardMs });
  if (gapMs > 0) facts.push({ type: "gap", gapMs });
  return { clock: startClock(reading, elapsedMs, clock.owedMs - forwardMs), facts };
}

function jumpBack(clock: ExamClock, reading: ClockReading, backMs: number): ClockTick {
  const elapsedMs = countedTo(clock, Math.max(0, reading.monoMs - clock.anchor.monoMs));
  return { clock: startClock(reading, elapsedMs, clock.owedMs + backMs), facts: [{ type: "clock-back", backMs }] };
}

function countedTo(clock: ExamClock, sinceAnchorMs: number): number {
  return Math.max(clock.elapsedMs, Math.round(clock.anchor.elapsedMs + sinceAnchorMs));
}
