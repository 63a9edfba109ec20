import type { ItemKind } from "#domain/exam/exam.ts";
import { mean } from "#stats/mean.ts";
import { harmonicMean, precisionRecallF1, sumConfusions } from "#domain/scoring/confusion.ts";
import { METRICS_BY_KIND, type MetricId } from "#domain/scoring/metric.ts";
import { isScored, type MissingReason, type Score } from "#domain/scoring/score.ts";
import type { ItemScore, SectionMetric, SectionScore } from "#domain/scoring/scorecard.ts";
import type { ScoringSettings } from "#domain/scoring/settings.ts";

/** The part of an item's score that section metrics are made of. */
export type ItemMetrics = Pick<ItemScore, "scores" | "confusion">;

/**
 * A section's metrics over the items administered. Each is the mean over the items on which it is defined, unless the settings pool
 * counts. One ungraded item makes the metric `not_graded`: an average of what happens to be graded would mislead.
 * Checked: golden `mcq_metrics` (per item, micro, F1 of means).
 */
export function sectionMetrics(items: readonly ItemMetrics[], kind: ItemKind, settings: ScoringSettings): SectionScore["metrics"] {
  const perItem = new Map<MetricId, SectionMetric>(METRICS_BY_KIND[kind].map((metric) => [metric, itemMean(items, metric)]));
  const pooled = items.length > 0 ? pooledValues(items, kind, settings) : [];
  for (const [metric, value] of pooled) perItem.set(metric, { value, itemCount: items.length });
  return Object.fromEntries(perItem);
}

/** The metrics of a section that has no value, all for the same reason. */
export function missingMetrics(kind: ItemKind, reason: MissingReason): SectionScore["metrics"] {
  return Object.fromEntries(METRICS_BY_KIND[kind].map((metric) => [metric, { value: reason, itemCount: 0 }]));
}

/** True when the settings make a metric a mean over items, so that items can be resampled. */
export function isItemMean(metric: MetricId, settings: ScoringSettings): boolean {
  const choice = settings.choiceAveraging;
  if (metric === "f1") return choice === "per-item";
  if (metric === "precision" || metric === "recall") return choice !== "micro";
  return !metric.startsWith("errorType") || settings.errorTypeAveraging === "per-item";
}

function itemMean(items: readonly ItemMetrics[], metric: MetricId): SectionMetric {
  const scores = items.map((item): Score => item.scores[metric] ?? "not_administered");
  if (scores.includes("not_graded")) return { value: "not_graded", itemCount: 0 };
  const values = scores.filter(isScored);
  if (values.length > 0) return { value: mean(values), itemCount: values.length };
  return { value: scores[0] ?? "no_items", itemCount: 0 };
}

function pooledValues(items: readonly ItemMetrics[], kind: ItemKind, settings: ScoringSettings): readonly [MetricId, number][] {
  const pooled = precisionRecallF1(sumConfusions(items.map((item) => item.confusion)));
  if (kind === "short-answer" && settings.errorTypeAveraging === "micro") {
    return [
      ["errorTypePrecision", pooled.precision],
      ["errorTypeRecall", pooled.recall],
      ["errorTypeF1", pooled.f1],
    ];
  }
  if (kind !== "multiple-choice") return [];
  if (settings.choiceAveraging === "micro") {
    return [
      ["precision", pooled.precision],
      ["recall", pooled.recall],
      ["f1", pooled.f1],
    ];
  }
  if (settings.choiceAveraging === "per-item") return [];
  const [precision, recall] = [itemMean(items, "precision").value, itemMean(items, "recall").value];
  return isScored(precision) && isScored(recall) ? [["f1", harmonicMean(precision, recall)]] : [];
}
