import type { Language } from "#lib/language.ts";
import { workbooks as en } from "#texts/en/workbooks.ts";
import type { SameShape } from "#texts/same-shape.ts";
import { workbooks as zh } from "#texts/zh/workbooks.ts";

/** The wording of workbooks in one language. */
export type WorkbookTexts = SameShape<typeof en>;

/** The wording of workbooks in a language. */
export function workbookTexts(language: Language): WorkbookTexts {
  return language === "en" ? en : zh;
}
