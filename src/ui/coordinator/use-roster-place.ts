import { useCallback } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";

/** Where a code stands on the roster, in words. */
export interface RosterPlace {
  readonly rank: string | null;
  readonly site: string | null;
}

/** A function from a participant's code to rank and site as shown; null where the code is unknown to the roster or not known at all. */
export function useRosterPlace(): (code: string | null) => RosterPlace {
  const { t } = useTranslation("coordinator");
  const [language] = useLanguage();
  const { ranks, roster } = useOpenedStudy().context.workspace.office;
  return useCallback(
    (code) => {
      if (code === null) return { rank: null, site: null };
      const entry = roster.find((candidate) => candidate.code === code);
      if (entry === undefined) return { rank: t("collect.unknownCode"), site: null };
      const rank = ranks.find((candidate) => candidate.id === entry.rankId);
      return { rank: rank?.title[language] ?? entry.rankId, site: entry.site };
    },
    [t, language, ranks, roster],
  );
}
