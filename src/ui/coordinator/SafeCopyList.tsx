import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { formatDateTime } from "#ui/hooks/format-time.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import own from "./SafetyPage.module.css";
import styles from "#ui/staff/staff-page.module.css";

/** Which copies of the study and of its key were made, newest first. */
export function SafeCopyList() {
  const { t } = useTranslation("safety");
  const [language] = useLanguage();
  const { safeCopies } = useOpenedStudy().context.workspace;
  return (
    <section className={styles.section} aria-labelledby="safe-copies">
      <h2 id="safe-copies">{t("copies.title")}</h2>
      {safeCopies.length === 0 ? (
        <p>{t("copies.none")}</p>
      ) : (
        <table className={own.copies}>
          <caption className="visually-hidden">{t("copies.caption")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("copies.kind")}</th>
              <th scope="col">{t("copies.time")}</th>
            </tr>
          </thead>
          <tbody>
            {[...safeCopies].reverse().map(({ kind, atMs }) => (
              <tr key={`${kind} ${atMs}`}>
                <td>{t(`copies.${kind}`)}</td>
                <td className="numeric">{formatDateTime(atMs, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
