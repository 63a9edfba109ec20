import type { Comparison } from "#domain/comparison/comparison.ts";
import type { Exam } from "#domain/exam/exam.ts";
import { barCharts, type BarChart } from "#domain/report/bar-chart.ts";
import { contenderLabel } from "#domain/report/contender-label.ts";
import { estimatesTable } from "#domain/report/estimates-table.ts";
import type { ReportTable } from "#domain/report/report-table.ts";
import type { ReportWords } from "#domain/report/report-words.ts";
import { responsesTable } from "#domain/report/responses-table.ts";
import { settingsTable } from "#domain/report/settings-table.ts";
import type { Language } from "#lib/language.ts";

/** A comparison as tables and chart series in one language. The page, the workbook, the CSV and the figures are all made of this. */
export interface Report {
  /** Two a section, in exam order: estimates, then the responses they rest on. */
  readonly tables: readonly ReportTable[];
  readonly settings: ReportTable;
  /** One a section and metric, in table order. */
  readonly charts: readonly BarChart[];
}

/** What a report is made from. */
export interface ReportInput {
  readonly comparison: Comparison;
  readonly exam: Exam;
  readonly words: ReportWords;
  readonly language: Language;
}

/** Lays a comparison out. Numbers are taken over as they are: no table computes anything. */
export function buildReport({ comparison, exam, words, language }: ReportInput): Report {
  const frames = comparison.sections.map((section) => {
    const title = exam.sections.find(({ id }) => id === section.sectionId)?.title[language] ?? "";
    const labels = section.contenders.map((contender) => contenderLabel(contender, words, language));
    return { section, title: `${section.sectionId} ${title}`.trim(), labels, words };
  });
  return {
    tables: frames.flatMap((frame) => [estimatesTable(frame), responsesTable(frame)]),
    settings: settingsTable(comparison, words),
    charts: frames.flatMap(barCharts),
  };
}
