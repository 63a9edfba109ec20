import { describe, expect, test } from "vitest";
import { chainEvent, replay, startHashOf, verifyChain } from "#domain/sitting/event-chain.ts";
import type { ChainedEvent } from "#domain/sitting/sitting-event.ts";
import { record, START, wholeRecord } from "../../../support/sitting-record.ts";

const events = wholeRecord([
  { type: "visited", itemId: "a1" },
  { type: "responded", itemId: "a1", response: { kind: "choice", letters: ["B"] }, composing: false },
]);

function changed(seq: number, change: Partial<ChainedEvent>): ChainedEvent[] {
  return events.map((event) => (event.seq === seq ? { ...event, ...change } : event));
}

describe("verifyChain", () => {
  test("gives the newest hash of a whole record, the start's of an empty one", () => {
    expect(verifyChain(START, events)).toEqual({ ok: true, value: events[3]?.hash });
    expect(verifyChain(START, [])).toEqual({ ok: true, value: startHashOf(START) });
  });

  test.each([
    ["a changed fact", changed(2, { fact: { type: "visited", itemId: "b1" } }), 2, "hash"],
    ["a changed time", changed(1, { atMs: 7 }), 1, "hash"],
    ["a changed owner", changed(3, { epoch: 2 }), 3, "hash"],
    ["a dropped event", events.filter((event) => event.seq !== 1), 1, "seq"],
    ["swapped events", [events[0], events[2], events[1], events[3]].flatMap((event) => event ?? []), 1, "seq"],
  ])("names the first event broken by %s", (_what, broken, seq, reason) => {
    expect(verifyChain(START, broken)).toEqual({ ok: false, error: { seq, reason } });
  });

  test("the chain belongs to its start", () => {
    expect(verifyChain({ ...START, durationMs: START.durationMs + 1 }, events)).toEqual({ ok: false, error: { seq: 0, reason: "hash" } });
  });

  test("exam time may not fall, however well it is chained", () => {
    const fallen = record([
      { type: "started", language: "zh" },
      { fact: { type: "visited", itemId: "a1" }, at: { elapsedMs: 5_000 } },
      { type: "visited", itemId: "b1" },
    ]);
    expect(verifyChain(START, fallen)).toEqual({ ok: false, error: { seq: 2, reason: "elapsed" } });
  });

  test("what hangs on an event besides the record is not covered, and not kept", () => {
    const extra = { ...events[0], extra: 1 } as ChainedEvent & { extra: number };
    expect(chainEvent(startHashOf(START), extra)).not.toHaveProperty("extra");
  });
});

describe("replay", () => {
  test("leads to the sitting", () => {
    expect(replay(START, events)).toMatchObject({
      status: "submitted",
      closedBy: "participant",
      lastSeq: 3,
      elapsedMs: 3_000,
      headHash: events[3]?.hash,
    });
  });

  test("requires every event", () => {
    expect(() => replay(START, events.slice(1))).toThrow(RangeError);
  });
});
