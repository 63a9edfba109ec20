import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { LONG_COLUMNS, longRows } from "#formats/response-long.ts";
import { writeResponseWorkbook } from "#formats/response-workbook.ts";
import type { Sheet } from "#formats/sheet.ts";
import { readWorkbook } from "#formats/workbook.ts";
import { toPrintableText } from "#lib/printable-text.ts";
import { OVERLONG_TEXT, exportOfMixedStudy } from "../../support/mixed-study.ts";
import { pilotKey } from "../../support/pilot-package.ts";

const input = exportOfMixedStudy("en");
const sheetsOf = async (changed = input): Promise<readonly Sheet[]> => {
  const read = readWorkbook({ name: "r.xlsx", bytes: await writeResponseWorkbook(changed) });
  if (!read.ok) throw new Error("our own workbook cannot be read");
  return read.value;
};
const english = await sheetsOf();
/** The rows of a sheet below its header, by header. */
function tableOf(sheets: readonly Sheet[], name: string, firstHeader: string): readonly ReadonlyMap<string, string>[] {
  const texts = (sheets.find((sheet) => sheet.name === name)?.rows ?? []).map((row) => row.map((cell) => cell.text));
  const headerRow = texts.findIndex((row) => row[0] === firstHeader);
  const header = texts[headerRow] ?? [];
  return texts.slice(headerRow + 1).map((row) => new Map(header.map((title, column) => [title, row[column] ?? ""])));
}

describe("response workbook", () => {
  test("has six sheets, in either language", async () => {
    expect(english.map((sheet) => sheet.name)).toEqual(["Instructions", "Wide", "Long", "Items", "Participants", "Validity"]);
    expect((await sheetsOf(exportOfMixedStudy("zh"))).map((sheet) => sheet.name)).toEqual([
      "说明",
      "宽表",
      "长表",
      "题目",
      "受试者",
      "有效性",
    ]);
  });

  test("long: a row a response with every text, over-long ones in marked parts", async () => {
    const rows = tableOf(english, "Long", "Respondent");
    expect(rows).toHaveLength(input.respondents.length * input.exam.items.length);
    const texts = rows.map((row) => `${row.get("Intervention") ?? ""}${row.get("Intervention (part 2)") ?? ""}`);
    expect(texts).toEqual(longRows(input).map((row) => toPrintableText(row.intervention)));
    expect(texts).toContain(OVERLONG_TEXT);
    const model = rows.find((row) => row.get("Respondent") === "model:Secret-Model-9" && row.get("Item") === "C01");
    expect([model?.get("State"), model?.get("Error types"), model?.get("Labels outside the list")]).toEqual([
      "unknown_type",
      "T14",
      "Telltale label",
    ]);
  });

  test("wide: letters or error types, empty where nothing can be read", async () => {
    const rows = tableOf(english, "Wide", "Respondent");
    expect(rows.map((row) => [row.get("A01"), row.get("C01")]).slice(-2)).toEqual([
      ["A", "T05"],
      ["A", "T14"],
    ]);
    const model = rows.at(-1);
    expect([model?.get("Kind"), model?.get("Rank"), model?.get("Site")]).toEqual(["model", "", ""]);
  });

  test("participants: codes, ranks and sites, no model", async () => {
    const rows = tableOf(english, "Participants", "Respondent");
    expect(rows).toHaveLength(input.respondents.length - 1);
    expect([...(rows[0]?.keys() ?? [])]).toEqual(["Respondent", "Rank", "Title of rank", "Site"]);
  });

  test("validity: verdict, times and the words of each issue", async () => {
    const [first] = tableOf(english, "Validity", "Respondent");
    expect([first?.get("Verdict"), first?.get("Severity"), first?.get("Issue code")]).toEqual(["doubtful", "warning", "submission-gap"]);
    expect([first?.get("Started (UTC)"), first?.get("Started, ms")]).toEqual(["2026-02-03T00:00:00.000Z", "1770076800000"]);
  });

  test("every sheet says when data are simulated and that the exam is a draft", async () => {
    const sheets = await sheetsOf({ ...input, study: { ...input.study, simulated: true } });
    const tops = sheets.map((sheet) => sheet.rows.slice(0, 3).map((row) => row[0]?.text.slice(0, 9)));
    expect(tops.map((top) => top.slice(1))).toEqual(sheets.map(() => ["SIMULATED", "Draft exa"]));
    expect(english.some((sheet) => sheet.rows.some((row) => row[0]?.text.startsWith("SIMULATED")))).toBe(false);
  });

  test("no formula, no date cell and no key anywhere", async () => {
    const bytes = await writeResponseWorkbook(input);
    const xml = Object.values(unzipSync(bytes))
      .map((part) => strFromU8(part))
      .join("");
    expect(xml).not.toMatch(/<f>|<f /);
    const kinds = new Set(english.flatMap((sheet) => sheet.rows.flatMap((row) => row.map((cell) => cell.kind))));
    expect([...kinds].sort()).toEqual(["empty", "number", "text"]);
    const key = pilotKey();
    const secrets = key.items.flatMap((item) => (item.kind === "choice" ? [item.explanation.en] : [item.reference.en, item.rationale.en]));
    expect([key.canary, ...secrets].filter((secret) => xml.includes(secret))).toEqual([]);
  });

  test("the long table's columns are the fields of its rows", () => {
    expect(LONG_COLUMNS.map((column) => column.id)).toEqual(Object.keys(longRows(input)[0] ?? {}));
  });
});
