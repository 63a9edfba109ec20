import type { LocalText } from "#lib/language.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";

/** A function that picks the wording in the current language out of an exam's or a study's content. */
export function useLocalText(): (text: LocalText) => string {
  const [language] = useLanguage();
  return (text) => text[language];
}
