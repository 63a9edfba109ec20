import { codes as codesEn } from "#texts/en/codes.ts";
import { consent as consentEn } from "#texts/en/consent.ts";
import { coordinator as en } from "#texts/en/coordinator.ts";
import { setup as setupEn } from "#texts/en/setup.ts";
import { proctor as proctorEn } from "#texts/en/proctor.ts";
import { timeline as timelineEn } from "#texts/en/timeline.ts";
import { examPaper as examPaperEn } from "#texts/en/exam-paper.ts";
import { codes as codesZh } from "#texts/zh/codes.ts";
import { consent as consentZh } from "#texts/zh/consent.ts";
import { coordinator as zh } from "#texts/zh/coordinator.ts";
import { setup as setupZh } from "#texts/zh/setup.ts";
import { proctor as proctorZh } from "#texts/zh/proctor.ts";
import { timeline as timelineZh } from "#texts/zh/timeline.ts";
import { examPaper as examPaperZh } from "#texts/zh/exam-paper.ts";
import { addCaseTexts } from "#ui/components/case-texts.ts";
import { addTexts } from "#ui/hooks/i18n.ts";

declare module "#ui/hooks/i18n.ts" {
  interface TextResources {
    coordinator: typeof en;
    "exam-paper": typeof examPaperEn;
    codes: typeof codesEn;
    setup: typeof setupEn;
    consent: typeof consentEn;
    proctor: typeof proctorEn;
    timeline: typeof timelineEn;
  }
}

/** Adds the wording of the coordinator's pages. */
export function addCoordinatorTexts(): void {
  addTexts("coordinator", { en, zh });
  addTexts("exam-paper", { en: examPaperEn, zh: examPaperZh });
  addCaseTexts();
  addTexts("codes", { en: codesEn, zh: codesZh });
  addTexts("setup", { en: setupEn, zh: setupZh });
  addTexts("consent", { en: consentEn, zh: consentZh });
  addTexts("proctor", { en: proctorEn, zh: proctorZh });
  addTexts("timeline", { en: timelineEn, zh: timelineZh });
}
