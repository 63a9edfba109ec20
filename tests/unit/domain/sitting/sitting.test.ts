import { describe, expect, test } from "vitest";
import { replay } from "#domain/sitting/event-chain.ts";
import { remainingMs } from "#domain/sitting/sitting.ts";
import { record, START, wholeRecord, type Told } from "../../../support/sitting-record.ts";

const started: Told = { type: "started", language: "en" };

describe("advance", () => {
  test("keeps the newest response, flags as last set, and every visit", () => {
    const sitting = replay(
      START,
      record([
        started,
        { type: "visited", itemId: "a1" },
        { type: "responded", itemId: "a1", response: { kind: "choice", letters: ["A"] }, composing: false },
        { type: "responded", itemId: "a1", response: { kind: "choice", letters: ["B"] }, composing: false },
        { type: "flagged", itemId: "a1", flagged: true },
        { type: "flagged", itemId: "b1", flagged: true },
        { type: "flagged", itemId: "a1", flagged: false },
        { type: "visited", itemId: "b1" },
      ]),
    );
    expect([...sitting.responses]).toEqual([["a1", { kind: "choice", letters: ["B"] }]]);
    expect([...sitting.flagged]).toEqual(["b1"]);
    expect([...sitting.visited]).toEqual(["a1", "b1"]);
  });

  test("facts of the clock change only the time used", () => {
    const gap: Told = { fact: { type: "gap", gapMs: 60_000 }, at: { elapsedMs: 61_000 } };
    expect(replay(START, record([started, gap]))).toMatchObject({ status: "in-progress", elapsedMs: 61_000, visited: new Set() });
  });

  test("the end is when and how the record says", () => {
    expect(replay(START, wholeRecord())).toMatchObject({ status: "submitted", closedBy: "participant", finishedAtMs: 1_000 });
  });
});

test("remainingMs counts from what is used on screen or in the record, whichever is more, and never below 0", () => {
  const sitting = replay(START, record([started, { fact: { type: "visited", itemId: "a1" }, at: { elapsedMs: 600_000 } }]));
  expect(remainingMs(sitting, 0)).toBe(3_000_000);
  expect(remainingMs(sitting, 900_000)).toBe(2_700_000);
  expect(remainingMs(sitting, 9_000_000)).toBe(0);
});
