import { useEffect } from "react";
import type { Language } from "#lib/language.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";

/** The one language of a study that has only one, and the page turned to it; null where there is a choice. */
export function useOnlyLanguage(languages: readonly Language[]): Language | null {
  const [language, setLanguage] = useLanguage();
  const [only = null] = languages.length === 1 ? languages : [];
  useEffect(() => {
    if (only !== null && only !== language) setLanguage(only);
  }, [only, language, setLanguage]);
  return only;
}
