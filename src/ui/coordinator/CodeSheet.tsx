import { useGrantText } from "#ui/coordinator/use-grant-text.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { CodeRow } from "#workflows/code-board.ts";
import styles from "./CodesPage.module.css";

/** Every single-use code, for paper only: the table on screen shows one page of them at a time. */
export function CodeSheet({ rows }: { readonly rows: readonly CodeRow[] }) {
  const { t } = useTranslation("codes");
  const { gives, givenBy } = useGrantText();
  return (
    <table className={`${styles.sheet} ${styles.paperOnly}`}>
      <caption>{t("single.title")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("single.participant")}</th>
          <th scope="col">{t("single.site")}</th>
          <th scope="col">{t("single.gives")}</th>
          <th scope="col">{t("single.code")}</th>
          <th scope="col">{t("single.handedOut")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.code}>
            <th scope="row">{row.participantCode}</th>
            <td>{row.site ?? "–"}</td>
            <td>{gives(row.grant)}</td>
            <td className={styles.code}>{row.code}</td>
            <td>{givenBy(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
