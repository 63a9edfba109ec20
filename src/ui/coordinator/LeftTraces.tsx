import { useLanguage } from "#ui/hooks/use-language.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { formatShortTime } from "#ui/staff/format-short-time.ts";
import type { ParticipantTraces } from "#workflows/participant-traces.ts";
import styles from "#ui/staff/staff-page.module.css";

/** Names the files with a participant's data that have left this machine: nothing done here reaches them. */
export function LeftTraces({ traces: { exports, rounds } }: { readonly traces: ParticipantTraces }) {
  const { t } = useTranslation("consent");
  const [language] = useLanguage();
  if (exports.length + rounds.length === 0) return <p>{t("left.nothing")}</p>;
  return (
    <>
      <p>{t("left.title")}</p>
      <ul className={styles.bullets}>
        {exports.map(({ fileName, atMs }, index) => (
          <li key={index}>{t("left.file", { file: fileName, time: formatShortTime(atMs, language) })}</li>
        ))}
        {rounds.map(({ round, rowCount }) => (
          <li key={round.roundId}>
            {t("left.workbook", { grader: round.grader, time: formatShortTime(round.madeAtMs, language), count: rowCount })}
          </li>
        ))}
      </ul>
      <p>{t("left.advice")}</p>
    </>
  );
}
