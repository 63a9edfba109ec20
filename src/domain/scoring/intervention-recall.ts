import type { AnswerPoint } from "#domain/exam/answer-key.ts";
import type { RecordedResponse } from "#domain/submission/submission.ts";
import { needsGrades } from "#domain/submission/needs-grades.ts";
import type { PointHit } from "#domain/scoring/point-hits.ts";
import type { Score } from "#domain/scoring/score.ts";
import type { PointCounts } from "#domain/scoring/scorecard.ts";
import type { ScoringSettings } from "#domain/scoring/settings.ts";

/** Recall of one item's answer points, and how many of them had to be graded. */
export interface InterventionScore {
  readonly recall: Score;
  readonly points: PointCounts;
}

/** No point needed a grade. */
export const NO_POINTS: PointCounts = { gradedCount: 0, ungradedCount: 0, disputedCount: 0 };

/**
 * Human-graded recall of one item: answer points hit / answer points, 0–1, by weight if the settings say so. 0 without grades when there
 * is nothing to grade; `not_graded` while any point has no agreed grade; `no_points` for an item without a problem.
 * Source: RxBench's macro recall, here with human grades, so not equal to its published totals.
 */
export function scoreIntervention(
  graded: readonly GradedPoint[],
  recorded: RecordedResponse,
  settings: ScoringSettings,
): InterventionScore {
  if (graded.length === 0) return { recall: "no_points", points: NO_POINTS };
  if (!needsGrades(recorded)) return { recall: 0, points: NO_POINTS };
  const points = countPoints(graded);
  if (points.ungradedCount > 0) return { recall: "not_graded", points };
  const weightOf = ({ point }: GradedPoint) => (settings.pointWeights === "rubric" ? point.weight : 1);
  const sum = (some: readonly GradedPoint[]) => some.reduce((total, one) => total + weightOf(one), 0);
  return { recall: sum(graded.filter(({ hit }) => hit === "hit")) / sum(graded), points };
}

/** An answer point with what the graders say of it. */
export interface GradedPoint {
  readonly point: AnswerPoint;
  readonly hit: PointHit;
}

function countPoints(graded: readonly GradedPoint[]): PointCounts {
  const ungraded = graded.filter(({ hit }) => hit === "ungraded" || hit === "disputed");
  return {
    gradedCount: graded.length - ungraded.length,
    ungradedCount: ungraded.length,
    disputedCount: ungraded.filter(({ hit }) => hit === "disputed").length,
  };
}
