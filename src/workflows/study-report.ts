import type { Comparison } from "#domain/comparison/comparison.ts";
import type { Exam } from "#domain/exam/exam.ts";
import { buildReport, type Report } from "#domain/report/build-report.ts";
import type { ReportWords } from "#domain/report/report-words.ts";
import type { Study } from "#domain/study/study.ts";
import type { Language } from "#lib/language.ts";
import { metrics as metricsEn } from "#texts/en/metrics.ts";
import { report as reportEn } from "#texts/en/report.ts";
import { metrics as metricsZh } from "#texts/zh/metrics.ts";
import { report as reportZh } from "#texts/zh/report.ts";

/** A comparison with what it was made on; in no language yet. */
export interface StudyReport {
  readonly study: Study;
  readonly exam: Exam;
  readonly comparison: Comparison;
}

const WORDS: Readonly<Record<Language, ReportWords>> = {
  en: { ...metricsEn, ...reportEn, column: { ...metricsEn.column, ...reportEn.column } },
  zh: { ...metricsZh, ...reportZh, column: { ...metricsZh.column, ...reportZh.column } },
};

/** The tables and charts of a comparison in one language: what the page shows and every export holds. */
export function localiseReport({ exam, comparison }: Pick<StudyReport, "exam" | "comparison">, language: Language): Report {
  return buildReport({ comparison, exam, language, words: WORDS[language] });
}
