import { LANGUAGES, type Language } from "#lib/language.ts";
import { createPreference, usePreference } from "#ui/hooks/preference.ts";

const preference = createPreference<Language>("language", (stored) => asLanguage(stored) ?? browserLanguage());

/** The language this browser's user reads, for setting up the texts before the first render. */
export function preferredLanguage(): Language {
  return preference.get();
}

/** The current language and the way to change it everywhere at once: wording, `lang` of the page, what is remembered. */
export function useLanguage(): readonly [Language, (language: Language) => void] {
  return [usePreference(preference), setLanguage];
}

/** Applies a language to the page and remembers it. */
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
