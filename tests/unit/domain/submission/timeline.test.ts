import { describe, expect, test } from "vitest";
import { buildTimeline } from "#domain/submission/timeline.ts";
import { responded, timed } from "../../../support/timed-events.ts";

describe("buildTimeline", () => {
  test("visits run to the next visit or the end, with the responses stored meanwhile", () => {
    const events = timed([
      [0, { type: "visited", itemId: "a" }],
      [5, responded("a")],
      [10, { type: "visited", itemId: "b" }],
      [12, responded("b")],
      [20, { type: "visited", itemId: "a" }],
      [30, responded("a")],
    ]);
    expect(buildTimeline({ events, elapsedMs: 30 }).visits).toEqual([
      { itemId: "a", fromMs: 0, toMs: 10, fromAtMs: 1_000, changedAtMs: [5] },
      { itemId: "b", fromMs: 10, toMs: 20, fromAtMs: 1_010, changedAtMs: [12] },
      { itemId: "a", fromMs: 20, toMs: 30, fromAtMs: 1_020, changedAtMs: [30] },
    ]);
  });

  test("absences: away to back, gaps, closed pages; a page opened again ends being away; one that never came back lasts to the end", () => {
    const events = timed([
      [10, { type: "away", way: "blurred", itemId: null }],
      [20, { type: "back", awayMs: 10 }],
      [50, { type: "gap", gapMs: 25 }],
      [60, { type: "away", way: "hidden", itemId: "a" }],
      [90, { type: "resumed", gapMs: 20, verified: true, buildId: "b" }],
      [95, { type: "resumed", gapMs: -4, verified: false, buildId: "b" }],
      [97, { type: "away", way: "hidden", itemId: "a" }],
    ]);
    expect(buildTimeline({ events, elapsedMs: 100 }).absences).toEqual([
      { kind: "away", fromMs: 10, toMs: 20 },
      { kind: "gap", fromMs: 25, toMs: 50 },
      { kind: "closed", fromMs: 70, toMs: 90 },
      { kind: "away", fromMs: 60, toMs: 90 },
      { kind: "away", fromMs: 97, toMs: 100 },
    ]);
  });

  test("marks leave out visits, responses, returns, scratch pad and the host's clock, and keep the rest in order", () => {
    const events = timed([
      [0, { type: "started", language: "en" }],
      [1, { type: "visited", itemId: "a" }],
      [2, { type: "witness", offsetMs: 1, roundTripMs: 2 }],
      [3, { type: "granted", code: "AAAAA-AAAAA", extraMs: 5, reason: "machine" }],
      [4, { type: "scratched", text: "x" }],
      [5, { type: "submitted", closedBy: "participant" }],
    ]);
    expect(buildTimeline({ events, elapsedMs: 5 }).marks.map(({ fact }) => fact.type)).toEqual(["started", "granted", "submitted"]);
  });
});
