import { codes as codesEn } from "#texts/en/codes.ts";
import { consent as consentEn } from "#texts/en/consent.ts";
import { coordinator as en } from "#texts/en/coordinator.ts";
import { metrics as metricsEn } from "#texts/en/metrics.ts";
import { setup as setupEn } from "#texts/en/setup.ts";
import { examFiles as examFilesEn } from "#texts/en/exam-files.ts";
import { proctor as proctorEn } from "#texts/en/proctor.ts";
import { removal as removalEn } from "#texts/en/removal.ts";
import { safety as safetyEn } from "#texts/en/safety.ts";
import { timeline as timelineEn } from "#texts/en/timeline.ts";
import { validity as validityEn } from "#texts/en/validity.ts";
import { dropBox as dropBoxEn } from "#texts/en/drop-box.ts";
import { examPaper as examPaperEn } from "#texts/en/exam-paper.ts";
import { paperEntry as paperEntryEn } from "#texts/en/paper-entry.ts";
import { paperEntry as paperEntryZh } from "#texts/zh/paper-entry.ts";
import { codes as codesZh } from "#texts/zh/codes.ts";
import { consent as consentZh } from "#texts/zh/consent.ts";
import { coordinator as zh } from "#texts/zh/coordinator.ts";
import { metrics as metricsZh } from "#texts/zh/metrics.ts";
import { setup as setupZh } from "#texts/zh/setup.ts";
import { examFiles as examFilesZh } from "#texts/zh/exam-files.ts";
import { proctor as proctorZh } from "#texts/zh/proctor.ts";
import { removal as removalZh } from "#texts/zh/removal.ts";
import { safety as safetyZh } from "#texts/zh/safety.ts";
import { timeline as timelineZh } from "#texts/zh/timeline.ts";
import { validity as validityZh } from "#texts/zh/validity.ts";
import { dropBox as dropBoxZh } from "#texts/zh/drop-box.ts";
import { examPaper as examPaperZh } from "#texts/zh/exam-paper.ts";
import { addCaseTexts } from "#ui/components/case-texts.ts";
import { addTexts } from "#ui/hooks/i18n.ts";

declare module "#ui/hooks/i18n.ts" {
  interface TextResources {
    coordinator: typeof en;
    "drop-box": typeof dropBoxEn;
    removal: typeof removalEn;
    "exam-paper": typeof examPaperEn;
    "paper-entry": typeof paperEntryEn;
    codes: typeof codesEn;
    setup: typeof setupEn;
    "exam-files": typeof examFilesEn;
    consent: typeof consentEn;
    proctor: typeof proctorEn;
    safety: typeof safetyEn;
    timeline: typeof timelineEn;
    validity: typeof validityEn;
    reasons: typeof metricsEn.reason;
  }
}

/** Adds the wording of the coordinator's pages. */
export function addCoordinatorTexts(): void {
  addTexts("coordinator", { en, zh });
  addTexts("removal", { en: removalEn, zh: removalZh });
  addTexts("drop-box", { en: dropBoxEn, zh: dropBoxZh });
  addTexts("exam-paper", { en: examPaperEn, zh: examPaperZh });
  addTexts("paper-entry", { en: paperEntryEn, zh: paperEntryZh });
  addCaseTexts();
  addTexts("exam-files", { en: examFilesEn, zh: examFilesZh });
  addTexts("codes", { en: codesEn, zh: codesZh });
  addTexts("setup", { en: setupEn, zh: setupZh });
  addTexts("consent", { en: consentEn, zh: consentZh });
  addTexts("proctor", { en: proctorEn, zh: proctorZh });
  addTexts("safety", { en: safetyEn, zh: safetyZh });
  addTexts("timeline", { en: timelineEn, zh: timelineZh });
  addTexts("validity", { en: validityEn, zh: validityZh });
  addTexts("reasons", { en: metricsEn.reason, zh: metricsZh.reason });
}
