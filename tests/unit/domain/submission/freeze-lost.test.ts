import { describe, expect, it } from "vitest";
import { freezeLost } from "#domain/submission/freeze-lost.ts";
import { verifySubmission } from "#domain/submission/verify-submission.ts";
import { MACHINE_EXAM } from "../../../support/exam-machine.ts";
import { NO_GRANTS } from "../../../support/no-grants.ts";
import { record, START } from "../../../support/sitting-record.ts";

const [first] = MACHINE_EXAM.items;
const itemId = first?.id ?? "";
const events = record([
  { type: "started", language: "en" },
  { type: "visited", itemId },
  { type: "responded", itemId, response: { kind: "choice", letters: ["B"] }, composing: false },
]);
const heartbeat = { elapsedMs: 60_000, wallMs: 61_000 };

describe("freezeLost", () => {
  it("gives the responses as far as the record goes, ended by the last sign of life", () => {
    const lost = freezeLost({ start: START, events, heartbeat }, MACHINE_EXAM);
    expect(lost.responses).toHaveLength(MACHINE_EXAM.items.length);
    expect(lost.responses[0]).toEqual({ itemId, response: { kind: "choice", letters: ["B"] }, state: "ok", raw: null });
    expect(lost.source).toMatchObject({ closedBy: "lost", elapsedMs: 60_000, finishedAtMs: 61_000, events });
    expect(lost.submissionId).toBe(START.sittingId);
  });

  it("stands the verification but for having no end", () => {
    const lost = freezeLost({ start: START, events, heartbeat }, MACHINE_EXAM);
    expect(verifySubmission(lost, MACHINE_EXAM, NO_GRANTS).map(({ code }) => code)).toEqual(["submission-incomplete"]);
  });

  it("ends no earlier than its last event", () => {
    const { source } = freezeLost({ start: START, events, heartbeat: { elapsedMs: 0, wallMs: 0 } }, MACHINE_EXAM);
    expect([source.elapsedMs, source.finishedAtMs]).toEqual([2_000, 2_000]);
  });

  it("requires the sitting's own exam and a record", () => {
    const other = { ...MACHINE_EXAM, examHash: "0".repeat(64) };
    expect(() => freezeLost({ start: START, events, heartbeat }, other)).toThrow(RangeError);
    expect(() => freezeLost({ start: START, events: [], heartbeat }, MACHINE_EXAM)).toThrow(RangeError);
  });
});
