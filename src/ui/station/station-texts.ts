import { station as en } from "#texts/en/station.ts";
import { station as zh } from "#texts/zh/station.ts";
import { addTexts } from "#ui/hooks/i18n.ts";

declare module "#ui/hooks/i18n.ts" {
  interface TextResources {
    station: typeof en;
  }
}

/** Adds the wording of the station's pages. Call once. */
export function addStationTexts(): void {
  addTexts("station", { en, zh });
}
