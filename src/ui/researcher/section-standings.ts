import type { Contender, EstimateRow, MetricComparison, SectionComparison } from "#domain/comparison/comparison.ts";
import type { BarChart } from "#domain/report/bar-chart.ts";
import type { ItemKind } from "#domain/exam/exam.ts";
import type { MetricId } from "#domain/scoring/metric.ts";
import { isScored } from "#domain/scoring/score.ts";

/** Which contenders are shown; baselines always are. */
export type Show = "all" | "people" | "models";

/** One line of a standings table: a contender with its estimate of each of the section's metrics, in table order. */
export interface StandingRow {
  readonly contender: Contender;
  readonly label: string;
  readonly estimates: readonly EstimateRow[];
}

/** Metrics a section's figure can show and rank by, the primary one first. */
export const FIGURE_METRICS = {
  "single-choice": ["accuracy"],
  "multiple-choice": ["exactMatch", "f1"],
  "short-answer": ["total", "errorTypeF1", "interventionRecall"],
} as const satisfies Record<ItemKind, readonly MetricId[]>;

/** A section's lines in the comparison's order. `charts` are the report's: they hold the labels. */
export function standingRows(section: SectionComparison, charts: readonly BarChart[]): readonly StandingRow[] {
  const bars = charts.find((chart) => chart.sectionId === section.sectionId)?.bars ?? [];
  return section.contenders.map((contender, index) => ({
    contender,
    label: bars[index]?.label ?? contender.id,
    estimates: section.metrics.flatMap((metric) => metric.rows[index] ?? []),
  }));
}

/** True when a contender belongs to what is shown. */
export function isShown({ contender }: Pick<StandingRow, "contender">, show: Show): boolean {
  if (show === "all" || contender.kind === "baseline") return true;
  return contender.kind === (show === "people" ? "rank" : "model");
}

/**
 * The metric a section is ranked by: the one asked for, else the first that has a value for anybody, so that a section not graded yet
 * still shows what is known.
 */
export function leadingMetric(section: SectionComparison, asked: string | null): MetricId {
  const choices: readonly MetricId[] = FIGURE_METRICS[section.kind];
  const chosen = choices.find((metric) => metric === asked) ?? choices.find((metric) => hasValue(section, metric));
  return chosen ?? choices[0] ?? "accuracy";
}

/** One contender's estimate of a metric. */
export function estimateOf(row: StandingRow, section: SectionComparison, metric: MetricId): EstimateRow | undefined {
  return row.estimates[section.metrics.findIndex((candidate) => candidate.metric === metric)];
}

function hasValue(section: SectionComparison, metric: MetricId): boolean {
  const found: MetricComparison | undefined = section.metrics.find((candidate) => candidate.metric === metric);
  return found?.rows.some((row) => row.kind !== "baseline" && isScored(row.value)) ?? false;
}
