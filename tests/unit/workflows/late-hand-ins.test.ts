import { describe, expect, it } from "vitest";
import { lateHandIns } from "#workflows/late-hand-ins.ts";
import type { HandIns, HandInView } from "#workflows/hand-in.ts";
import { manualTime } from "../../support/manual-time.ts";

const NOW_MS = Date.UTC(2026, 2, 9, 8);
const VIEW: HandInView = { state: { kind: "acknowledged", by: "stored", atMs: 1, tries: 1 }, isSending: false };

function handIns() {
  const calls: string[] = [];
  const listeners: (() => void)[] = [];
  const opened: HandIns = {
    look: async () => {
      calls.push("look");
      listeners.forEach((listener) => listener());
    },
    view: () => VIEW,
    subscribe: (listener) => {
      listeners.push(listener);
      return () => undefined;
    },
    tryNow: (sittingId) => void calls.push(sittingId),
  };
  return { opened, calls };
}

describe("lateHandIns", () => {
  it("fetches nothing while there is nothing to hand in", async () => {
    const { late, openCount } = machine({ hasAny: async () => false, opened: handIns().opened });
    await late.look();
    late.tryNow("s");
    await late.look();
    expect([openCount(), late.view("s")]).toEqual([0, null]);
  });

  it("speaks for what was fetched, and listens to it once", async () => {
    const { opened, calls } = handIns();
    let changeCount = 0;
    const { late } = machine({ hasAny: async () => true, opened });
    const stop = late.subscribe(() => (changeCount += 1));
    await Promise.all([late.look(), late.look()]);
    late.tryNow("s");
    expect({ changeCount, calls, view: late.view("s") }).toEqual({ changeCount: 2, calls: ["look", "look", "s"], view: VIEW });
    stop();
    await late.look();
    expect(changeCount).toBe(2);
  });

  it("says that nobody knows while the fetch fails, and tries again by itself, at a look and when asked", async () => {
    const { opened, calls } = handIns();
    const { late, openCount, time } = machine({ failures: 3, opened, hasAny: () => Promise.reject(new Error("closed")) });
    const seen: (HandInView | null)[] = [];
    late.subscribe(() => seen.push(late.view("s")));
    await late.look();
    const unknown = { state: { kind: "unknown", nextAtMs: NOW_MS + 30_000 }, isSending: false };
    expect(late.view("s")).toEqual(unknown);
    expect(late.view("s")).toBe(late.view("s"));
    late.tryNow("s");
    await late.look();
    expect([openCount(), calls]).toEqual([3, []]);
    await time.pass(30_000);
    expect([openCount(), calls, late.view("s")]).toEqual([4, ["look"], VIEW]);
    expect(seen).toContainEqual(unknown);
    expect(seen.at(-1)).toEqual(VIEW);
    await time.pass(600_000);
    expect(openCount()).toBe(4);
  });
});

interface MachineOptions {
  readonly opened: HandIns;
  readonly hasAny: () => Promise<boolean>;
  /** How often the program does not come. */
  readonly failures?: number;
}

function machine({ opened, hasAny, failures = 0 }: MachineOptions) {
  let openCount = 0;
  const time = manualTime(NOW_MS);
  const open = async () => ((openCount += 1) <= failures ? Promise.reject(new Error("planned: offline")) : opened);
  return { late: lateHandIns({ hasAny, open, ...time }), openCount: () => openCount, time };
}
