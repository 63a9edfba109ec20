import { expect, test } from "vitest";
import type { SittingFact } from "#domain/sitting/sitting-event.ts";
import { itemTraces } from "#domain/submission/item-traces.ts";

const event = (seq: number, elapsedMs: number, fact: SittingFact) => ({
  seq,
  atMs: 1_000 + elapsedMs,
  elapsedMs,
  epoch: 1,
  fact,
  hash: "",
});
const responded = (itemId: string): SittingFact => ({
  type: "responded",
  itemId,
  response: { kind: "choice", letters: ["A"] },
  composing: false,
});

test("time on screen runs from each visit to the next, to the end for the last item", () => {
  const traces = itemTraces({
    elapsedMs: 100,
    events: [
      event(0, 0, { type: "started", language: "en" }),
      event(1, 0, { type: "visited", itemId: "a" }),
      event(2, 10, responded("a")),
      event(3, 30, { type: "visited", itemId: "b" }),
      event(4, 50, { type: "visited", itemId: "a" }),
      event(5, 70, responded("a")),
    ],
  });
  expect(traces.get("a")).toEqual({ firstSeenAtMs: 1_000, lastChangedAtMs: 1_070, changeCount: 2, onScreenMs: 80 });
  expect(traces.get("b")).toEqual({ firstSeenAtMs: 1_030, lastChangedAtMs: null, changeCount: 0, onScreenMs: 20 });
});

test("without a record there are no traces", () => {
  expect(itemTraces({ elapsedMs: 5, events: [] }).size).toBe(0);
});
