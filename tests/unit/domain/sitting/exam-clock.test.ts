import { describe, expect, test } from "vitest";
import { JUMP_THRESHOLD_MS, debtsAfter, PLAUSIBLE_GAP_MS, resumeClock, startClock, tickClock } from "#domain/sitting/exam-clock.ts";
import type { ExamClock } from "#domain/sitting/exam-clock.ts";

const MINUTE = 60_000;
const start = { monoMs: 500, wallMs: 1_000_000 };

function after(clock: ExamClock, monoMs: number, wallMs: number) {
  return tickClock(clock, { monoMs: start.monoMs + monoMs, wallMs: start.wallMs + wallMs });
}

describe("tickClock", () => {
  test("counts the larger of the two clocks while they agree, and says nothing", () => {
    expect(after(startClock(start), 1_000, 1_000)).toMatchObject({ clock: { elapsedMs: 1_000 }, facts: [] });
    expect(after(startClock(start), 1_000, 1_900)).toMatchObject({ clock: { elapsedMs: 1_900 }, facts: [] });
    expect(after(startClock(start), 1_900, 1_000)).toMatchObject({ clock: { elapsedMs: 1_900 }, facts: [] });
  });

  test("a lead of the wall clock that melts away again takes nothing back", () => {
    const led = after(startClock(start), 1_000, 2_900).clock;
    expect(after(led, 1_100, 1_100).clock.elapsedMs).toBe(2_900);
    expect(after(led, 3_000, 3_000).clock.elapsedMs).toBe(3_000);
  });

  test("rounding does not add up over thousands of ticks", () => {
    let clock = startClock(start);
    for (let second = 1; second <= 7_200; second += 1) {
      clock = after(clock, second * 1_000 + (second % 3) * 0.7, second * 1_000 + (second % 5) - 2).clock;
    }
    expect(clock.elapsedMs).toBeGreaterThanOrEqual(7_200_000);
    expect(clock.elapsedMs).toBeLessThan(7_200_005);
  });

  test("the threshold itself is drift, one more is a jump", () => {
    expect(after(startClock(start), 0, JUMP_THRESHOLD_MS).facts).toEqual([]);
    expect(after(startClock(start), 0, JUMP_THRESHOLD_MS + 1).facts).toEqual([{ type: "gap", gapMs: JUMP_THRESHOLD_MS + 1 }]);
    expect(after(startClock(start), JUMP_THRESHOLD_MS, 0).facts).toEqual([]);
    expect(after(startClock(start), JUMP_THRESHOLD_MS + 1, 0).facts).toEqual([{ type: "clock-back", backMs: JUMP_THRESHOLD_MS + 1 }]);
  });

  test("a wall clock 30 min ahead in 2 s is used time and one gap", () => {
    const { clock, facts } = after(startClock(start), 2_000, 30 * MINUTE);
    expect(facts).toEqual([{ type: "gap", gapMs: 30 * MINUTE - 2_000 }]);
    expect(clock.elapsedMs).toBe(30 * MINUTE);
    expect(after(clock, 3_000, 30 * MINUTE + 1_000)).toMatchObject({ clock: { elapsedMs: 30 * MINUTE + 1_000 }, facts: [] });
  });

  test("a wall clock set back 45 min: time goes on, the lag is owed", () => {
    const { clock, facts } = after(startClock(start, 60 * MINUTE), 1_000, 1_000 - 45 * MINUTE);
    expect(facts).toEqual([{ type: "clock-back", backMs: 45 * MINUTE }]);
    expect(clock).toMatchObject({ elapsedMs: 60 * MINUTE + 1_000, owedMs: 45 * MINUTE });
  });

  test("a forward jump cancels what is owed first; only the rest is used", () => {
    const owing = after(startClock(start), 1_000, 1_000 - 45 * MINUTE).clock;
    const { clock, facts } = after(owing, 2_000, 2_000 + 15 * MINUTE);
    expect(facts).toEqual([
      { type: "clock-forward", forwardMs: 45 * MINUTE },
      { type: "gap", gapMs: 15 * MINUTE },
    ]);
    expect(clock).toMatchObject({ elapsedMs: 2_000 + 15 * MINUTE, owedMs: 0 });
  });

  test("a partial correction leaves the rest owed", () => {
    const owing = after(startClock(start), 1_000, 1_000 - 45 * MINUTE).clock;
    const { clock, facts } = after(owing, 2_000, 2_000 - 30 * MINUTE);
    expect(facts).toEqual([{ type: "clock-forward", forwardMs: 15 * MINUTE }]);
    expect(clock).toMatchObject({ elapsedMs: 2_000, owedMs: 30 * MINUTE });
  });

  test("a reading from before the start changes nothing", () => {
    expect(after(startClock(start, 700), -400, -400)).toEqual({ clock: startClock(start, 700), facts: [] });
  });
});

