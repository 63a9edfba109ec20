import { useMemo } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Link } from "react-router";
import type { Comparison } from "#domain/comparison/comparison.ts";
import { ExportBar } from "#ui/researcher/ExportBar.tsx";
import { SectionPanel } from "#ui/researcher/SectionPanel.tsx";
import { ShowFilter } from "#ui/researcher/ShowFilter.tsx";
import { useComparedStudy } from "#ui/researcher/use-compared-study.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { Notice } from "#ui/staff/Notice.tsx";
import { localiseReport, type StudyReport } from "#workflows/study-report.ts";
import styles from "./StandingsPage.module.css";

/** A finished comparison: what to know first, a panel a section, and the files to take along. */
export function StandingsReport({ comparison }: { readonly comparison: Comparison }) {
  const [language] = useLanguage();
  const { context } = useComparedStudy();
  const { exam, workspace } = context;
  const report = useMemo(() => localiseReport({ exam, comparison }, language), [exam, comparison, language]);
  const studyReport: StudyReport = { study: workspace.office.study, exam, comparison };
  return (
    <div className={styles.report}>
      <Caveats comparison={comparison} />
      <ShowFilter />
      <div className={styles.sections}>
        {comparison.sections.map((section) => (
          <SectionPanel key={section.sectionId} section={section} comparison={comparison} report={report} />
        ))}
        <ExportBar studyReport={studyReport} />
      </div>
    </div>
  );
}

/** What a reader must know before any number: grades that are missing, models that are. */
function Caveats({ comparison }: { readonly comparison: Comparison }) {
  const { t } = useTranslation("researcher");
  const { context, search } = useComparedStudy();
  const { studyId } = context.workspace.office.study;
  const contenders = comparison.sections.flatMap((section) => section.contenders);
  const ungraded = sum(contenders.map(({ points }) => points.ungradedCount));
  const total = ungraded + sum(contenders.map(({ points }) => points.gradedCount));
  const hasModels = contenders.some(({ kind }) => kind === "model");
  if (ungraded === 0 && hasModels) return null;
  return (
    <div className={styles.notices}>
      {ungraded > 0 && (
        <Notice tone="warn" title={t("standings.ungradedTitle", { ungraded, total })}>
          <p>
            {t("standings.ungradedDetail")} <Link to={`/study/${studyId}/grade`}>{t("standings.toGrade")}</Link>
          </p>
        </Notice>
      )}
      {!hasModels && (
        <Notice tone="warn" title={t("standings.noModelsTitle")}>
          <p>
            {t("standings.noModelsDetail")} <Link to={`/compare/${studyId}/models${search}`}>{t("standings.toModels")}</Link>
          </p>
        </Notice>
      )}
    </div>
  );
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
