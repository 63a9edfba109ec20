import { useEffect, useState } from "react";
import type { Language } from "#lib/language.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";

/** The one language of a study that has only one, and the page turned to it; null where there is a choice. */
export function useOnlyLanguage(languages: readonly Language[]): Language | null {
  const [language, changeLanguage] = useLanguage();
  const [failure, setFailure] = useState<unknown>(null);
  if (failure !== null) throw failure; // an exam in another language than its study's would be worse than none
  const [only = null] = languages.length === 1 ? languages : [];
  useEffect(() => {
    if (only !== null && only !== language) changeLanguage(only).catch(setFailure);
  }, [only, language, changeLanguage]);
  return only;
}
