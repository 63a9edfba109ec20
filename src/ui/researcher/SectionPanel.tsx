import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { Comparison, SectionComparison } from "#domain/comparison/comparison.ts";
import type { Report } from "#domain/report/build-report.ts";
import { ResponsesDetails } from "#ui/researcher/ResponsesDetails.tsx";
import { SectionFigure } from "#ui/researcher/SectionFigure.tsx";
import { SectionMethod } from "#ui/researcher/SectionMethod.tsx";
import { leadingMetric } from "#ui/researcher/section-standings.ts";
import { StandingsTable } from "#ui/researcher/StandingsTable.tsx";
import { useAddressChoice } from "#ui/researcher/use-address-choice.ts";
import { useComparedStudy } from "#ui/researcher/use-compared-study.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import styles from "./SectionPanel.module.css";

interface SectionPanelProps {
  readonly section: SectionComparison;
  readonly comparison: Comparison;
  readonly report: Report;
}

/** One section: its figure, its standings, and behind one click each how responses were read and how the numbers were made. */
export function SectionPanel({ section, comparison, report }: SectionPanelProps) {
  const { t } = useTranslation("researcher");
  const [language] = useLanguage();
  const { context } = useComparedStudy();
  const [asked, choose] = useAddressChoice(`${section.sectionId}.metric`);
  const metric = leadingMetric(section, asked);
  const examSection = context.exam.sections.find(({ id }) => id === section.sectionId);
  const title = `${section.sectionId}\u2002${examSection?.title[language] ?? ""}`;
  const headingId = `section-${section.sectionId}`;
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 id={headingId}>{title}</h2>
        <p className={styles.count}>{t("standings.items", { count: section.itemCount })}</p>
      </header>
      <SectionFigure section={section} title={title} comparison={comparison} report={report} metric={metric} onMetric={choose} />
      <StandingsTable section={section} title={title} charts={report.charts} leading={metric} percent={100 * comparison.confidenceRatio} />
      <div className={styles.details}>
        <ResponsesDetails section={section} title={title} tables={report.tables} />
        <SectionMethod section={section} comparison={comparison} charts={report.charts} />
      </div>
    </section>
  );
}
