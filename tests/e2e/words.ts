import type { Language } from "#lib/language.ts";
import { backup as backupEn } from "#texts/en/backup.ts";
import { codes as codesEn } from "#texts/en/codes.ts";
import { common as commonEn } from "#texts/en/common.ts";
import { coordinator as coordinatorEn } from "#texts/en/coordinator.ts";
import { errorTypes as errorTypesEn } from "#texts/en/error-types.ts";
import { examFiles as examFilesEn } from "#texts/en/exam-files.ts";
import { examPaper as examPaperEn } from "#texts/en/exam-paper.ts";
import { examTools as examToolsEn } from "#texts/en/exam-tools.ts";
import { issuesExam as issuesExamEn } from "#texts/en/issues-exam.ts";
import { issuesFiles as issuesFilesEn } from "#texts/en/issues-files.ts";
import { metrics as metricsEn } from "#texts/en/metrics.ts";
import { participant as participantEn } from "#texts/en/participant.ts";
import { researcher as researcherEn } from "#texts/en/researcher.ts";
import { setup as setupEn } from "#texts/en/setup.ts";
import { safety as safetyEn } from "#texts/en/safety.ts";
import { shell as shellEn } from "#texts/en/shell.ts";
import { staff as staffEn } from "#texts/en/staff.ts";
import { station as stationEn } from "#texts/en/station.ts";
import { paperEntry as paperEntryEn } from "#texts/en/paper-entry.ts";
import { dropBox as dropBoxEn } from "#texts/en/drop-box.ts";
import { validity as validityEn } from "#texts/en/validity.ts";
import { stick as stickEn } from "#texts/en/stick.ts";
import { backup as backupZh } from "#texts/zh/backup.ts";
import { codes as codesZh } from "#texts/zh/codes.ts";
import { common as commonZh } from "#texts/zh/common.ts";
import { coordinator as coordinatorZh } from "#texts/zh/coordinator.ts";
import { errorTypes as errorTypesZh } from "#texts/zh/error-types.ts";
import { examFiles as examFilesZh } from "#texts/zh/exam-files.ts";
import { examPaper as examPaperZh } from "#texts/zh/exam-paper.ts";
import { examTools as examToolsZh } from "#texts/zh/exam-tools.ts";
import { issuesExam as issuesExamZh } from "#texts/zh/issues-exam.ts";
import { issuesFiles as issuesFilesZh } from "#texts/zh/issues-files.ts";
import { metrics as metricsZh } from "#texts/zh/metrics.ts";
import { participant as participantZh } from "#texts/zh/participant.ts";
import { researcher as researcherZh } from "#texts/zh/researcher.ts";
import { setup as setupZh } from "#texts/zh/setup.ts";
import { safety as safetyZh } from "#texts/zh/safety.ts";
import { shell as shellZh } from "#texts/zh/shell.ts";
import { staff as staffZh } from "#texts/zh/staff.ts";
import { station as stationZh } from "#texts/zh/station.ts";
import { paperEntry as paperEntryZh } from "#texts/zh/paper-entry.ts";
import { dropBox as dropBoxZh } from "#texts/zh/drop-box.ts";
import { validity as validityZh } from "#texts/zh/validity.ts";
import { stick as stickZh } from "#texts/zh/stick.ts";

const WORDS = {
  en: {
    backup: backupEn,
    codes: codesEn,
    common: commonEn,
    coordinator: coordinatorEn,
    errorTypes: errorTypesEn,
    examFiles: examFilesEn,
    examPaper: examPaperEn,
    examTools: examToolsEn,
    issues: { ...issuesExamEn, ...issuesFilesEn },
    metrics: metricsEn,
    participant: participantEn,
    researcher: researcherEn,
    setup: setupEn,
    safety: safetyEn,
    shell: shellEn,
    staff: staffEn,
    station: stationEn,
    dropBox: dropBoxEn,
    paperEntry: paperEntryEn,
    validity: validityEn,
    stick: stickEn,
  },
  zh: {
    backup: backupZh,
    codes: codesZh,
    common: commonZh,
    coordinator: coordinatorZh,
    errorTypes: errorTypesZh,
    examFiles: examFilesZh,
    examPaper: examPaperZh,
    examTools: examToolsZh,
    issues: { ...issuesExamZh, ...issuesFilesZh },
    metrics: metricsZh,
    participant: participantZh,
    researcher: researcherZh,
    setup: setupZh,
    safety: safetyZh,
    shell: shellZh,
    staff: staffZh,
    station: stationZh,
    dropBox: dropBoxZh,
    paperEntry: paperEntryZh,
    validity: validityZh,
    stick: stickZh,
  },
} as const;

/** What the pages say in one language: page models find things by these words. */
export type Words = (typeof WORDS)[Language];

/** The words of a language. */
export function wordsOf(language: Language): Words {
  return WORDS[language];
}

/** A wording with placeholders as a pattern that fits whatever was put into them; anchored at both ends. */
export function fits(template: string): RegExp {
  const literal = template.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${literal.replace(/\\\{\\\{\w+\\\}\\\}/g, ".+?")}$`);
}

/** A wording with placeholders as a pattern that finds it in the middle of other text. */
export function holds(template: string): RegExp {
  return new RegExp(fits(template).source.slice(1, -1));
}
