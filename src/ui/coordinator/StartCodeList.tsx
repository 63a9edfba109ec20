import type { StartCode } from "#domain/study/start-code.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import styles from "./CodesPage.module.css";

/** The start code of each site, large enough to be read out. */
export function StartCodeList({ codes }: { readonly codes: readonly StartCode[] }) {
  const { t } = useTranslation("codes");
  return (
    <table className={styles.sheet}>
      <caption className="visually-hidden">{t("start.title")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("start.site")}</th>
          <th scope="col">{t("start.code")}</th>
        </tr>
      </thead>
      <tbody>
        {codes.map(({ site, code }) => (
          <tr key={site}>
            <th scope="row">{site}</th>
            <td className={styles.code}>{code}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
