import { describe, expect, test } from "vitest";
import { blind } from "#domain/blinding/blind.ts";
import { matchGrades } from "#domain/grading/match-grades.ts";
import { writeGradingWorkbook } from "#formats/grading-workbook.ts";
import { readGradingWorkbook } from "#formats/read-grading-workbook.ts";
import { PLAIN_SHEET } from "#formats/workbook-model.ts";
import { readWorkbook } from "#formats/workbook.ts";
import { writeWorkbook } from "#formats/write-workbook.ts";
import type { Language } from "#lib/language.ts";
import { toPrintableText } from "#lib/printable-text.ts";
import { convertInLibreOffice, gradeInLibreOffice, hasLibreOffice } from "../support/libreoffice/libreoffice.ts";
import { mixedSubmissions } from "../support/mixed-study.ts";
import { foreignWorkbook } from "../support/spreadsheet.ts";
import { NASTY_STRINGS } from "../support/nasty-strings.ts";
import { pilotExam, pilotKey } from "../support/pilot-package.ts";

const TIMEOUT_MS = 300_000;

describe.skipIf(!hasLibreOffice())("workbooks in LibreOffice", () => {
  test.each(["xlsx", "xls", "ods"] as const)(
    "case 27: nasty strings come back unchanged through %s",
    async (extension) => {
      const rows = NASTY_STRINGS.map((text) => [text]);
      const bytes = await writeWorkbook({
        title: "nasty",
        sheets: [{ ...PLAIN_SHEET, name: "A b'c", columnWidths: [40], rows, filterRow: 0 }],
      });
      const read = readWorkbook({ name: `nasty.${extension}`, bytes: convertInLibreOffice(bytes, extension) });
      const found = read.ok ? read.value[0]?.rows.map((row) => row[0]) : read.error;
      // .ods does not keep white space at the ends of a cell; graded text is compared without it.
      const kept = (text: string): string => (extension === "ods" ? toPrintableText(text).trim() : toPrintableText(text));
      const trimmed = Array.isArray(found) && extension === "ods" ? found.map((cell) => ({ ...cell, text: cell?.text.trim() })) : found;
      expect(trimmed).toEqual(NASTY_STRINGS.map((text) => ({ kind: "text", text: kept(text) })));
    },
    TIMEOUT_MS,
  );

  test(
    "a formula saved as .xls is seen as one, with or without a value",
    () => {
      const cells = [{ t: "n", v: 2, f: "1+1" } as const, { t: "s", v: "", f: 'IF(1=1,"","x")' } as const];
      const { bytes } = foreignWorkbook([{ name: "A", rows: [["x"], cells] }]);
      const read = readWorkbook({ name: "f.xls", bytes: convertInLibreOffice(bytes, "xls") });
      expect(read.ok && read.value[0]?.rows[1]?.map((cell) => cell.kind)).toEqual(["formula", "formula"]);
    },
    TIMEOUT_MS,
  );

  test.each<Language>(["en", "zh"])(
    "a workbook (%s) graded in LibreOffice, through .ods, gives every grade back",
    async (language) => {
      const [exam, key] = [pilotExam(), pilotKey()];
      const { rows, codebook } = blind({ submissions: mixedSubmissions(), exam, key, seed: `lo-${language}` });
      const bytes = await writeGradingWorkbook({ roundId: "R1", exam, key, rows, language, simulated: true });
      const words = language === "en" ? { yes: "yes", no: "no" } : { yes: "是", no: "否" };
      const graded = gradeInLibreOffice(bytes, { rule: "alternate", ...words });
      const returned = readGradingWorkbook({ name: "graded.xlsx", bytes: graded.bytes });
      expect(returned).toMatchObject({ ok: true, value: { roundId: "R1", examHash: exam.examHash } });
      const matched = matchGrades(returned.ok ? returned.value.rows : [], codebook, key);
      expect(matched).toMatchObject({ ok: true, value: { missingCount: 0, warnings: [] } });
      const grades = matched.ok ? matched.value.grades : [];
      expect(graded.rows).toBe(rows.length);
      expect(grades.length).toBe(graded.cells);
      expect(grades.filter((grade) => grade.hit).length).toBe(Math.ceil(graded.cells / 2));
    },
    TIMEOUT_MS,
  );
});
