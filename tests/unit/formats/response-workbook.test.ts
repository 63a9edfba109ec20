import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { responseTables } from "#formats/response-tables.ts";
import { writeResponseWorkbook } from "#formats/response-workbook.ts";
import type { Sheet } from "#formats/sheet.ts";
import { readWorkbook } from "#formats/workbook.ts";
import { toPrintableText } from "#lib/printable-text.ts";
import { OVERLONG_TEXT, exportOfMixedStudy } from "../../support/mixed-study.ts";
import { pilotKey } from "../../support/pilot-package.ts";

const input = exportOfMixedStudy("en");
const bytes = await writeResponseWorkbook(input);
const parts = Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]));
const english = sheetsOf(bytes);

function sheetsOf(workbook: Uint8Array): readonly Sheet[] {
  const read = readWorkbook({ name: "r.xlsx", bytes: workbook });
  if (!read.ok) throw new Error("our own workbook cannot be read");
  return read.value;
}

/** The rows of a sheet from its header on. */
function tableOf(sheet: Sheet | undefined, firstHeader: string): readonly (readonly string[])[] {
  const texts = (sheet?.rows ?? []).map((row) => row.map((cell) => cell.text));
  return texts.slice(texts.findIndex((row) => row[0] === firstHeader));
}

describe("response workbook", () => {
  test("has instructions and a sheet for each table, in either language", async () => {
    expect(english.map((sheet) => sheet.name)).toEqual([
      "Instructions",
      "Wide",
      "Long",
      "Items",
      "Participants",
      "Events",
      "Validity",
      "Findings",
      "Dictionary",
    ]);
    const chinese = sheetsOf(await writeResponseWorkbook(exportOfMixedStudy("zh")));
    expect(chinese.map((sheet) => sheet.name)).toEqual([
      "说明",
      "宽表",
      "长表",
      "题目",
      "参试者",
      "事件汇总",
      "有效性",
      "核查结果",
      "数据字典",
    ]);
  });

  test("holds every cell of the tables, texts printable and over-long ones in marked parts", () => {
    const [header = [], ...rows] = tableOf(english[2], "Respondent");
    const long = responseTables(input).find(({ id }) => id === "long");
    const [whole, more] = [header.indexOf("Intervention"), header.indexOf("Intervention (part 2)")];
    const at = long?.columns.findIndex(({ id }) => id === "intervention") ?? -1;
    expect(more).toBe(whole + 1);
    expect(rows.map((row) => `${row[whole] ?? ""}${row[more] ?? ""}`)).toEqual(
      long?.rows.map((row) => toPrintableText(String(row[at] ?? ""))),
    );
    expect(rows.map((row) => `${row[whole] ?? ""}${row[more] ?? ""}`)).toContain(OVERLONG_TEXT);
    for (const table of responseTables(input).filter(({ id }) => id !== "long")) {
      const sheet = english.find(({ name }) => name.toLowerCase() === table.id);
      const found = (sheet?.rows ?? []).slice(-table.rows.length).map((row) => table.columns.map((_, column) => row[column]?.text ?? ""));
      expect(found, table.id).toEqual(table.rows.map((row) => row.map((cell) => toPrintableText(String(cell ?? "")))));
    }
  });

  test("every table stays in view with its header, can be filtered to its last row, and prints landscape, one page wide", () => {
    const sheets = english.slice(1).map((_, index) => parts[`xl/worksheets/sheet${index + 2}.xml`] ?? "");
    expect(sheets.filter((xml) => !xml.includes('state="frozen"'))).toEqual([]);
    expect(sheets.filter((xml) => !/<pageSetup [^>]*orientation="landscape"/.test(xml))).toEqual([]);
    expect(sheets.filter((xml) => !/fitToWidth="1"/.test(xml) || !/fitToHeight="0"/.test(xml))).toEqual([]);
    const lastRows = sheets.map((xml) => [
      /<autoFilter ref="A\d+:[A-Z]+(\d+)"/.exec(xml)?.[1],
      [...xml.matchAll(/<row r="(\d+)"/g)].at(-1)?.[1],
    ]);
    expect(lastRows.filter(([filtered, last]) => filtered === undefined || filtered !== last)).toEqual([]);
    expect(parts["xl/workbook.xml"]?.match(/_xlnm\.Print_Titles/g)).toHaveLength(sheets.length);
  });

  test("every sheet says when data are simulated and that the exam is a draft", async () => {
    const sheets = sheetsOf(await writeResponseWorkbook({ ...input, study: { ...input.study, simulated: true } }));
    const tops = sheets.map((sheet) => sheet.rows.slice(0, 3).map((row) => row[0]?.text.slice(0, 9)));
    expect(tops.map((top) => top.slice(1))).toEqual(sheets.map(() => ["SIMULATED", "Draft exa"]));
    expect(english.some((sheet) => sheet.rows.some((row) => row[0]?.text.startsWith("SIMULATED")))).toBe(false);
  });

  test("no formula, no date cell and no key anywhere", () => {
    const xml = Object.values(parts).join("");
    expect(xml).not.toMatch(/<f>|<f /);
    const kinds = new Set(english.flatMap((sheet) => sheet.rows.flatMap((row) => row.map((cell) => cell.kind))));
    expect([...kinds].sort()).toEqual(["empty", "number", "text"]);
    const key = pilotKey();
    const secrets = key.items.flatMap((item) => (item.kind === "choice" ? [item.explanation.en] : [item.reference.en, item.rationale.en]));
    expect([key.canary, ...secrets].filter((secret) => xml.includes(secret))).toEqual([]);
  });
});
