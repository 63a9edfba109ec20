import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { SectionComparison } from "#domain/comparison/comparison.ts";
import type { MetricId } from "#domain/scoring/metric.ts";
import { isScored } from "#domain/scoring/score.ts";
import { estimateOf, type StandingRow } from "#ui/researcher/section-standings.ts";
import { useMetricTexts } from "#ui/researcher/use-metric-texts.ts";
import type { DataColumn } from "#ui/staff/data-column.ts";

/** A column of a standings table: `metric` for those that hold estimates. */
export interface StandingColumn extends DataColumn<StandingRow> {
  readonly metric: MetricId | null;
}

const KIND_ORDER = { rank: 0, model: 1, baseline: 2 } as const;

/** Standing by the leading metric, name, kind, n, then the section's metrics. */
export function useStandingColumns(section: SectionComparison, leading: MetricId): readonly StandingColumn[] {
  const { t } = useTranslation("researcher");
  const words = useMetricTexts();
  return useMemo(
    () => [
      {
        id: "standing",
        header: section.metrics.length > 1 ? t("table.standingBy", { metric: words.metric[leading].name }) : t("table.standing"),
        value: (row) => estimateOf(row, section, leading)?.standing ?? null,
        metric: null,
      },
      { id: "name", header: t("table.name"), value: (row) => row.label, metric: null },
      { id: "kind", header: t("table.kind"), value: (row) => KIND_ORDER[row.contender.kind], metric: null },
      { id: "n", header: t("table.n"), value: (row) => row.contender.respondentCount, align: "end", metric: null },
      ...section.metrics.map(({ metric }): StandingColumn => ({
        id: metric,
        header: words.metric[metric].name,
        value: (row) => {
          const value = estimateOf(row, section, metric)?.value;
          return isScored(value) ? value : null;
        },
        align: "end",
        metric,
      })),
    ],
    [t, words, section, leading],
  );
}
