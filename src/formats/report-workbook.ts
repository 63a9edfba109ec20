import type { ReportCell, ReportTable } from "#domain/report/report-table.ts";
import { tableSheet } from "#formats/table-sheet.ts";
import type { SheetModel } from "#formats/workbook-model.ts";
import { workbookTexts, type WorkbookTexts } from "#formats/workbook-texts.ts";
import { writeWorkbook } from "#formats/write-workbook.ts";
import type { Language } from "#lib/language.ts";
import { toSignificant12 } from "#lib/significant.ts";

/** A report to be written. */
export interface ReportWorkbookInput {
  readonly title: string;
  /** Lines under the title of every sheet, e.g. that content is a draft. */
  readonly notes: readonly string[];
  readonly simulated: boolean;
  readonly language: Language;
  readonly tables: readonly ReportTable[];
  /** Settings and their values: two text columns, on a sheet of their own. */
  readonly settings: ReportTable;
}

const WIDTHS = { text: 30, number: 18, count: 10 };

/**
 * Writes a report: one sheet a table, then the settings. Numbers are stored as numbers at 12 significant digits, so that they can be
 * computed with; a value that does not exist is text (its reason) or "n/a", never 0.
 */
export async function writeReportWorkbook(input: ReportWorkbookInput): Promise<Uint8Array> {
  const texts = workbookTexts(input.language);
  const sheets = [...input.tables, input.settings].map((table) => reportSheet(table, input, texts));
  return writeWorkbook({ title: input.title, sheets });
}

function reportSheet(table: ReportTable, input: ReportWorkbookInput, texts: WorkbookTexts): SheetModel {
  const cover = { title: table.title, simulated: input.simulated, draft: false, notes: [input.title, ...input.notes, table.note] };
  const columns = table.columns.map(({ title, kind }) => ({ title, width: WIDTHS[kind] }));
  const rows = table.rows.map((row) => row.map((cell) => toStored(cell, texts.notAvailable)));
  return tableSheet(table.id, cover, { table: { columns, rows }, texts });
}

function toStored(cell: ReportCell, notAvailable: string): ReportCell {
  if (typeof cell !== "number") return cell;
  return Number.isFinite(cell) ? toSignificant12(cell) : notAvailable;
}
