import type { ItemKind } from "#domain/exam/exam.ts";

/** Metrics of each kind of section, in the order tables show them. Every one is 0–1, higher is better. */
export const METRICS_BY_KIND = {
  "single-choice": ["accuracy"],
  "multiple-choice": ["exactMatch", "jaccard", "precision", "recall", "f1"],
  "short-answer": ["errorTypePrecision", "errorTypeRecall", "errorTypeF1", "interventionRecall", "total"],
} as const satisfies Record<ItemKind, readonly string[]>;

/** Id of one metric. */
export type MetricId = (typeof METRICS_BY_KIND)[ItemKind][number];

/** True when a metric is 0 or 1 on every item, so that its mean is a proportion. */
export function isProportion(metric: MetricId): boolean {
  return metric === "accuracy" || metric === "exactMatch";
}
