import { staff as en } from "#texts/en/staff.ts";
import { staff as zh } from "#texts/zh/staff.ts";
import { addTexts } from "#ui/hooks/i18n.ts";

declare module "#ui/hooks/i18n.ts" {
  interface TextResources {
    staff: typeof en;
  }
}

/** Adds the wording that the coordinator's and the researcher's pages share. */
export function addStaffTexts(): void {
  addTexts("staff", { en, zh });
}
