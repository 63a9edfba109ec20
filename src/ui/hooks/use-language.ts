import { LANGUAGES, type Language } from "#lib/language.ts";
import { fetchTexts, hasTexts } from "#ui/hooks/i18n.ts";
import { createPreference, usePreference } from "#ui/hooks/preference.ts";

const preference = createPreference<Language>("language", (stored) => asLanguage(stored) ?? browserLanguage());

/** The language this browser's user reads, for setting up the texts before the first render. */
export function preferredLanguage(): Language {
  return preference.get();
}

/** The current language and the way to change it everywhere at once: wording, `lang` of the page, what is remembered. */
export function useLanguage(): readonly [Language, (language: Language) => Promise<void>] {
  return [usePreference(preference), changeLanguage];
}

/** Brings a language's wording and applies it then. Rejects where it cannot be had: the language stays. */
async function changeLanguage(language: Language): Promise<void> {
  if (!hasTexts(language)) await fetchTexts(language);
  setLanguage(language);
}

/** Brings the wording of the language in use, also when it is changed meanwhile. Rejects where it cannot be had. */
export async function fetchOwnTexts(): Promise<void> {
  while (!hasTexts(preference.get())) await fetchTexts(preference.get());
}

/** Applies a language whose wording is here to the page, and remembers it. */
export function setLanguage(language: Language): void {
  preference.set(language);
  document.documentElement.lang = language === "zh" ? "zh-CN" : "en";
}

function asLanguage(text: string | null): Language | undefined {
  return LANGUAGES.find((language) => language === text);
}

function browserLanguage(): Language {
  const spoken = navigator.languages.map((tag) => asLanguage(tag.slice(0, 2).toLowerCase()));
  return spoken.find((language) => language !== undefined) ?? "en";
}
