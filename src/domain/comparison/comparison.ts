import type { InvalidReason } from "#domain/cohort/validity.ts";
import type { ItemKind } from "#domain/exam/exam.ts";
import type { ResponseState } from "#domain/exam/response-state.ts";
import type { MetricId } from "#domain/scoring/metric.ts";
import type { Score } from "#domain/scoring/score.ts";
import type { PointCounts } from "#domain/scoring/scorecard.ts";
import type { ScoringSettings } from "#domain/scoring/settings.ts";
import type { LocalText } from "#lib/language.ts";

/** Ranks and models side by side. Plain data, safe for JSON, numbers at 12 significant digits; the same input and seed give the same bytes. */
export interface Comparison {
  /** Printed in every report: it reproduces every random number. */
  readonly seed: string;
  readonly settings: ScoringSettings;
  /** Coverage of every interval, 0–1. */
  readonly confidenceRatio: number;
  readonly resampleCount: number;
  /** In exam order. */
  readonly sections: readonly SectionComparison[];
}

/** One section. */
export interface SectionComparison {
  readonly sectionId: string;
  readonly kind: ItemKind;
  readonly itemCount: number;
  /** Ranks in the study's order, models by id, then baselines. */
  readonly contenders: readonly Contender[];
  /** In table order. */
  readonly metrics: readonly MetricComparison[];
}

/** What a row stands for. */
export type ContenderKind = "rank" | "model" | "baseline";

/** One row's bearer and the counts behind its numbers. */
export interface Contender {
  readonly kind: ContenderKind;
  /** Rank id, respondent id of a model, or baseline id; unique within its kind. */
  readonly id: string;
  /** null for a baseline: its name is in `texts/`. */
  readonly label: LocalText | null;
  /** Respondents whose section is valid; 0 for a baseline. */
  readonly respondentCount: number;
  /** Respondents left out because the section is not valid for them. */
  readonly excludedCount: number;
  /** Of these, how many the coordinator left out for each reason; reasons that do not occur are absent. */
  readonly excludedByReason: Readonly<Partial<Record<InvalidReason, number>>>;
  /** Responses in each state, summed over the respondents counted. */
  readonly stateCounts: Readonly<Partial<Record<ResponseState, number>>>;
  readonly points: PointCounts;
}

/** One metric over all contenders. */
export interface MetricComparison {
  readonly metric: MetricId;
  /** Same order as the section's `contenders`. */
  readonly rows: readonly EstimateRow[];
}

/** One contender's value of one metric. */
export interface EstimateRow {
  readonly kind: ContenderKind;
  readonly id: string;
  /** Mean of the members' scores, or the reason why there is none. */
  readonly value: Score;
  /** Respondents averaged. */
  readonly respondentCount: number;
  /** Items averaged over; for a rank those of any member. */
  readonly itemCount: number;
  /** null when `method` is "none". */
  readonly interval: { readonly lower: number; readonly upper: number } | null;
  readonly method: IntervalMethod;
  /** 1 = best, ties share the midrank, over ranks and models with a value; null for baselines and missing values. */
  readonly standing: number | null;
}

/** How an interval was made. "none": no value, a baseline (exact), a pooled average, or fewer than two items. */
export type IntervalMethod = "wilson" | "two-way-bootstrap" | "crossed-components" | "item-bootstrap" | "none";

/** Finds a row. `undefined` when the comparison has no such contender. */
export function findRow(metric: MetricComparison, kind: ContenderKind, id: string): EstimateRow | undefined {
  return metric.rows.find((row) => row.kind === kind && row.id === id);
}
