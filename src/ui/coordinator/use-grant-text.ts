import { useMemo } from "react";
import type { Grant, GrantReason } from "#domain/study/grant.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { formatShortTime } from "#ui/staff/format-short-time.ts";
import type { CodeRow } from "#workflows/code-board.ts";

/** Says what a code gives, and why and when something was done with it. */
export function useGrantText() {
  const { t } = useTranslation("codes");
  const [language] = useLanguage();
  return useMemo(() => {
    const when = ({ reason, atMs }: { readonly reason: GrantReason; readonly atMs: number }): string =>
      t("when", { reason: t(`reason.${reason}`), time: formatShortTime(atMs, language) });
    return {
      gives: (grant: Grant): string => {
        if (grant.kind === "unlock") return t("gives.unlock");
        const minutes = Math.round(grant.extraMs / 60_000);
        if (grant.share === null) return t("gives.minutes", { count: minutes });
        return t("gives.share", { percent: Math.round(grant.share * 100), minutes });
      },
      when,
      /** How the participant comes to have the code; null as long as it is with the coordinator. */
      givenBy: ({ handedOut, isOnSlip }: CodeRow): string | null => {
        if (handedOut !== null) return when(handedOut);
        return isOnSlip ? t("single.onSlip") : null;
      },
    };
  }, [t, language]);
}
