import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { Contender, EstimateRow } from "#domain/comparison/comparison.ts";
import { isScored } from "#domain/scoring/score.ts";
import { formatInterval, formatRatio } from "#texts/format-ratio.ts";
import { useMetricTexts } from "#ui/researcher/use-metric-texts.ts";
import styles from "./StandingsTable.module.css";

interface EstimateCellProps {
  readonly estimate: EstimateRow | undefined;
  readonly contender: Contender;
}

/** A value above its interval; or why there is none, with the count of answer points that lack a grade. */
export function EstimateCell({ estimate, contender }: EstimateCellProps) {
  const { t } = useTranslation("researcher");
  const words = useMetricTexts();
  if (estimate === undefined) return "–";
  const { value, interval } = estimate;
  if (isScored(value)) {
    return (
      <>
        <span className={styles.value}>{formatRatio(value)}</span>{" "}
        <span className={styles.interval}>{interval === null ? "" : formatInterval(interval)}</span>
      </>
    );
  }
  const { gradedCount, ungradedCount } = contender.points;
  return (
    <span className={styles.missing}>
      {words.missing[value].name}{" "}
      {value === "not_graded" && (
        <span className={styles.interval}>{t("table.ungraded", { ungraded: ungradedCount, total: gradedCount + ungradedCount })}</span>
      )}
    </span>
  );
}
