import type { ContenderKind, EstimateRow } from "#domain/comparison/comparison.ts";
import type { SectionFrame } from "#domain/report/section-frame.ts";
import type { MetricId } from "#domain/scoring/metric.ts";
import { isScored } from "#domain/scoring/score.ts";

/** Bars with intervals: one metric of one section. Values are 0–1. */
export interface BarChart {
  /** Safe in file names. */
  readonly id: string;
  readonly sectionId: string;
  readonly metric: MetricId;
  readonly title: string;
  readonly axisTitle: string;
  readonly bars: readonly Bar[];
}

/** One bar. */
export interface Bar {
  readonly kind: ContenderKind;
  readonly id: string;
  readonly label: string;
  /** null when there is no value; `missing` says why. */
  readonly value: number | null;
  readonly missing: string | null;
  readonly interval: { readonly lower: number; readonly upper: number } | null;
}

/** The charts of one section, one a metric, bars in the order of its contenders. */
export function barCharts({ section, title, labels, words }: SectionFrame): readonly BarChart[] {
  return section.metrics.map(({ metric, rows }) => ({
    id: `${section.sectionId}-${metric}`,
    sectionId: section.sectionId,
    metric,
    title: `${title}: ${words.metric[metric].name}`,
    axisTitle: words.metric[metric].name,
    bars: rows.map((row, index) => ({
      kind: row.kind,
      id: row.id,
      label: labels[index] ?? row.id,
      value: isScored(row.value) ? row.value : null,
      missing: missingName(row, words.missing),
      interval: row.interval,
    })),
  }));
}

function missingName({ value }: EstimateRow, missing: SectionFrame["words"]["missing"]): string | null {
  return isScored(value) ? null : missing[value].name;
}
