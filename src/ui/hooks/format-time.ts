import type { Language } from "#lib/language.ts";

const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", zh: "zh-CN" };

/** `14:03:22` in the zone given, or the machine's. */
export function formatTimeOfDay(atMs: number, language: Language, zone?: string): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
    ...(zone === undefined ? {} : { timeZone: zone }),
  }).format(atMs);
}

/** Date and time to the minute with the zone's short name: `9 March 2026, 14:03 GMT+8`. */
export function formatDateTime(atMs: number, language: Language, zone?: string): string {
  const inZone = zone === undefined ? {} : { timeZone: zone };
  const date = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", ...inZone }).format(atMs);
  // The British form of the time serves both languages: the Chinese one puts the zone between date and time.
  const time = new Intl.DateTimeFormat(LOCALES.en, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZoneName: "short",
    ...inZone,
  }).format(atMs);
  return language === "zh" ? `${date} ${time}` : `${date}, ${time}`;
}
