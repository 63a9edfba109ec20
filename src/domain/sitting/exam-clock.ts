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
  /** Forward jumps that await the coordinator's decision, ms; null while none does. A setting back first takes from these. */
  readonly lockedMs: number | null;
}

/** What the record leaves open between the two clocks. */
export type ClockDebts = Pick<ExamClock, "owedMs" | "lockedMs">;

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

const NO_DEBTS: ClockDebts = { owedMs: 0, lockedMs: null };

/** A clock that starts at a reading with `elapsedMs` used and what is outstanding from before. */
export function startClock(reading: ClockReading, elapsedMs = 0, { owedMs, lockedMs } = NO_DEBTS): ExamClock {
  return { elapsedMs, anchor: { ...reading, elapsedMs }, owedMs, lockedMs };
}

/**
 * Counts on to a new reading. Time used is the larger of what the two clocks say, counted from an anchor and not from tick to tick,
 * so that the rounding of thousands of ticks does not add up.
 * - Wall more than 2 s ahead: sleep, or the clock set forward. It first cancels an earlier setting back (`clock-forward`); the rest is
 *   used time (`gap`), unless that would use up `leftMs`, the time left at `clock.elapsedMs`: such a jump is not counted but put before
 *   the coordinator (`locked`), and so is every further one until it is decided.
 * - Wall more than 2 s behind: set back. The monotonic clock counts (`clock-back`).
 * `monoMs` must come from the same page as the clock's start; a reading older than the anchor changes nothing.
 */
export function tickClock(clock: ExamClock, reading: ClockReading, leftMs = Infinity): ClockTick {
  const monoMs = Math.max(0, reading.monoMs - clock.anchor.monoMs);
  const driftMs = Math.round(reading.wallMs - clock.anchor.wallMs - monoMs);
  if (driftMs > JUMP_THRESHOLD_MS) return jumpForward(clock, reading, { driftMs, leftMs });
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
  { owedMs, lockedMs } = NO_DEBTS,
): { readonly clock: ExamClock; readonly gap: { readonly gapMs: number; readonly verified: boolean } } {
  const gapMs = Math.round(reading.wallMs - last.wallMs);
  const verified = gapMs >= 0 && gapMs <= PLAUSIBLE_GAP_MS && (owedMs === 0 || gapMs < owedMs);
  const clock = startClock(reading, last.elapsedMs + Math.max(0, gapMs), { owedMs: owedAfterGap(owedMs, gapMs), lockedMs });
  return { clock, gap: { gapMs, verified } };
}

/** The same clock after the coordinator's code: what was locked is none of the participant's time. */
export function unlockClock(clock: ExamClock): ExamClock {
  return { ...clock, lockedMs: null };
}

/** What the record leaves outstanding; what `resumeClock` has to be told. */
export function debtsAfter(facts: readonly SittingFact[]): ClockDebts {
  return facts.reduce((debts, fact): ClockDebts => {
    const { owedMs, lockedMs } = debts;
    if (fact.type === "locked") return { owedMs, lockedMs: (lockedMs ?? 0) + fact.jumpMs };
    if (fact.type === "unlocked") return { owedMs, lockedMs: null };
    if (fact.type === "clock-back") return debtsAfterBack(debts, fact.backMs);
    if (fact.type === "clock-forward") return { owedMs: Math.max(0, owedMs - fact.forwardMs), lockedMs };
    return fact.type === "resumed" ? { owedMs: owedAfterGap(owedMs, fact.gapMs), lockedMs } : debts;
  }, NO_DEBTS);
}

function debtsAfterBack({ owedMs, lockedMs }: ClockDebts, backMs: number): ClockDebts {
  const takenMs = Math.min(backMs, lockedMs ?? 0);
  return { owedMs: owedMs + backMs - takenMs, lockedMs: lockedMs === null ? null : lockedMs - takenMs };
}

function owedAfterGap(owedMs: number, gapMs: number): number {
  if (gapMs < 0) return owedMs - gapMs;
  return gapMs >= owedMs ? 0 : owedMs;
}

interface Jump {
  readonly driftMs: number;
  readonly leftMs: number;
}

function jumpForward(clock: ExamClock, reading: ClockReading, { driftMs, leftMs }: Jump): ClockTick {
  const forwardMs = Math.min(driftMs, clock.owedMs);
  const gapMs = driftMs - forwardMs;
  const monoMs = Math.max(0, reading.monoMs - clock.anchor.monoMs);
  const leftAfterMonoMs = leftMs - (countedTo(clock, monoMs) - clock.elapsedMs);
  const isLocking = gapMs > 0 && (clock.lockedMs !== null || (leftAfterMonoMs > 0 && gapMs >= leftAfterMonoMs));
  const facts: SittingFact[] = [];
  if (forwardMs > 0) facts.push({ type: "clock-forward", forwardMs });
  if (gapMs > 0) facts.push(isLocking ? { type: "locked", jumpMs: gapMs } : { type: "gap", gapMs });
  const lockedMs = isLocking ? (clock.lockedMs ?? 0) + gapMs : clock.lockedMs;
  const elapsedMs = countedTo(clock, isLocking ? monoMs : monoMs + gapMs);
  return { clock: startClock(reading, elapsedMs, { owedMs: clock.owedMs - forwardMs, lockedMs }), facts };
}

function jumpBack(clock: ExamClock, reading: ClockReading, backMs: number): ClockTick {
  const elapsedMs = countedTo(clock, Math.max(0, reading.monoMs - clock.anchor.monoMs));
  return { clock: startClock(reading, elapsedMs, debtsAfterBack(clock, backMs)), facts: [{ type: "clock-back", backMs }] };
}

function countedTo(clock: ExamClock, sinceAnchorMs: number): number {
  return Math.max(clock.elapsedMs, Math.round(clock.anchor.elapsedMs + sinceAnchorMs));
}
