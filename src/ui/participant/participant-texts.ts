import type { examPages } from "#texts/en/exam-pages.ts";
import { addCaseTexts } from "#ui/components/case-texts.ts";
import { addFetchedTexts } from "#ui/hooks/i18n.ts";

type ExamPages = typeof examPages;

declare module "#ui/hooks/i18n.ts" {
  interface TextResources {
    participant: ExamPages["participant"];
    "exam-tools": ExamPages["exam-tools"];
    backup: ExamPages["backup"];
  }
}

/** Adds the wording of the exam's pages. Call once, and let `fetchTexts` bring it before they are shown. */
export function addParticipantTexts(): void {
  addCaseTexts();
  addFetchedTexts({
    en: async () => (await import("#texts/en/exam-pages.ts")).examPages,
    zh: async () => (await import("#texts/zh/exam-pages.ts")).examPages,
  });
}
