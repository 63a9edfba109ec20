import { coordinator as en } from "#texts/en/coordinator.ts";
import { coordinator as zh } from "#texts/zh/coordinator.ts";
import { addTexts } from "#ui/hooks/i18n.ts";

declare module "#ui/hooks/i18n.ts" {
  interface TextResources {
    coordinator: typeof en;
  }
}

/** Adds the wording of the coordinator's pages. */
export function addCoordinatorTexts(): void {
  addTexts("coordinator", { en, zh });
}
