import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { Comparison, SectionComparison } from "#domain/comparison/comparison.ts";
import type { BarChart } from "#domain/report/bar-chart.ts";
import type { Report } from "#domain/report/build-report.ts";
import type { MetricId } from "#domain/scoring/metric.ts";
import { formatRatio } from "#texts/format-ratio.ts";
import { BarFigure } from "#ui/researcher/BarFigure.tsx";
import { ChoiceRow } from "#ui/researcher/ChoiceRow.tsx";
import { highestBar, sectionChart } from "#ui/researcher/section-chart.ts";
import { FIGURE_METRICS } from "#ui/researcher/section-standings.ts";
import { useShow } from "#ui/researcher/ShowFilter.tsx";
import { useComparedStudy } from "#ui/researcher/use-compared-study.ts";
import { useFigureTheme } from "#ui/researcher/use-figure-theme.ts";
import { useMetricTexts } from "#ui/researcher/use-metric-texts.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { SaveButton } from "#ui/staff/SaveButton.tsx";
import { exportReportTable } from "#workflows/export-report-table.ts";
import styles from "./SectionFigure.module.css";

interface SectionFigureProps {
  readonly section: SectionComparison;
  readonly title: string;
  readonly comparison: Comparison;
  readonly report: Report;
  readonly metric: MetricId;
  readonly onMetric: (metric: string) => void;
}

/** A section's bar chart with its caption, the choice of the metric, and its numbers as a file. */
export function SectionFigure({ section, title, comparison, report, metric, onMetric }: SectionFigureProps) {
  const { t } = useTranslation("researcher");
  const words = useMetricTexts();
  const theme = useFigureTheme();
  const [show] = useShow();
  const chart = sectionChart(section, report.charts, { metric, show });
  const metrics: readonly MetricId[] = FIGURE_METRICS[section.kind];
  const facts = { metric: words.metric[metric].name, percent: 100 * comparison.confidenceRatio };
  return (
    <figure className={styles.figure}>
      {metrics.length > 1 && (
        <ChoiceRow
          legend={t("figure.metric")}
          name={`metric-${section.sectionId}`}
          options={metrics.map((id) => ({ value: id, label: words.metric[id].name }))}
          value={metric}
          onChange={onMetric}
        />
      )}
      <BarFigure chart={chart} label={t("figure.label", { ...facts, section: title, summary: useSummary(chart) })} />
      <figcaption className={styles.caption}>
        <span>{t(theme === "dark" ? "figure.captionDark" : "figure.caption", facts)}</span>
        <SaveNumbers section={section} title={title} report={report} />
      </figcaption>
    </figure>
  );
}

function SaveNumbers({ section, title, report }: Pick<SectionFigureProps, "section" | "title" | "report">) {
  const { t } = useTranslation("researcher");
  const [language] = useLanguage();
  const { study } = useComparedStudy().context.workspace.office;
  const table = report.tables.find(({ id }) => id === `estimates-${section.sectionId}`);
  if (table === undefined) return null;
  return (
    <SaveButton
      label={t("figure.save")}
      accessibleName={t("figure.saveNamed", { section: title })}
      makeFile={() => Promise.resolve(exportReportTable(table, study, language))}
    />
  );
}

function useSummary(chart: BarChart): string {
  const { t } = useTranslation("researcher");
  const best = highestBar(chart);
  return best === undefined ? t("figure.nothing") : t("figure.best", { name: best.label, value: formatRatio(best.value) });
}
