import { backup as backupEn } from "#texts/en/backup.ts";
import { examTools as examToolsEn } from "#texts/en/exam-tools.ts";
import { participant as participantEn } from "#texts/en/participant.ts";
import { backup as backupZh } from "#texts/zh/backup.ts";
import { examTools as examToolsZh } from "#texts/zh/exam-tools.ts";
import { participant as participantZh } from "#texts/zh/participant.ts";
import { addCaseTexts } from "#ui/components/case-texts.ts";
import { addTexts } from "#ui/hooks/i18n.ts";

declare module "#ui/hooks/i18n.ts" {
  interface TextResources {
    participant: typeof participantEn;
    "exam-tools": typeof examToolsEn;
    backup: typeof backupEn;
  }
}

/** Adds the wording of the exam's pages. Call once. */
export function addParticipantTexts(): void {
  addTexts("participant", { en: participantEn, zh: participantZh });
  addCaseTexts();
  addTexts("exam-tools", { en: examToolsEn, zh: examToolsZh });
  addTexts("backup", { en: backupEn, zh: backupZh });
}
