import type { ShortAnswerKey } from "#domain/exam/answer-key.ts";
import type { ShortAnswerItem } from "#domain/exam/exam.ts";
import { scoredResponse } from "#domain/submission/scored-response.ts";
import type { RecordedResponse } from "#domain/submission/submission.ts";
import { saysNoProblem, scoreErrorTypes } from "#domain/scoring/error-type-metrics.ts";
import { scoreIntervention } from "#domain/scoring/intervention-recall.ts";
import type { PointHits } from "#domain/scoring/point-hits.ts";
import type { ItemScore } from "#domain/scoring/scorecard.ts";
import type { ScoringSettings } from "#domain/scoring/settings.ts";
import { totalOf } from "#domain/scoring/total.ts";

/** What one short answer is scored with. */
export interface ShortAnswerRules {
  readonly key: ShortAnswerKey;
  readonly hits: PointHits;
  readonly settings: ScoringSettings;
}

/**
 * Scores one prescription-review item. A state that is not scored gives 0 throughout and needs no grade. An item without a problem has
 * no intervention recall; its Total is 1 when the response says "no problem", else 0.
 */
export function scoreShortAnswerItem(item: ShortAnswerItem, recorded: RecordedResponse, rules: ShortAnswerRules): ItemScore {
  const { key, hits, settings } = rules;
  const response = scoredResponse(recorded);
  const scored = response?.kind === "short-answer" ? response : null;
  const types = scoreErrorTypes(key, scored, settings);
  const graded = key.points.map((point) => ({ point, hit: hits(item.id, point.id) }));
  const { recall, points } = scoreIntervention(graded, recorded, settings);
  const cleanTotal = scored !== null && saysNoProblem(scored) ? 1 : 0;
  const problemTotal = totalOf({ errorTypeF1: types.f1, confusion: types.confusion, intervention: recall }, settings.zeroRule);
  return {
    itemId: item.id,
    sectionId: item.sectionId,
    kind: item.kind,
    state: recorded.state,
    scores: {
      errorTypePrecision: types.precision,
      errorTypeRecall: types.recall,
      errorTypeF1: types.f1,
      interventionRecall: recall,
      total: key.errorTypes.length === 0 ? cleanTotal : problemTotal,
    },
    confusion: types.confusion,
    points,
  };
}
