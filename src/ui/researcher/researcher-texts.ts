import { researcher as en } from "#texts/en/researcher.ts";
import { researcher as zh } from "#texts/zh/researcher.ts";
import { addTexts } from "#ui/hooks/i18n.ts";

declare module "#ui/hooks/i18n.ts" {
  interface TextResources {
    researcher: typeof en;
  }
}

/** Adds the wording of the researcher's pages. */
export function addResearcherTexts(): void {
  addTexts("researcher", { en, zh });
}
