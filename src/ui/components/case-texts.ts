import { caseWords as en } from "#texts/en/case.ts";
import { errorTypes as errorTypesEn } from "#texts/en/error-types.ts";
import { caseWords as zh } from "#texts/zh/case.ts";
import { errorTypes as errorTypesZh } from "#texts/zh/error-types.ts";
import { addTexts } from "#ui/hooks/i18n.ts";

declare module "#ui/hooks/i18n.ts" {
  interface TextResources {
    case: typeof en;
    "error-types": typeof errorTypesEn;
  }
}

/** Adds the wording of a case and of what may be wrong with it, for every role that shows one. */
export function addCaseTexts(): void {
  addTexts("case", { en, zh });
  addTexts("error-types", { en: errorTypesEn, zh: errorTypesZh });
}
