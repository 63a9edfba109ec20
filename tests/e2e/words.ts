import type { Language } from "#lib/language.ts";
import { common as commonEn } from "#texts/en/common.ts";
import { coordinator as coordinatorEn } from "#texts/en/coordinator.ts";
import { errorTypes as errorTypesEn } from "#texts/en/error-types.ts";
import { metrics as metricsEn } from "#texts/en/metrics.ts";
import { participant as participantEn } from "#texts/en/participant.ts";
import { researcher as researcherEn } from "#texts/en/researcher.ts";
import { shell as shellEn } from "#texts/en/shell.ts";
import { staff as staffEn } from "#texts/en/staff.ts";
import { common as commonZh } from "#texts/zh/common.ts";
import { coordinator as coordinatorZh } from "#texts/zh/coordinator.ts";
import { errorTypes as errorTypesZh } from "#texts/zh/error-types.ts";
import { metrics as metricsZh } from "#texts/zh/metrics.ts";
import { participant as participantZh } from "#texts/zh/participant.ts";
import { researcher as researcherZh } from "#texts/zh/researcher.ts";
import { shell as shellZh } from "#texts/zh/shell.ts";
import { staff as staffZh } from "#texts/zh/staff.ts";

const WORDS = {
  en: {
    common: commonEn,
    coordinator: coordinatorEn,
    errorTypes: errorTypesEn,
    metrics: metricsEn,
    participant: participantEn,
    researcher: researcherEn,
    shell: shellEn,
    staff: staffEn,
  },
  zh: {
    common: commonZh,
    coordinator: coordinatorZh,
    errorTypes: errorTypesZh,
    metrics: metricsZh,
    participant: participantZh,
    researcher: researcherZh,
    shell: shellZh,
    staff: staffZh,
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
