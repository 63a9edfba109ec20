import type { Issue, Place } from "#lib/issue.ts";
import type { Language } from "#lib/language.ts";
import { issuesExam as examEn } from "#texts/en/issues-exam.ts";
import { issuesFiles as filesEn } from "#texts/en/issues-files.ts";
import { issuesScoring as scoringEn } from "#texts/en/issues-scoring.ts";
import { formatText } from "#texts/format-text.ts";
import { issuesExam as examZh } from "#texts/zh/issues-exam.ts";
import { issuesFiles as filesZh } from "#texts/zh/issues-files.ts";
import { issuesScoring as scoringZh } from "#texts/zh/issues-scoring.ts";

const TEXTS: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: new Map(Object.entries({ ...examEn, ...filesEn, ...scoringEn })),
  zh: new Map(Object.entries({ ...examZh, ...filesZh, ...scoringZh })),
};

/** What is wrong and what to do, in words, without the place. An unknown code (from a newer application's file) is shown as it is. */
export function issueText(issue: Issue, language: Language): string {
  const template = TEXTS[language].get(issue.code);
  return template === undefined ? issue.code : formatText(template, issue.params);
}

/** Where an issue lies, from file to cell or path; empty when nothing is known. */
export function placeText(place: Place, language: Language): string {
  const { file, sheet, cell, path } = place;
  const parts =
    language === "en"
      ? [file, sheet && `sheet ${sheet}`, cell && `cell ${cell}`, path]
      : [file, sheet && `工作表 ${sheet}`, cell && `单元格 ${cell}`, path];
  return parts.filter((part) => part !== undefined && part !== "").join(language === "en" ? ", " : "，");
}
