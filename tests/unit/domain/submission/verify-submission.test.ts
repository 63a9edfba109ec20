import { describe, expect, test } from "vitest";
import type { ParticipantSubmission } from "#domain/submission/submission.ts";
import { receiptOfSubmission } from "#domain/submission/receipt.ts";
import { verifySubmission } from "#domain/submission/verify-submission.ts";
import type { Response } from "#domain/exam/response.ts";
import { MACHINE_EXAM } from "../../../support/exam-machine.ts";
import { modelSubmissionOf } from "../../../support/small-study.ts";
import { record, START, submissionOfRecord, wholeRecord, type Told } from "../../../support/sitting-record.ts";
import { choice, shortAnswer, typesOnly } from "../../../support/sitting-facts.ts";
import { NO_GRANTS } from "../../../support/no-grants.ts";

const MINUTE = 60_000;
const sound = submissionOfRecord(wholeRecord([{ type: "visited", itemId: "a1" }, responded("a1", choice("B"))]));

function responded(itemId: string, response: Response): Told {
  return { type: "responded", itemId, response, composing: false };
}

function codes(submission: ParticipantSubmission): string[] {
  return verifySubmission(submission, MACHINE_EXAM, NO_GRANTS).map((issue) => issue.code);
}

/** A forger's copy: source and facts changed, the receipt made to fit again. */
function forged(change: Partial<ParticipantSubmission>, source: Partial<ParticipantSubmission["source"]> = {}): ParticipantSubmission {
  const copy = { ...sound, ...change, source: { ...sound.source, ...source } };
  return { ...copy, source: { ...copy.source, receipt: receiptOfSubmission(copy, copy.source) } };
}

describe("verifySubmission", () => {
  test("finds nothing in a sound submission, and does not look at a model's", () => {
    expect(verifySubmission(sound, MACHINE_EXAM, NO_GRANTS)).toEqual([]);
    expect(verifySubmission(modelSubmissionOf("m", []), MACHINE_EXAM, NO_GRANTS)).toEqual([]);
  });

  test("another exam, or another version of it, ends the matter", () => {
    expect(verifySubmission(sound, { ...MACHINE_EXAM, examHash: "a".repeat(64) }, NO_GRANTS)).toEqual([
      { code: "submission-exam", severity: "error", place: {}, params: { expected: "aaaaaaaa", found: MACHINE_EXAM.examHash.slice(0, 8) } },
    ]);
  });

  test("a changed response is told by receipt and replay, and by replay alone when the receipt was forged", () => {
    const responses = sound.responses.map((response) => (response.itemId === "a1" ? { ...response, response: choice("C") } : response));
    expect(codes({ ...sound, responses })).toEqual(["submission-receipt", "submission-replay"]);
    expect(codes(forged({ responses }))).toEqual(["submission-replay"]);
  });

  test("a changed event breaks the chain and is named", () => {
    const events = sound.source.events.map((event) => (event.seq === 2 ? { ...event, atMs: 0 } : event));
    const issue = verifySubmission(forged({}, { events }), MACHINE_EXAM, NO_GRANTS)[0];
    expect(issue).toMatchObject({ code: "submission-chain", place: { path: "events[2]" }, params: { seq: 3, reason: "hash" } });
  });

  test("an ending, an id or a header other than the record's", () => {
    expect(codes(forged({}, { finishedAtMs: 999 }))).toEqual(["submission-incomplete"]);
    expect(codes(forged({ submissionId: "other" }))).toEqual(["submission-identity"]);
    expect(codes(forged({ simulated: true }))).toEqual(["submission-identity"]);
  });

  test("items left out, a start or an end missing or double", () => {
    expect(codes(forged({ responses: sound.responses.slice(0, 3) }))).toEqual(["submission-incomplete"]);
    const told: Told[][] = [
      [
        { type: "visited", itemId: "a1" },
        { type: "submitted", closedBy: "participant" },
      ],
      [
        { type: "started", language: "en" },
        { type: "started", language: "en" },
        { type: "submitted", closedBy: "participant" },
      ],
      [
        { type: "started", language: "en" },
        { type: "submitted", closedBy: "deadline" },
        { type: "submitted", closedBy: "participant" },
      ],
    ];
    for (const facts of told) expect(codes(submissionOfRecord(record(facts)))).toEqual(["submission-incomplete"]);
  });

  test("responses no form could give: kind, letters, order, number, unknown labels, an item that is none", () => {
    const misfits = [
      responded("a1", typesOnly("T01")),
      responded("a1", choice("F")),
      responded("a1", choice("A", "B")),
      responded("b1", choice("C", "A")),
      responded("c1", choice("A")),
      responded("c1", shortAnswer({ errorTypes: ["T01"], unknownTypes: ["?"] })),
      responded("c1", typesOnly("T01", "T01")),
    ];
    for (const misfit of misfits) expect(codes(submissionOfRecord(wholeRecord([misfit])))).toEqual(["submission-misfit"]);
  });
});

describe("time", () => {
  const end = { type: "submitted", closedBy: "participant" } as const;
  const withTimes = (told: readonly Told[]): string[] => codes(submissionOfRecord(record([{ type: "started", language: "en" }, ...told])));

  test("a response or an end beyond the time allowed is late, by exam time or by the wall", () => {
    const at = { atMs: 61 * MINUTE, elapsedMs: 61 * MINUTE };
    expect(withTimes([{ fact: end, at }])).toEqual(["submission-late"]);
    expect(withTimes([{ fact: end, at: { atMs: 61 * MINUTE, elapsedMs: 10 * MINUTE } }])).toEqual(["submission-late"]);
    expect(withTimes([{ fact: end, at: { atMs: 60 * MINUTE, elapsedMs: 60 * MINUTE } }])).toEqual([]);
  });

  test("wall time that the record does not account for", () => {
    expect(withTimes([{ fact: end, at: { atMs: 40 * MINUTE, elapsedMs: 10 * MINUTE } }])).toEqual(["submission-clock"]);
  });

  test("gaps of a minute in all, clocks set back and unverified gaps are warnings", () => {
    const facts: Told[] = [
      { type: "gap", gapMs: 30_000 },
      { type: "resumed", gapMs: 30_000, verified: true, buildId: "b1" },
      { type: "clock-back", backMs: 90_000 },
      { type: "resumed", gapMs: -1, verified: false, buildId: "b1" },
      end,
    ];
    const issues = verifySubmission(submissionOfRecord(record([{ type: "started", language: "en" }, ...facts])), MACHINE_EXAM, NO_GRANTS);
    expect(issues.map(({ code, severity, params }) => [code, severity, params])).toEqual([
      ["submission-gap", "warning", { minutes: 1 }],
      ["submission-clock-back", "warning", { minutes: 2 }],
      ["submission-unverified", "warning", { count: 1 }],
    ]);
  });

  test("a sitting brought back from a backup says so, and not that its gap cannot be relied on", () => {
    const facts: Told[] = [{ type: "restored" }, { type: "resumed", gapMs: 20_000, verified: false, buildId: "b1" }, end];
    const issues = verifySubmission(submissionOfRecord(record([{ type: "started", language: "en" }, ...facts])), MACHINE_EXAM, NO_GRANTS);
    expect(issues.map(({ code, severity, params }) => [code, severity, params])).toEqual([
      ["submission-restored", "warning", { count: 1 }],
    ]);
  });

  test("the start's own time is the record's: another duration is another chain", () => {
    expect(codes(forged({}, { start: { ...START, durationMs: 99 * MINUTE } }))).toContain("submission-chain");
  });
});
