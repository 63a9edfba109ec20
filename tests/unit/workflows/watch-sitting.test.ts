import { describe, expect, test } from "vitest";
import type { PageSignal } from "#workflows/ports/page-signals.ts";
import type { ObservedFact } from "#workflows/take-exam-state.ts";
import { watchSitting } from "#workflows/watch-sitting.ts";
import { manualTime } from "../../support/manual-time.ts";

function watched() {
  const time = manualTime(0);
  const facts: ObservedFact[] = [];
  const screen = { itemId: "a1" as string | null, prints: 0, isWatched: true, sleptMs: 0 };
  let tell: (signal: PageSignal) => void = () => undefined;
  const pageSignals = {
    watch: (onSignal: (signal: PageSignal) => void) => {
      tell = onSignal;
      return () => {
        screen.isWatched = false;
      };
    },
  };
  const stop = watchSitting(
    { pageSignals, timer: time.timer },
    {
      usedMs: () => time.clock.monoMs() + screen.sleptMs,
      itemId: () => screen.itemId,
      errorCount: () => facts.filter(({ type }) => type === "error").length,
      observe: (fact) => facts.push(fact),
      onPrint: () => {
        screen.prints += 1;
      },
    },
  );
  return { time, facts, screen, stop, tell: (signal: PageSignal) => tell(signal) };
}

const LEFT = { kind: "left", way: "blurred" } as const;
const HIDDEN = { kind: "left", way: "hidden" } as const;
const RETURNED = { kind: "returned" } as const;

describe("attention", () => {
  test("less than half a second away is not recorded", async () => {
    const { time, facts, tell } = watched();
    tell(LEFT);
    await time.pass(499);
    tell(RETURNED);
    await time.pass(5_000);
    expect(facts).toEqual([]);
  });

  test("away is recorded after the grace, back with the whole time away", async () => {
    const { time, facts, screen, tell } = watched();
    tell(LEFT);
    screen.itemId = "a2";
    await time.pass(500);
    expect(facts).toEqual([{ type: "away", way: "blurred", itemId: "a1" }]);
    await time.pass(11_500);
    tell(RETURNED);
    expect(facts.slice(1)).toEqual([{ type: "back", awayMs: 12_000 }]);
  });

  test("blurred and then hidden is one absence; hidden within the grace is told as hidden", async () => {
    const { time, facts, tell } = watched();
    tell(LEFT);
    await time.pass(100);
    tell(HIDDEN);
    await time.pass(3_000);
    tell(HIDDEN);
    tell(RETURNED);
    tell(RETURNED);
    expect(facts).toEqual([
      { type: "away", way: "hidden", itemId: "a1" },
      { type: "back", awayMs: 3_100 },
    ]);
  });

  test("a machine whose timers slept records both on return", async () => {
    const { time, facts, screen, tell } = watched();
    tell(HIDDEN);
    await time.pass(100);
    screen.sleptMs = 90_000;
    tell(RETURNED);
    expect(facts).toEqual([
      { type: "away", way: "hidden", itemId: "a1" },
      { type: "back", awayMs: 90_100 },
    ]);
  });

  test("nothing is recorded after the watch ended", async () => {
    const { time, facts, screen, tell, stop } = watched();
    tell(LEFT);
    stop();
    await time.pass(10_000);
    expect(facts).toEqual([]);
    expect(screen.isWatched).toBe(false);
  });
});

describe("what else the browser tells", () => {
  test("full screen on and off", () => {
    const { facts, tell } = watched();
    tell({ kind: "full-screen", isFull: true });
    tell({ kind: "full-screen", isFull: false });
    expect(facts).toEqual([
      { type: "full-screen", isFull: true },
      { type: "full-screen", isFull: false },
    ]);
  });

  test("a print is refused, recorded with its item, and told", () => {
    const { facts, screen, tell } = watched();
    tell({ kind: "print" });
    expect(facts).toEqual([{ type: "refused", act: "print", itemId: "a1", length: 0 }]);
    expect(screen.prints).toBe(1);
  });

  test("errors are cut at 500 characters, without control characters, and no more than 20 are recorded", () => {
    const { facts, tell } = watched();
    for (let count = 0; count < 50; count += 1) tell({ kind: "failed", message: `\u0007${"x".repeat(499)}😀` });
    expect(facts).toHaveLength(20);
    const [first] = facts;
    expect(first?.type === "error" && first.message).toBe("x".repeat(499));
  });
});
