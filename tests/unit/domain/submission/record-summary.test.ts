import { expect, test } from "vitest";
import { summariseRecord } from "#domain/submission/record-summary.ts";
import { START, submissionOfRecord, wholeRecord } from "../../../support/sitting-record.ts";

const itemId = "a";

test("counts every kind of thing a record tells, and adds up its times", () => {
  const events = wholeRecord([
    { type: "visited", itemId },
    { type: "full-screen", isFull: true },
    { type: "full-screen", isFull: false },
    { type: "away", way: "blurred", itemId },
    { type: "back", awayMs: 1_000 },
    { type: "refused", act: "paste", itemId, length: 3 },
    { type: "refused", act: "paste", itemId, length: 4 },
    { type: "refused", act: "drop", itemId, length: 5 },
    { type: "refused", act: "print", itemId, length: 0 },
    { type: "tool", tool: "scratch-pad", isOpen: true },
    { type: "tool", tool: "scratch-pad", isOpen: false },
    { type: "tool", tool: "calculator", isOpen: true },
    { type: "calculated", expression: "1+1", result: "2" },
    { type: "gap", gapMs: 7 },
    { type: "clock-back", backMs: 20 },
    { type: "clock-forward", forwardMs: 20 },
    { type: "locked", jumpMs: 30 },
    { type: "unlocked", code: "c", reason: "clock" },
    { type: "granted", code: "d", extraMs: 60_000, reason: "machine" },
    { type: "granted", code: "e", extraMs: 40_000, reason: "other" },
    { type: "save-failed", kind: "quota", attempts: 3, failedMs: 11 },
    { type: "stale-refused", count: 4 },
    { type: "backed-up" },
    { type: "restored" },
    { type: "resumed", gapMs: 500, verified: true, buildId: "b1" },
    { type: "resumed", gapMs: -200, verified: false, buildId: "b1" },
    { type: "error", message: "oh" },
  ]);
  expect(summariseRecord(submissionOfRecord(events).source)).toEqual({
    allowedMs: START.durationMs + 100_000,
    language: "en",
    eventCount: 29,
    seenCount: 1,
    openedCount: 3,
    closedMs: 500,
    gapCount: 1,
    gapMs: 7,
    clockBackCount: 1,
    clockBackMs: 20,
    clockForwardCount: 1,
    lockedCount: 1,
    lockedMs: 30,
    unlockedCount: 1,
    grantCount: 2,
    extraMs: 100_000,
    awayCount: 1,
    awayMs: 1_000,
    fullScreenExitCount: 1,
    refusedPasteCount: 2,
    refusedDropCount: 1,
    refusedPrintCount: 1,
    calculationCount: 1,
    scratchPadCount: 1,
    saveFailedCount: 1,
    saveFailedMs: 11,
    staleRefusedCount: 4,
    backupCount: 1,
    restoredCount: 1,
    errorCount: 1,
  });
});

test("a record that is not at hand counts nothing", () => {
  const { source } = submissionOfRecord(wholeRecord());
  const summary = summariseRecord({ ...source, events: [] });
  expect(summary).toMatchObject({ allowedMs: START.durationMs, language: null });
  const counts = Object.entries(summary).filter(([name]) => name !== "allowedMs" && name !== "language");
  expect(new Set(counts.map(([, count]) => count))).toEqual(new Set([0]));
});
