import { useMemo } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { EstimateRow, SectionComparison } from "#domain/comparison/comparison.ts";
import type { MetricId } from "#domain/scoring/metric.ts";
import { isScored } from "#domain/scoring/score.ts";
import { estimateOf, type StandingRow } from "#ui/researcher/section-standings.ts";
import { useMetricTexts } from "#ui/researcher/use-metric-texts.ts";
import type { DataColumn } from "#ui/staff/data-column.ts";

/** A column of a standings table; `estimate` is null for those that hold none. */
export interface StandingColumn extends DataColumn<StandingRow> {
  readonly estimate: ((row: StandingRow) => EstimateRow | undefined) | null;
}

const KIND_ORDER = { rank: 0, model: 1, baseline: 2 } as const;

/** Standing by the leading metric, name, kind, n, then the section's metrics, of which the leading one stands first. */
export function useStandingColumns(section: SectionComparison, leading: MetricId): readonly StandingColumn[] {
  const { t } = useTranslation("researcher");
  const words = useMetricTexts();
  return useMemo(
    () => [
      {
        id: "standing",
        header: section.metrics.length > 1 ? t("table.standingBy", { metric: words.metric[leading].name }) : t("table.standing"),
        value: (row) => estimateOf(row, section, leading)?.standing ?? null,
        estimate: null,
      },
      { id: "name", header: t("table.name"), value: (row) => row.label, estimate: null },
      { id: "kind", header: t("table.kind"), value: (row) => KIND_ORDER[row.contender.kind], estimate: null },
      { id: "n", header: t("table.n"), value: (row) => row.contender.respondentCount, align: "end", estimate: null },
      ...leadingFirst(section, leading).map((metric): StandingColumn => ({
        id: metric,
        header: words.metric[metric].name,
        value: (row) => {
          const value = estimateOf(row, section, metric)?.value;
          return isScored(value) ? value : null;
        },
        align: "end",
        estimate: (row) => estimateOf(row, section, metric),
      })),
    ],
    [t, words, section, leading],
  );
}

function leadingFirst({ metrics }: SectionComparison, leading: MetricId): readonly MetricId[] {
  return [leading, ...metrics.map(({ metric }) => metric).filter((metric) => metric !== leading)];
}
