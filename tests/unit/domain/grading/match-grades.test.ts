import { expect, test } from "vitest";
import { gradedTextHash } from "#domain/blinding/graded-text.ts";
import { matchGrades } from "#domain/grading/match-grades.ts";
import type { ReturnedRow } from "#domain/grading/returned-workbook.ts";
import { codesOf } from "../../../support/codes-of.ts";
import { shortAnswerKey, smallKey } from "../../../support/small-study.ts";

const key = smallKey([shortAnswerKey("c1", ["T01"], { weights: [1, 1] })]);
const entry = (code: string, submissionId: string, text: string) => ({ code, submissionId, itemId: "c1", textHash: gradedTextHash(text) });
const codebook = { entries: [entry("AAA", "s1", "stop it"), entry("BBB", "s2", "wait")] };
const row = (code: string, text: string, marks: readonly string[], over: Partial<ReturnedRow["marks"][number]> = {}): ReturnedRow => ({
  code,
  text,
  place: { file: "g.xlsx", sheet: "c1", cell: `A${code}` },
  marks: marks.map((mark, index) => ({
    pointId: `p${index + 1}`,
    text: mark,
    isFormula: false,
    place: { file: "g.xlsx", sheet: "c1", cell: `${"EF".charAt(index)}${code}` },
    ...over,
  })),
});
const good = [row("BBB", " wait\r\n", ["✓", "0"]), row("AAA", "stop it", ["否", ""])];

test("grades are unblinded by code, in any order of rows; an empty cell is missing, not “no”", () => {
  expect(matchGrades(good, codebook, key)).toEqual({
    ok: true,
    value: {
      grades: [
        { submissionId: "s1", itemId: "c1", pointId: "p1", hit: false },
        { submissionId: "s2", itemId: "c1", pointId: "p1", hit: true },
        { submissionId: "s2", itemId: "c1", pointId: "p2", hit: false },
      ],
      missingCount: 1,
      warnings: [{ code: "grades-missing", severity: "warning", place: {}, params: { count: 1 } }],
    },
  });
});

test("a row that is gone is named, and its grades are missing", () => {
  const matched = matchGrades(good.slice(0, 1), codebook, key);
  expect(matched).toMatchObject({ ok: true, value: { missingCount: 2 } });
  expect(matched.ok && matched.value.warnings.map((issue) => issue.code)).toEqual(["grade-row-missing", "grades-missing"]);
});

test.each([
  ["grade-code-unknown", [...good, row("CCC", "x", ["1", "1"])]],
  ["grade-code-repeated", [...good, row("AAA", "stop it", ["1", "1"])]],
  ["grade-text-changed", [row("AAA", "wait", ["1", "1"]), row("BBB", "wait", ["1", "1"])]],
  ["grade-unreadable", [row("AAA", "stop it", ["maybe", "1"])]],
  ["grade-formula", [row("AAA", "stop it", ["1"], { isFormula: true })]],
])("%s refuses the whole workbook", (code, rows) => {
  expect(codesOf(matchGrades(rows, codebook, key)).filter((found) => found !== "grade-row-missing")).toEqual([code]);
});

test("every problem is located", () => {
  const matched = matchGrades([row("AAA", "stop it", ["maybe", "perhaps"])], codebook, key);
  const cells = matched.ok ? [] : matched.error.map((issue) => issue.place.cell);
  expect(cells).toEqual(["EAAA", "FAAA", undefined]);
});