describe("resumeClock", () => {
  const last = { elapsedMs: 10 * MINUTE, wallMs: start.wallMs };
  const at = (wallMs: number) => ({ monoMs: 3, wallMs: start.wallMs + wallMs });

  test("wall time since the last sign of life is used", () => {
    const { clock, gap } = resumeClock(last, at(4 * MINUTE));
    expect(clock.elapsedMs).toBe(14 * MINUTE);
    expect(gap).toEqual({ gapMs: 4 * MINUTE, verified: true });
  });

  test("a negative gap counts nothing, is unverified and owed", () => {
    const { clock, gap } = resumeClock(last, at(-5 * MINUTE));
    expect(clock).toMatchObject({ elapsedMs: 10 * MINUTE, owedMs: 5 * MINUTE });
    expect(gap).toEqual({ gapMs: -5 * MINUTE, verified: false });
  });

  test("a day counts and is verified, more counts and is not", () => {
    expect(resumeClock(last, at(PLAUSIBLE_GAP_MS)).gap).toMatchObject({ verified: true });
    expect(resumeClock(last, at(PLAUSIBLE_GAP_MS + 1))).toMatchObject({
      clock: { elapsedMs: 10 * MINUTE + PLAUSIBLE_GAP_MS + 1 },
      gap: { verified: false },
    });
  });

  test("a gap in which an earlier setting back may have been corrected counts, unverified, and nothing is owed any more", () => {
    expect(resumeClock(last, at(50 * MINUTE), { owedMs: 45 * MINUTE, lockedMs: null })).toMatchObject({
      clock: { elapsedMs: 60 * MINUTE, owedMs: 0 },
      gap: { verified: false },
    });
    expect(resumeClock(last, at(5 * MINUTE), { owedMs: 45 * MINUTE, lockedMs: null })).toMatchObject({
      clock: { owedMs: 45 * MINUTE },
      gap: { verified: true },
    });
  });
});

test("debtsAfter reads from the record what the clock of the closed page knew", () => {
  expect(debtsAfter([])).toEqual({ owedMs: 0, lockedMs: null });
  expect(
    debtsAfter([
      { type: "clock-back", backMs: 50 },
      { type: "clock-forward", forwardMs: 20 },
      { type: "gap", gapMs: 9 },
    ]),
  ).toEqual({ owedMs: 30, lockedMs: null });
  expect(
    debtsAfter([
      { type: "clock-back", backMs: 50 },
      { type: "resumed", gapMs: 10, verified: true, buildId: "b1" },
    ]),
  ).toEqual({ owedMs: 50, lockedMs: null });
  expect(
    debtsAfter([
      { type: "clock-back", backMs: 50 },
      { type: "resumed", gapMs: 60, verified: false, buildId: "b1" },
    ]),
  ).toEqual({ owedMs: 0, lockedMs: null });
  expect(debtsAfter([{ type: "resumed", gapMs: -40, verified: false, buildId: "b1" }])).toEqual({ owedMs: 40, lockedMs: null });
});
