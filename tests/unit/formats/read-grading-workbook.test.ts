import { describe, expect, test } from "vitest";
import { blind } from "#domain/blinding/blind.ts";
import { matchGrades } from "#domain/grading/match-grades.ts";
import { manifestSheet } from "#formats/grading-manifest.ts";
import { writeGradingWorkbook } from "#formats/grading-workbook.ts";
import { readGradingWorkbook } from "#formats/read-grading-workbook.ts";
import { readWorkbook } from "#formats/workbook.ts";
import { PLAIN_SHEET } from "#formats/workbook-model.ts";
import { writeWorkbook } from "#formats/write-workbook.ts";
import { codesOf } from "../../support/codes-of.ts";
import { foreignWorkbook, type ForeignSheet } from "../../support/spreadsheet.ts";
import { review, shortAnswerItem, shortAnswerKey, smallExam, smallKey, submissionOf } from "../../support/small-study.ts";

const exam = smallExam([shortAnswerItem("c1"), shortAnswerItem("c2")]);
const key = smallKey([shortAnswerKey("c1", ["T01"], { weights: [1, 1] }), shortAnswerKey("c2", ["T02"])]);
const people = ["stop", "wait", "go on"].map((text, index) =>
  submissionOf(`s${index}`, [review("c1", { errorTypes: ["T01"], intervention: text }), review("c2", { intervention: `${text} too` })]),
);
const { rows, codebook } = blind({ submissions: people, exam, key, seed: "s" });
const bytes = await writeGradingWorkbook({ roundId: "R1", exam, key, rows, language: "en", simulated: false });

type Grid = (string | number | boolean | null)[][];
/** The workbook as grids to be changed as a grader might, then saved by another program. */
function gridsOf(): { readonly name: string; readonly grid: Grid }[] {
  const sheets = readWorkbook({ name: "g.xlsx", bytes });
  if (!sheets.ok) throw new Error("our own workbook cannot be read");
  const width = (each: (typeof sheets.value)[number]): number => Math.max(...each.rows.map((row) => row.length));
  return sheets.value.map((each) => ({
    name: each.name,
    grid: each.rows.map((row) => Array.from({ length: width(each) }, (_, column) => row[column]?.text ?? null)),
  }));
}
function graded(change: (grids: Map<string, Grid>) => void, over: Partial<ForeignSheet> & { readonly on?: string } = {}) {
  const sheets = gridsOf();
  const grids = new Map(sheets.map(({ name, grid }) => [name, grid]));
  for (const [row, ...marks] of [...gradeRows(grids.get("c1")), ...gradeRows(grids.get("c2"))])
    marks.forEach((mark, index) => (row[3 + index] = mark));
  change(grids);
  const { on, ...rest } = over;
  const file = foreignWorkbook(sheets.map(({ name, grid }) => ({ name, rows: grid, ...(name === on ? rest : {}) })));
  return { ...file, name: "back.xlsx" };
}
function gradeRows(grid: Grid = []): [Grid[number], string, ...string[]][] {
  const codes = rows.map((row) => row.code);
  return grid.filter((row) => codes.includes(String(row[0]))).map((row) => (row.length > 4 ? [row, "yes", "no"] : [row, "no"]));
}
const firstCodeRow = (grid: Grid): number => grid.findIndex((row) => rows.some((each) => each.code === row[0]));
const gridOf = (grids: Map<string, Grid>, name: string): Grid => grids.get(name) ?? [];
const replaceGrid = (grid: Grid, next: Grid): void => void grid.splice(0, grid.length, ...next);

const expected = codebook.entries.flatMap(({ submissionId, itemId }) =>
  itemId === "c1"
    ? [
        { submissionId, itemId, pointId: "p1", hit: true },
        { submissionId, itemId, pointId: "p2", hit: false },
      ]
    : [{ submissionId, itemId, pointId: "p1", hit: false }],
);
function gradesFrom(file: ReturnType<typeof graded>) {
  const read = readGradingWorkbook(file);
  if (!read.ok) return read.error;
  const matched = matchGrades(read.value.rows, codebook, key);
  return matched.ok ? matched.value.grades : matched.error;
}

