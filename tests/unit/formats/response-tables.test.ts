import { describe, expect, test } from "vitest";
import { ITEM_COLUMN, RESPONSE_COLUMNS, VALUE_SETS, type ResponseColumn, type ResponseTableId } from "#formats/response-columns.ts";
import { responseDictionary } from "#formats/response-dictionary.ts";
import { responseTables } from "#formats/response-tables.ts";
import type { Language } from "#lib/language.ts";
import { responseTables as wordsEn } from "#texts/en/response-tables.ts";
import { OVERLONG_TEXT, exportOfMixedStudy } from "../../support/mixed-study.ts";
import { pilotKey } from "../../support/pilot-package.ts";
import { submissionOfRecord, wholeRecord } from "../../support/sitting-record.ts";

const input = exportOfMixedStudy("en");
const tables = responseTables(input);
type Row = Readonly<Record<string, string | number | null | undefined>>;
function rowsOf(id: ResponseTableId, from = tables): readonly Row[] {
  const table = from.find((candidate) => candidate.id === id);
  if (table === undefined) throw new RangeError(`rowsOf requires a table, got ${id}`);
  return table.rows.map((row) => Object.fromEntries(table.columns.map((column, index) => [column.id, row[index]])));
}

describe("tables of responses", () => {
  test("long: a row a response with every text in one piece, and its place in the order", () => {
    const rows = rowsOf("long");
    expect(rows).toHaveLength(input.respondents.length * input.exam.items.length);
    expect(rows.slice(0, input.exam.items.length).map((row) => row["position"])).toEqual(input.exam.items.map((_, index) => index + 1));
    expect(rows.map((row) => row["intervention"])).toContain(OVERLONG_TEXT);
    const model = rows.find((row) => row["respondent"] === "model:Secret-Model-9" && row["item"] === "C01");
    expect(model).toMatchObject({ kind: "model", rank: null, state: "unknown_type", errorTypes: "T14", unknownTypes: "Telltale label" });
  });

  test("long: where the order was drawn, the place and the options as this participant met them", () => {
    const [first] = input.respondents;
    if (first?.submission.source.kind !== "participant") throw new Error("the first respondent is a participant");
    const { source } = first.submission;
    const order = { items: input.exam.items.map(({ id }) => id).reverse(), options: [{ itemId: "A01", letters: ["C", "A", "B"] }] };
    const drawn = { ...first, submission: { ...first.submission, source: { ...source, start: { ...source.start, order } } } };
    const rows = rowsOf("long", responseTables({ ...input, respondents: [drawn] }));
    expect(rows[0]).toMatchObject({ item: "A01", position: input.exam.items.length, optionsShown: "CAB" });
    expect(rows.at(-1)).toMatchObject({ position: 1, optionsShown: null });
  });

  test("wide: letters or error types, and the sections that do not count", () => {
    const rows = rowsOf("wide");
    expect(rows.at(-1)).toMatchObject({ respondent: "model:Secret-Model-9", A01: "A", C01: "T14", notValid: "" });
    expect(rows[1]).toMatchObject({ C01: "T05", notValid: "B" });
  });

  test("items: what the respondent saw, whole, with options", () => {
    const [first] = rowsOf("items");
    const item = input.exam.items[0];
    if (item?.kind !== "single-choice") throw new Error("the pilot begins with a single choice");
    expect(first).toMatchObject({ number: 1, item: "A01", stem: item.stem.en, optionCount: item.options.length });
    expect(String(first?.["options"]).split("\n")[0]).toBe(`A. ${item.options[0]?.text.en}`);
    expect(String(rowsOf("items").find((row) => row["item"] === "C01")?.["stem"])).toContain("Diagnosis: ");
  });

  test("participants: everyone expected and those who were not, by code and rank alone", () => {
    const [stranger, ...others] = input.respondents;
    if (stranger === undefined) throw new Error("the study has respondents");
    const off = { ...stranger, respondentId: "PXXX-OFF", rankId: null, site: null };
    const rows = rowsOf("participants", responseTables({ ...input, respondents: [off, ...others] }));
    expect(rows).toHaveLength(input.roster.length + 1);
    expect(rows.slice(-2)).toEqual([
      { respondent: "PXXX-MISSING", rank: "principal", rankTitle: "Principal pharmacist" },
      { respondent: "PXXX-OFF", rank: null, rankTitle: null },
    ]);
  });

  test("events: one row a sitting, none a model", () => {
    const events = wholeRecord([{ type: "refused", act: "paste", itemId: "a", length: 9 }]);
    const [first] = input.respondents;
    if (first === undefined) throw new Error("the study has respondents");
    const { source } = submissionOfRecord(events);
    const recorded = { ...first, submission: { ...first.submission, source } };
    const rows = rowsOf("events", responseTables({ ...input, respondents: [recorded, ...input.respondents.slice(-1)] }));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ started: "1970-01-01T00:00:00.000Z", startedMs: 0, closedBy: "participant", refusedPasteCount: 1 });
  });

  test("events: a paper sheet says that it is one, and pretends no time and no count", () => {
    const [first] = input.respondents;
    if (first === undefined) throw new Error("the study has respondents");
    const source = { kind: "paper", participantCode: first.respondentId, agreedCount: 1 } as const;
    const onPaper = { ...first, submission: { ...first.submission, source } };
    const [row] = rowsOf("events", responseTables({ ...input, respondents: [onPaper] }));
    const { respondent, rank, verdict, simulated, closedBy, ...others } = row ?? {};
    expect([respondent, rank, verdict, simulated, closedBy]).toEqual([first.respondentId, "senior", "doubtful", "no", "paper"]);
    expect(new Set(Object.values(others))).toEqual(new Set([null]));
    expect(rowsOf("long", responseTables({ ...input, respondents: [onPaper] }))[0]).toMatchObject({ firstSeenMs: null, visitCount: null });
  });

  test("validity: one row a participant's section, the last decision in force", () => {
    const rows = rowsOf("validity");
    expect(rows).toHaveLength((input.respondents.length - 1) * input.exam.sections.length);
    expect(rows[0]).toMatchObject({ section: "A", verdict: "doubtful", sectionValid: "yes", reason: null, decided: null, scored: "no" });
    expect(rows[4]).toMatchObject({
      section: "B",
      sectionValid: "no",
      reason: "technical-failure",
      note: "=power cut\n-2 min",
      decided: "2026-02-03T12:00:00.000Z",
      decidedMs: Date.UTC(2026, 1, 3, 12),
      decisionCount: 2,
      scored: "no",
    });
    expect(rows[5]).toMatchObject({ section: "C", sectionValid: "yes", decisionCount: 0, scored: "yes" });
  });

  test("findings: one row an issue, in words of the language", () => {
    const chinese = rowsOf("findings", responseTables(exportOfMixedStudy("zh")));
    expect(rowsOf("findings")).toMatchObject([{ severity: "warning", code: "submission-gap" }]);
    expect(chinese[0]?.["issue"]).not.toBe(rowsOf("findings")[0]?.["issue"]);
  });

  test("hold nothing of the key, and no site or machine", () => {
    const all = JSON.stringify(tables);
    const secrets = pilotKey().items.flatMap((item) =>
      item.kind === "choice" ? [item.explanation.en] : [item.reference.en, item.rationale.en],
    );
    const places = ["Hospital A", "Hospital B", "Europe/Oslo", "secret-run.json"];
    expect([pilotKey().canary, ...secrets, ...places].filter((secret) => all.includes(JSON.stringify(secret).slice(1, -1)))).toEqual([]);
  });
});

