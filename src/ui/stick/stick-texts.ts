import { stick as en } from "#texts/en/stick.ts";
import { stick as zh } from "#texts/zh/stick.ts";
import { addTexts } from "#ui/hooks/i18n.ts";

declare module "#ui/hooks/i18n.ts" {
  interface TextResources {
    stick: typeof en;
  }
}

/** Adds the wording of the stick file's own pages. Call once. */
export function addStickTexts(): void {
  addTexts("stick", { en, zh });
}
