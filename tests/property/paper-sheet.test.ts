import fc from "fast-check";
import { expect, test } from "vitest";
import { ERROR_TYPES } from "#domain/exam/error-type.ts";
import type { Item } from "#domain/exam/exam.ts";
import type { Response } from "#domain/exam/response.ts";
import { paperProgress, untypedItems } from "#domain/paper/compare-entries.ts";
import { tidyResponse, type PaperEntry, type PaperResponse, type SettledResponse } from "#domain/paper/paper-sheet.ts";
import { freezePaper } from "#domain/submission/freeze-paper.ts";
import { verifySubmission } from "#domain/submission/verify-submission.ts";
import { NO_GRANTS } from "../support/no-grants.ts";
import { pilotExam } from "../support/pilot-package.ts";

const exam = pilotExam();
const FACTS = { submissionId: "s1", participantCode: "P7K3-QH", studyId: "pilot", simulated: false };

function readings(item: Item): fc.Arbitrary<Response | null> {
  if (item.kind !== "short-answer") {
    const letters = item.options.map(({ letter }) => letter);
    return fc.option(fc.record({ kind: fc.constant("choice" as const), letters: fc.subarray(letters) }));
  }
  return fc.option(
    fc.record({
      kind: fc.constant("short-answer" as const),
      errorTypes: fc.subarray([...ERROR_TYPES], { maxLength: 2 }),
      unknownTypes: fc.constant([]),
      noProblem: fc.boolean(),
      intervention: fc.constantFrom("", "stop", " stop ", "halve\nthe dose"),
    }),
  );
}

const sheets: fc.Arbitrary<readonly PaperResponse[]> = fc.tuple(
  ...exam.items.map((item) => readings(item).map((response) => ({ itemId: item.id, response }))),
);

function entry(part: "first" | "second", responses: readonly PaperResponse[]): PaperEntry {
  return { part, code: FACTS.participantCode, by: part === "first" ? "AB" : "CD", responses, changedAtMs: 1, finishedAtMs: 1 };
}

function compared(first: readonly PaperResponse[], second: readonly PaperResponse[], settled: readonly SettledResponse[] = []) {
  const progress = paperProgress({ first: entry("first", first), second: entry("second", second), settled }, exam);
  return progress.phase === "compared" ? progress : expect.fail(`got ${progress.phase}`);
}

test("two entries that are alike have nothing to settle, and the submission is what they say", () => {
  fc.assert(
    fc.property(sheets, (responses) => {
      expect(compared(responses, [...responses].reverse())).toMatchObject({ agreedCount: exam.items.length, openCount: 0 });
      const sheet = { first: entry("first", responses), second: entry("second", responses), settled: [] };
      const { responses: frozen, source } = freezePaper(sheet, exam, FACTS);
      expect(frozen.map(({ response }) => response)).toEqual(responses.map(({ response }) => tidyResponse(response)));
      expect(source).toEqual({ kind: "paper", participantCode: "P7K3-QH", agreedCount: exam.items.length });
    }),
    { numRuns: 30 },
  );
});

test("every disagreement must be settled, and the submission is then what was settled there and what was agreed elsewhere", () => {
  fc.assert(
    fc.property(sheets, sheets, sheets, (first, second, right) => {
      const before = compared(first, second);
      expect(before.agreedCount + before.openCount).toBe(exam.items.length);
      expect(compared(second, first)).toMatchObject({ agreedCount: before.agreedCount, openCount: before.openCount });
      const differing = before.items.filter(({ agrees }) => !agrees);
      const settled = right
        .filter(({ itemId }) => differing.some((item) => item.itemId === itemId))
        .map((response) => ({ ...response, by: "EF", atMs: 2 }));
      const sheet = { first: entry("first", first), second: entry("second", second) };
      for (const left of settled) {
        const rest = settled.filter((each) => each !== left);
        expect(() => freezePaper({ ...sheet, settled: rest }, exam, FACTS)).toThrow("got 1 open");
      }
      const submission = freezePaper({ ...sheet, settled }, exam, FACTS);
      const wanted = first.map((typed) => settled.find(({ itemId }) => itemId === typed.itemId) ?? typed);
      expect(submission.responses.map(({ response }) => response)).toEqual(wanted.map(({ response }) => tidyResponse(response)));
      expect(verifySubmission(submission, exam, NO_GRANTS).map(({ code }) => code)).toEqual(["submission-paper"]);
    }),
    { numRuns: 15 },
  );
});

test("a settlement of an item on which both agree changes nothing", () => {
  fc.assert(
    fc.property(sheets, sheets, (typed, other) => {
      const settled = other.map((response) => ({ ...response, by: "EF", atMs: 2 }));
      const sheet = { first: entry("first", typed), second: entry("second", typed), settled };
      expect(freezePaper(sheet, exam, FACTS)).toEqual(freezePaper({ ...sheet, settled: [] }, exam, FACTS));
    }),
    { numRuns: 15 },
  );
});

test("an entry under way compares with nothing, and says which items it lacks", () => {
  const open = { ...entry("first", []), finishedAtMs: null };
  expect(paperProgress({ first: null, second: null, settled: [] }, exam)).toEqual({ phase: "first" });
  expect(paperProgress({ first: open, second: null, settled: [] }, exam)).toEqual({ phase: "first" });
  const half = { first: entry("first", []), second: { ...open, part: "second" } as const, settled: [] };
  expect(paperProgress(half, exam)).toEqual({ phase: "second" });
  expect(() => freezePaper(half, exam, FACTS)).toThrow("the second under way");
  const [one, ...others] = exam.items.map(({ id }) => id);
  expect(untypedItems({ responses: [{ itemId: one ?? "", response: null }] }, exam)).toEqual(others);
});

test("marks that contradict each other are kept with their state", () => {
  const [single, review] = [
    exam.items.find(({ kind }) => kind === "single-choice"),
    exam.items.find(({ kind }) => kind === "short-answer"),
  ];
  const responses: readonly PaperResponse[] = [
    { itemId: single?.id ?? "", response: { kind: "choice", letters: ["A", "B"] } },
    {
      itemId: review?.id ?? "",
      response: { kind: "short-answer", errorTypes: ["T01"], unknownTypes: [], noProblem: true, intervention: "" },
    },
  ];
  const sheet = { first: entry("first", responses), second: entry("second", responses), settled: [] };
  const frozen = freezePaper(sheet, exam, FACTS).responses;
  expect(frozen.find(({ itemId }) => itemId === single?.id)).toMatchObject({
    state: "multiple_for_single",
    response: responses[0]?.response,
  });
  expect(frozen.find(({ itemId }) => itemId === review?.id)).toMatchObject({ state: "contradictory" });
  expect(new Set(frozen.map(({ state }) => state))).toEqual(new Set(["multiple_for_single", "contradictory", "no_answer"]));
});
