import { expect, test } from "vitest";
import { itemTraces } from "#domain/submission/item-traces.ts";
import { START } from "../../../support/sitting-record.ts";
import { responded, timed } from "../../../support/timed-events.ts";

const start = { ...START, durationMs: 60 };

test("time on screen runs from each visit to the next, to the end for the last item", () => {
  const traces = itemTraces({
    start,
    elapsedMs: 100,
    events: timed([
      [0, { type: "started", language: "en" }],
      [0, { type: "visited", itemId: "a" }],
      [10, responded("a")],
      [30, { type: "visited", itemId: "b" }],
      [35, { type: "away", way: "blurred", itemId: "b" }],
      [45, { type: "back", awayMs: 10 }],
      [50, { type: "visited", itemId: "a" }],
      [70, responded("a")],
    ]),
  });
  expect(traces.get("a")).toEqual({
    firstSeenAtMs: 1_000,
    firstChangedAtMs: 1_010,
    lastChangedAtMs: 1_070,
    inStandardTime: false,
    visitCount: 2,
    changeCount: 2,
    onScreenMs: 80,
    absentMs: 0,
  });
  expect(traces.get("b")).toEqual({
    firstSeenAtMs: 1_030,
    firstChangedAtMs: null,
    lastChangedAtMs: null,
    inStandardTime: null,
    visitCount: 1,
    changeCount: 0,
    onScreenMs: 20,
    absentMs: 10,
  });
});

test("case 8: a response given up to the standard duration is told apart from one in extra time", () => {
  const traces = itemTraces({
    start,
    elapsedMs: 90,
    events: timed([
      [60, responded("a")],
      [61, responded("b")],
    ]),
  });
  expect(traces.get("a")?.inStandardTime).toBe(true);
  expect(traces.get("b")?.inStandardTime).toBe(false);
});

test("absences that overlap count once, and only while the item is on screen", () => {
  const traces = itemTraces({
    start,
    elapsedMs: 100,
    events: timed([
      [0, { type: "visited", itemId: "a" }],
      [20, { type: "away", way: "hidden", itemId: "a" }],
      [60, { type: "gap", gapMs: 30 }],
      [70, { type: "back", awayMs: 50 }],
      [80, { type: "visited", itemId: "b" }],
    ]),
  });
  expect(traces.get("a")?.absentMs).toBe(50);
  expect(traces.get("b")?.absentMs).toBe(0);
});

test("without a record there are no traces", () => {
  expect(itemTraces({ start, elapsedMs: 5, events: [] }).size).toBe(0);
});
