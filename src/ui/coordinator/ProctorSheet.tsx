import type { ProctorEntry } from "#domain/study/proctor-entry.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { formatShortTime } from "#ui/staff/format-short-time.ts";
import styles from "./CodesPage.module.css";

/** The whole log, for paper only: the table on screen shows one page of it at a time. */
export function ProctorSheet({ entries }: { readonly entries: readonly ProctorEntry[] }) {
  const { t } = useTranslation("proctor");
  const [language] = useLanguage();
  return (
    <table className={`${styles.sheet} ${styles.paperOnly}`}>
      <caption>{t("listTitle")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("site")}</th>
          <th scope="col">{t("at")}</th>
          <th scope="col">{t("kind")}</th>
          <th scope="col">{t("participant")}</th>
          <th scope="col">{t("note")}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.entryId}>
            <td>{entry.site}</td>
            <td>{formatShortTime(entry.atMs, language)}</td>
            <td>{t(`kinds.${entry.kind}`)}</td>
            <td>{entry.participantCode ?? t("room")}</td>
            <td>{entry.note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
