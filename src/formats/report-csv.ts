import type { ReportTable } from "#domain/report/report-table.ts";

/** All tables in one CSV file, one after the other, each under its title. */
export declare function writeReportCsv(tables: readonly ReportTable[]): Uint8Array;
