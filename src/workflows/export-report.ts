import { writeReportCsv } from "#formats/report-csv.ts";
import { writeReportWorkbook } from "#formats/report-workbook.ts";
import { writeReportJson } from "#formats/report-json.ts";
import type { Language } from "#lib/language.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { report as reportEn } from "#texts/en/report.ts";
import { formatText } from "#texts/format-text.ts";
import { report as reportZh } from "#texts/zh/report.ts";
import type { ExportOptions } from "#workflows/export-response-workbook.ts";
import { toFileName } from "#workflows/file-name.ts";
import { localiseReport, type StudyReport } from "#workflows/study-report.ts";

/** A report in three forms: for reading, for other programs, and with every number as it is. */
export interface ReportFiles {
  readonly workbook: NamedBytes;
  readonly csv: NamedBytes;
  readonly json: NamedBytes;
}

/** Writes a report. The JSON holds the comparison itself and no words, so that it is the same in both languages and on the command line. */
export async function exportReport(studyReport: StudyReport, options: ExportOptions): Promise<ReportFiles> {
  const { study, exam, comparison } = studyReport;
  const { language } = options;
  const { tables, settings } = localiseReport(studyReport, language);
  const title = formatText(textsOf(language).title, { study: study.title[language] });
  const facts = { simulated: study.simulated, language, notes: notesOf(studyReport, options) };
  const workbook = await writeReportWorkbook({ title, tables, settings, ...facts });
  const nameAs = (extension: string): string => toFileName([study.studyId, "report"], extension);
  return {
    workbook: { name: nameAs("xlsx"), bytes: workbook },
    csv: { name: nameAs("csv"), bytes: writeReportCsv([...tables, settings], facts) },
    json: {
      name: nameAs("json"),
      bytes: writeReportJson({ exam, simulated: study.simulated, appVersion: options.appVersion, comparison }),
    },
  };
}

function notesOf({ exam }: StudyReport, { language, nowMs, appVersion }: ExportOptions): readonly string[] {
  const texts = textsOf(language);
  const { examId, version, examHash } = exam;
  return [
    formatText(texts.exam, { examId, version, hash: examHash.slice(0, 12) }),
    ...(exam.reviewStatus === "draft" ? [texts.draft] : []),
    formatText(texts.madeAt, { time: new Date(nowMs).toISOString().slice(0, 16).replace("T", " "), appVersion }),
  ];
}

function textsOf(language: Language): typeof reportEn {
  return language === "zh" ? reportZh : reportEn;
}
