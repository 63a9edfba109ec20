import { beforeAll, describe, expect, test } from "vitest";
import { blind, type BlindedRows } from "#domain/blinding/blind.ts";
import { matchGrades } from "#domain/grading/match-grades.ts";
import { writeGradingWorkbook } from "#formats/grading-workbook.ts";
import { readGradingWorkbook } from "#formats/read-grading-workbook.ts";
import { writeTableCsv } from "#formats/response-archive.ts";
import { responseTableTexts } from "#formats/response-dictionary.ts";
import { responseTables } from "#formats/response-tables.ts";
import { writeResponseWorkbook } from "#formats/response-workbook.ts";
import { PLAIN_SHEET, styled } from "#formats/workbook-model.ts";
import { readWorkbook } from "#formats/workbook.ts";
import { writeWorkbook } from "#formats/write-workbook.ts";
import type { Language } from "#lib/language.ts";
import { toPrintableText } from "#lib/printable-text.ts";
import { hasLibreOffice, runInLibreOffice, type OfficeResult } from "../support/libreoffice/libreoffice.ts";
import { rowsOfBoth } from "../support/libreoffice/same-rows.ts";
import { exportOfMixedStudy, mixedSubmissions } from "../support/mixed-study.ts";
import { NASTY_STRINGS } from "../support/nasty-strings.ts";
import { pilotExam, pilotKey } from "../support/pilot-package.ts";
import { foreignWorkbook } from "../support/spreadsheet.ts";

const LANGUAGES: readonly Language[] = ["en", "zh"];
const FORMATS = ["xlsx", "xls", "ods"] as const;
const WORDS = { en: { yes: "yes", no: "no" }, zh: { yes: "是", no: "否" } };

/** What LibreOffice made of our workbooks, by what was asked. */
const made = new Map<string, OfficeResult>();
const blinded = new Map<Language, BlindedRows>();

describe.skipIf(!hasLibreOffice())("workbooks in LibreOffice", () => {
  // Its start is what takes the time, so everything is asked in one.
  beforeAll(async () => {
    const nasty = await nastyWorkbook();
    const cells = [{ t: "n", v: 2, f: "1+1" } as const, { t: "s", v: "", f: 'IF(1=1,"","x")' } as const];
    const formulas = foreignWorkbook([{ name: "A", rows: [["x"], cells] }]).bytes;
    const jobs = [
      ...FORMATS.map((extension) => [extension, { kind: "convert", bytes: nasty, extension }] as const),
      ["formulas", { kind: "convert", bytes: formulas, extension: "xls" }] as const,
    ];
    const both = LANGUAGES.map(async (language) => [
      [
        `grades ${language}`,
        { kind: "grade", bytes: await gradingWorkbook(language), plan: { rule: "alternate", ...WORDS[language] } },
      ] as const,
      [`csv ${language}`, { kind: "csv", bytes: await writeResponseWorkbook(exportOfMixedStudy(language)) }] as const,
    ]);
    const all = [...jobs, ...(await Promise.all(both)).flat()];
    const results = runInLibreOffice(all.map(([, job]) => job));
    for (const [index, [name]] of all.entries()) made.set(name, results[index] ?? expect.fail(name));
  }, 300_000);

  test.each(FORMATS)("case 27: nasty strings come back unchanged through %s, as rows and as a body", (extension) => {
    const read = readWorkbook({ name: `nasty.${extension}`, bytes: resultOf(extension).bytes });
    const found = read.ok ? read.value[0]?.rows.slice(1).map((row) => row[0]) : read.error;
    // .ods does not keep white space at the ends of a cell; graded text is compared without it.
    const kept = (text: string): string => (extension === "ods" ? toPrintableText(text).trim() : toPrintableText(text));
    const trimmed = Array.isArray(found) && extension === "ods" ? found.map((cell) => ({ ...cell, text: cell?.text.trim() })) : found;
    expect(trimmed).toEqual([...NASTY_STRINGS, ...NASTY_STRINGS].map((text) => ({ kind: "text", text: kept(text) })));
  });

  test("a formula saved as .xls is seen as one, with or without a value", () => {
    const read = readWorkbook({ name: "f.xls", bytes: resultOf("formulas").bytes });
    expect(read.ok && read.value[0]?.rows[1]?.map((cell) => cell.kind)).toEqual(["formula", "formula"]);
  });

  test.each(LANGUAGES)("a workbook (%s) graded in LibreOffice, through .ods, gives every grade back", (language) => {
    const graded = resultOf(`grades ${language}`);
    const { rows, codebook } = blinded.get(language) ?? expect.fail(language);
    const returned = readGradingWorkbook({ name: "graded.xlsx", bytes: graded.bytes });
    expect(returned).toMatchObject({ ok: true, value: { roundId: "R1", examHash: pilotExam().examHash } });
    const matched = matchGrades(returned.ok ? returned.value.rows : [], codebook, pilotKey());
    expect(matched).toMatchObject({ ok: true, value: { missingCount: 0, warnings: [] } });
    const grades = matched.ok ? matched.value.grades : [];
    expect(graded.rows).toBe(rows.length);
    expect(grades.length).toBe(graded.cells);
    expect(grades.filter((grade) => grade.hit).length).toBe(Math.ceil(graded.cells / 2));
  });

  test.each(LANGUAGES)("every sheet of the response workbook (%s) converted to CSV is our CSV, cell by cell", (language) => {
    const { csvBySheet } = resultOf(`csv ${language}`);
    const { tables } = responseTableTexts(language);
    const all = responseTables(exportOfMixedStudy(language));
    expect(csvBySheet.size).toBe(all.length + 1);
    for (const table of all) {
      const theirs = csvBySheet.get(tables[table.id].name) ?? expect.fail(`the sheet ${table.id} is missing`);
      const rows = rowsOfBoth({ ours: writeTableCsv(table), theirs, language });
      expect(rows.theirs, table.id).toEqual(rows.ours);
    }
  });
});

async function nastyWorkbook(): Promise<Uint8Array> {
  const texts = NASTY_STRINGS.map((text) => [text]);
  const rows = [[styled("header", "text")], ...texts];
  return writeWorkbook({
    title: "nasty",
    sheets: [{ ...PLAIN_SHEET, name: "A b'c", columnWidths: [40], rows, body: texts, filterRow: 0 }],
  });
}

async function gradingWorkbook(language: Language): Promise<Uint8Array> {
  const [exam, key] = [pilotExam(), pilotKey()];
  const made_ = blind({ submissions: mixedSubmissions(), exam, key, seed: `lo-${language}` });
  blinded.set(language, made_);
  return writeGradingWorkbook({ roundId: "R1", exam, key, rows: made_.rows, language, simulated: true });
}

function resultOf(name: string): OfficeResult {
  return made.get(name) ?? expect.fail(`nothing was made of ${name}`);
}
