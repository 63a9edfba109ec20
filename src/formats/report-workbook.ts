import type { ReportTable } from "#domain/report/report-table.ts";
import type { Language } from "#lib/language.ts";

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

export declare function writeReportWorkbook(input: ReportWorkbookInput): Promise<Uint8Array>;
