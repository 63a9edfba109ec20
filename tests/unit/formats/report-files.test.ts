import { expect, test } from "vitest";
import type { ReportTable } from "#domain/report/report-table.ts";
import { readCsv } from "#formats/csv.ts";
import { writeReportCsv } from "#formats/report-csv.ts";
import { writeReportWorkbook } from "#formats/report-workbook.ts";
import { readWorkbook } from "#formats/workbook.ts";

const table: ReportTable = {
  id: "standings",
  title: "Standings",
  note: "Higher is better.",
  columns: [
    { id: "who", title: "Who", kind: "text" },
    { id: "value", title: "Value", kind: "number" },
    { id: "n", title: "n", kind: "count" },
  ],
  rows: [
    ["=model", 0.1 + 0.2, 3],
    ["rank", "not graded", 0],
    ["none", null, -1],
    ["odd", Number.NaN, 1e-7],
  ],
};
const settings: ReportTable = {
  ...table,
  id: "settings",
  title: "Settings",
  note: "",
  columns: table.columns.slice(0, 1),
  rows: [["seed"]],
};

test("workbook: one sheet a table and one for the settings; numbers are numbers, at 12 digits", async () => {
  const input = { title: "Report", notes: ["made"], simulated: true, language: "en", tables: [table], settings } as const;
  const read = readWorkbook({ name: "r.xlsx", bytes: await writeReportWorkbook(input) });
  const [standings, last] = read.ok ? read.value : [];
  expect([standings?.name, last?.name]).toEqual(["standings", "settings"]);
  expect(standings?.rows.slice(0, 5).map((row) => row[0]?.text.slice(0, 9))).toEqual([
    "Standings",
    "SIMULATED",
    "Report",
    "made",
    "Higher is",
  ]);
  expect(standings?.rows.slice(6).map((row) => row.map(({ kind, text }) => `${kind}:${text}`))).toEqual([
    ["text:=model", "number:0.3", "number:3"],
    ["text:rank", "text:not graded", "number:0"],
    ["text:none", "empty:", "number:-1"],
    ["text:odd", "text:n/a", "number:1e-7"],
  ]);
});

test("CSV: the first line says that the data are simulated, in the reader's language", () => {
  const first = (language: "en" | "zh") => {
    const read = readCsv({ name: "r.csv", bytes: writeReportCsv([table], { simulated: true, language }) });
    return read.ok ? read.value.sheet.rows[0]?.map((cell) => cell.text) : [];
  };
  expect(first("en")).toEqual([expect.stringMatching(/^SIMULATED/)]);
  expect(first("zh")).toEqual([expect.stringMatching(/^模拟数据/)]);
});

test("CSV: tables one after the other, names guarded, missing values empty", () => {
  const read = readCsv({ name: "r.csv", bytes: writeReportCsv([table, settings], { simulated: false, language: "en" }) });
  expect(read.ok && read.value.sheet.rows.map((row) => row.map((cell) => cell.text))).toEqual([
    ["Standings"],
    ["Higher is better."],
    ["Who", "Value", "n"],
    ["'=model", "0.3", "3"],
    ["rank", "not graded", "0"],
    ["none", "", "-1"],
    ["odd", "", "1e-7"],
    [],
    ["Settings"],
    ["Who"],
    ["seed"],
  ]);
});
