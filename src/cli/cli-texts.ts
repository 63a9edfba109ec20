import type { Language } from "#lib/language.ts";
import { cli as en } from "#texts/en/cli.ts";
import { cli as zh } from "#texts/zh/cli.ts";

/** The command line's wording in one language. */
export function cliTexts(language: Language): typeof en {
  return language === "zh" ? zh : en;
}
