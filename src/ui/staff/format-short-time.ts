import type { Language } from "#lib/language.ts";

const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", zh: "zh-CN" };

/** Date and time to the minute for a table's cell, such as `10 Mar 2026, 03:00`; in the machine's zone. */
export function formatShortTime(atMs: number, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    year: "numeric",
    month: language === "en" ? "short" : "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(atMs);
}
