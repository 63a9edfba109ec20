import { useLanguage } from "#ui/hooks/use-language.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { formatShortTime } from "#ui/staff/format-short-time.ts";
import type { StudyWorkspace } from "#workflows/ports/workspace-store.ts";

/** A function that says in a few words whether a study is anywhere but on this machine. */
export function useCopyText(): (workspace: StudyWorkspace) => string {
  const { t } = useTranslation("safety");
  const [language] = useLanguage();
  return ({ office, safeCopies }) => {
    const last = safeCopies.filter(({ kind }) => kind !== "key").at(-1);
    if (last !== undefined) return t("rail.made", { time: formatShortTime(last.atMs, language) });
    return t(office.study.simulated ? "rail.demo" : "rail.none");
  };
}
