import { describe, expect, it } from "vitest";
import { lateHandIns } from "#workflows/late-hand-ins.ts";
import type { HandIns, HandInView } from "#workflows/hand-in.ts";

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
    let openCount = 0;
    const late = lateHandIns({
      hasAny: async () => false,
      open: async () => {
        openCount += 1;
        return handIns().opened;
      },
    });
    await late.look();
    late.tryNow("s");
    expect([openCount, late.view("s")]).toEqual([0, null]);
  });

  it("speaks for what was fetched, and listens to it once", async () => {
    const { opened, calls } = handIns();
    let changeCount = 0;
    const late = lateHandIns({ hasAny: async () => true, open: async () => opened });
    const stop = late.subscribe(() => (changeCount += 1));
    await Promise.all([late.look(), late.look()]);
    late.tryNow("s");
    expect({ changeCount, calls, view: late.view("s") }).toEqual({ changeCount: 2, calls: ["look", "look", "s"], view: VIEW });
    stop();
    await late.look();
    expect(changeCount).toBe(2);
  });

  it("tries again at the next look where the fetch failed, and where the database does not say", async () => {
    const { opened, calls } = handIns();
    let openCount = 0;
    const late = lateHandIns({
      hasAny: () => Promise.reject(new Error("closed")),
      open: () => ((openCount += 1) === 1 ? Promise.reject(new Error("offline")) : Promise.resolve(opened)),
    });
    await late.look();
    expect(late.view("s")).toBeNull();
    await late.look();
    expect([openCount, calls]).toEqual([2, ["look"]]);
  });
});
