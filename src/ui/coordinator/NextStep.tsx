import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { StudyProgress } from "#workflows/study-progress.ts";
import styles from "./NextStep.module.css";

/** One line that says what comes next in this study. */
export function NextStep({ progress }: { readonly progress: StudyProgress }) {
  const { t } = useTranslation(["coordinator", "staff"]);
  const { roster, rounds, pointCount, gradedPointCount, collectedCount } = progress;
  const awaited = rounds.find((round) => round.gradedPointCount < round.pointCount);
  const next = (): string => {
    if (collectedCount === 0) return t("next.collectFirst", { count: roster.expected });
    const openCount = roster.missing + roster.backup;
    if (openCount > 0 && rounds.length === 0) return t("next.collectRest", { count: openCount });
    if (gradedPointCount >= pointCount) return t("next.export");
    if (awaited !== undefined) return t("next.awaitGrades", { grader: awaited.round.grader });
    return rounds.length === 0 ? t("next.makeWorkbook") : t("next.gradeRest", { count: pointCount - gradedPointCount });
  };
  return (
    <p className={`${styles.next} no-print`}>
      <strong>{t("staff:frame.next")}</strong> {next()}
    </p>
  );
}