describe("data dictionary", () => {
  const columnIds = [...new Set([...Object.values(RESPONSE_COLUMNS).flat(), ITEM_COLUMN].map(({ id }) => id))];

  test("explains every column of every table, and none that is in no table", () => {
    expect(Object.keys(wordsEn.columns).sort()).toEqual([...columnIds].sort());
    for (const table of tables) {
      const listed =
        responseDictionary("en")
          .find((entry) => entry.table === table.id)
          ?.columns.map(({ column }) => column) ?? [];
      const itemIds = new Set(input.exam.items.map(({ id }) => id));
      const found = table.columns.map(({ id }) => (table.id === "wide" && itemIds.has(id) ? ITEM_COLUMN.id : id));
      expect([...new Set(found)], table.id).toEqual(listed);
    }
  });

  test.each<Language>(["en", "zh"])("has a title and a meaning for each column, and a meaning for each code (%s)", (language) => {
    const entries = responseDictionary(language).flatMap(({ columns }) => columns);
    expect(entries.filter(({ title, meaning }) => title === "" || meaning === "")).toEqual([]);
    expect(entries.flatMap(({ values }) => values).filter(({ meaning }) => meaning === "")).toEqual([]);
    const titles = responseDictionary(language).map(({ columns }) => columns.map(({ title }) => title));
    for (const each of titles) expect(new Set(each).size).toBe(each.length);
  });

  test("is itself the last table, a row a column", () => {
    const rows = rowsOf("dictionary");
    expect(rows.filter((row) => row["table"] === "dictionary").map((row) => row["column"])).toEqual(
      RESPONSE_COLUMNS.dictionary.map(({ id }) => id),
    );
    expect(rows.find((row) => row["column"] === "onScreenMs")).toMatchObject({ table: "long", type: "integer", unit: "ms", values: "" });
    expect(String(rows.find((row) => row["column"] === "reason")?.["values"])).toContain("left-early = left early: ");
  });

  test("says the truth: every cell is of its column's type, and every code one of those listed", () => {
    for (const { id, columns, rows } of tables) {
      for (const [index, column] of columns.entries()) {
        const wrong = rows.map((row) => row[index] ?? null).filter((cell) => cell !== null && cell !== "" && !obeys(cell, column));
        expect(wrong.slice(0, 3), `${id}.${column.id}`).toEqual([]);
      }
    }
  });
});

function obeys(cell: string | number, { type, values, id }: ResponseColumn): boolean {
  const codes: readonly string[] = values === null ? [] : VALUE_SETS[values];
  switch (type) {
    case "integer":
      return Number.isInteger(cell);
    case "time":
      return typeof cell === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(cell);
    case "code":
      return typeof cell === "string" && codes.includes(cell);
    case "codes":
      if (typeof cell !== "string") return false;
      // Columns of choice items hold letters.
      return cell.split(";").every((part) => codes.includes(part)) || (/^[AB]\d\d$/.test(id) && /^[A-J]+$/.test(cell));
    case "text":
      return typeof cell === "string";
  }
}
