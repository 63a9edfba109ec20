import type { ItemKind } from "#domain/exam/exam.ts";
import type { ResponseState } from "#domain/exam/response-state.ts";
import type { MetricId } from "#domain/scoring/metric.ts";
import type { Score } from "#domain/scoring/score.ts";

/** Everything computed from one submission, its key and its grades. Plain data, safe for JSON. */
export interface Scorecard {
  readonly submissionId: string;
  /** In exam order. */
  readonly items: readonly ItemScore[];
  /** In exam order. */
  readonly sections: readonly SectionScore[];
}

/** One item's scores; `scores` holds exactly the metrics of its kind. */
export interface ItemScore {
  readonly itemId: string;
  readonly sectionId: string;
  readonly kind: ItemKind;
  readonly state: ResponseState;
  readonly scores: MetricScores;
  /** What was counted for pooled metrics: selected options or error types. */
  readonly confusion: Confusion;
  readonly points: PointCounts;
}

/** Scores by metric. A metric of another item kind is absent. */
export type MetricScores = Readonly<Partial<Record<MetricId, Score>>>;

/** Members of a selection that are in the key (tp), not in it (fp), missed (fn) and rightly left out (tn). */
export interface Confusion {
  readonly tp: number;
  readonly fp: number;
  readonly fn: number;
  readonly tn: number;
}

/** Answer points that needed a human grade. All zero where none is needed (blank, "no problem", choice items). */
export interface PointCounts {
  readonly gradedCount: number;
  readonly ungradedCount: number;
  /** Ungraded because the graders disagree; included in `ungradedCount`. */
  readonly disputedCount: number;
}

/** One section's means. */
export interface SectionScore {
  readonly sectionId: string;
  readonly kind: ItemKind;
  /** Items in the denominator; 0 when the section was not administered. */
  readonly itemCount: number;
  readonly stateCounts: Readonly<Partial<Record<ResponseState, number>>>;
  readonly metrics: Readonly<Partial<Record<MetricId, SectionMetric>>>;
  readonly points: PointCounts;
}

/** One metric's mean over the items it is defined on. */
export interface SectionMetric {
  readonly value: Score;
  /** Items averaged; smaller than the section's for intervention recall, which clean items leave. */
  readonly itemCount: number;
}
