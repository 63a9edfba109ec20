import { useCallback } from "react";
import type { Issue } from "#lib/issue.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { issueText } from "#texts/issue-text.ts";

/** A function from a field's path to what is wrong there, in words; null where nothing is. */
export function useFieldError(issues: readonly Issue[]): (path: string) => string | null {
  const [language] = useLanguage();
  return useCallback(
    (path) => {
      const found = issues.find((issue) => issue.place.path === path);
      return found === undefined ? null : issueText(found, language);
    },
    [issues, language],
  );
}
