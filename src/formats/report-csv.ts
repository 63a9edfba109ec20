import type { ReportCell, ReportTable } from "#domain/report/report-table.ts";
import { writeCsv } from "#formats/csv.ts";
import { workbookTexts } from "#formats/workbook-texts.ts";
import type { Language } from "#lib/language.ts";
import { toSignificant12 } from "#lib/significant.ts";

/**
 * All tables in one CSV file, one after the other, each under its title and note with a blank line behind it. Where the data are
 * simulated the first line says so, in words. Numbers have 12 significant digits; a value that does not exist is empty or text, never 0.
 */
export function writeReportCsv(
  tables: readonly ReportTable[],
  { simulated, language }: { readonly simulated: boolean; readonly language: Language },
): Uint8Array {
  const top = simulated ? [[workbookTexts(language).simulated], []] : [];
  return writeCsv([...top, ...tables.flatMap(tableRows)]);
}

function tableRows({ title, note, columns, rows }: ReportTable): (readonly ReportCell[])[] {
  return [[title], ...(note === "" ? [] : [[note]]), columns.map((column) => column.title), ...rows.map((row) => row.map(toWritten)), []];
}

function toWritten(cell: ReportCell): ReportCell {
  if (typeof cell !== "number") return cell;
  return Number.isFinite(cell) ? toSignificant12(cell) : null;
}