describe("grades are found wherever the grader put them", () => {
  test.each<[string, (grids: Map<string, Grid>) => void]>([
    ["as they went out", () => undefined],
    [
      "rows reversed",
      (grids) => replaceGrid(gridOf(grids, "c1"), [gridOf(grids, "c1")[0] ?? [], ...gridOf(grids, "c1").slice(1).reverse()]),
    ],
    [
      "columns reversed",
      (grids) =>
        replaceGrid(
          gridOf(grids, "c1"),
          gridOf(grids, "c1").map((row) => [...row].reverse()),
        ),
    ],
    [
      "extra columns and rows",
      (grids) =>
        replaceGrid(gridOf(grids, "c1"), [["p1 remark"], ["notes"], ...gridOf(grids, "c1").map((row) => ["?", ...row, "my note"])]),
    ],
    [
      "headers renamed around the ids",
      (grids) =>
        replaceGrid(
          gridOf(grids, "c1"),
          gridOf(grids, "c1").map((row, index) => (index === 0 ? ["Nr", "Text", "T", "P1: first", "p2"] : row)),
        ),
    ],
    [
      "the case above the table taken out",
      (grids) =>
        replaceGrid(
          gridOf(grids, "c1"),
          gridOf(grids, "c1").filter((_, index) => index === 0 || index >= firstCodeRow(gridOf(grids, "c1"))),
        ),
    ],
    ["codes in lower case", (grids) => gridOf(grids, "c1").forEach((row) => (row[0] = String(row[0] ?? "").toLowerCase()))],
    [
      "numbers and signs",
      (grids) => gridOf(grids, "c1").forEach((row, index) => index >= firstCodeRow(gridOf(grids, "c1")) && row.splice(3, 2, 1, false)),
    ],
  ])("%s", (_, change) => {
    expect(gradesFrom(graded(change))).toEqual(expected);
  });

  test("sheets renamed, one of them added", () => {
    const sheets = gridsOf().map(({ grid }, index) => ({ name: `Sheet ${index}`, rows: grid }));
    const read = readGradingWorkbook(foreignWorkbook([{ name: "mine", rows: [["hello"]] }, ...sheets].reverse()));
    expect(read.ok && read.value.rows.map((row) => row.code).sort()).toEqual(rows.map((row) => row.code).sort());
  });
});

describe("what cannot be trusted is refused", () => {
  const withHeader = (header: (string | null)[]) => graded((grids) => gridOf(grids, "c1").splice(0, 1, header));
  test.each([
    ["grading-point-missing", withHeader(["Code", "Response", "Types", "p1", "second"])],
    ["grading-point-repeated", withHeader(["Code", "Response", "p2", "p1", "p2 again"])],
    ["grading-response-missing", graded((grids) => gridOf(grids, "c1").forEach((row) => (row[1] = null)))],
    ["grading-items-mixed", graded((grids) => gridOf(grids, "c1").push(...gridOf(grids, "c2").splice(firstCodeRow(gridOf(grids, "c2")))))],
    ["grade-code-missing", graded((grids) => ((gridOf(grids, "c1").at(-1) ?? [])[0] = null))],
    [
      "cells-merged",
      graded(() => undefined, {
        on: "c1",
        merges: [`D${firstCodeRow(gridOf(new Map(gridsOf().map((each) => [each.name, each.grid])), "c1")) + 1}:E40`],
      }),
    ],
    [
      "grading-workbook-foreign",
      foreignWorkbook(
        gridsOf()
          .slice(0, 2)
          .map(({ name, grid }) => ({ name, rows: grid })),
      ),
    ],
    ["workbook-unreadable", { name: "x.xlsx", bytes: new TextEncoder().encode("<html>") }],
  ])("%s", (code, file) => {
    expect(codesOf(readGradingWorkbook(file))).toEqual([code]);
  });

  test("file-version-newer: a workbook of a later application", async () => {
    const manifest = manifestSheet({
      formatVersion: "2",
      roundId: "R",
      examId: "small",
      examHash: "e",
      responseHeaders: [],
      points: [],
      codes: [],
    });
    const newer = await writeWorkbook({ title: "", sheets: [{ ...PLAIN_SHEET, name: "a", columnWidths: [], rows: [["x"]] }, manifest] });
    expect(codesOf(readGradingWorkbook({ name: "x.xlsx", bytes: newer }))).toEqual(["file-version-newer"]);
  });

  test.each<[string, (grids: Map<string, Grid>) => void]>([
    [
      "grade-text-changed",
      (grids) => {
        const [a, b] = gridOf(grids, "c1").slice(-2);
        if (a && b) [a[0], b[0]] = [b[0] ?? null, a[0] ?? null];
      },
    ],
    [
      "grade-code-unknown",
      (grids) => {
        (gridOf(grids, "c1").at(-1) ?? [])[0] = "QQQQQQ";
      },
    ],
    [
      "grade-unreadable",
      (grids) => {
        (gridOf(grids, "c1").at(-1) ?? [])[3] = "perhaps";
      },
    ],
  ])("%s, located at its cell", (code, change) => {
    const issues = gradesFrom(graded(change)).flatMap((issue) => ("code" in issue && issue.severity === "error" ? [issue] : []));
    expect([...new Set(issues.map((issue) => issue.code))]).toEqual([code]);
    expect(
      issues.every((issue) => issue.place.file === "back.xlsx" && issue.place.sheet === "c1" && /^[A-E]\d+$/.test(issue.place.cell ?? "")),
    ).toBe(true);
  });
});
