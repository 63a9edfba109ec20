import type { ReportTable } from "#domain/report/report-table.ts";
import type { Study } from "#domain/study/study.ts";
import { writeReportCsv } from "#formats/report-csv.ts";
import type { Language } from "#lib/language.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { toFileName } from "#workflows/file-name.ts";

/** One table of a report as a CSV file: the numbers of one figure, the same as in the whole report. */
export function exportReportTable(
  table: ReportTable,
  { studyId, simulated }: Pick<Study, "studyId" | "simulated">,
  language: Language,
): NamedBytes {
  return { name: toFileName([studyId, table.id], "csv"), bytes: writeReportCsv([table], { simulated, language }) };
}
