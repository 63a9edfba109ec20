import type { ChoiceKey } from "#domain/exam/answer-key.ts";
import type { ChoiceItem } from "#domain/exam/exam.ts";
import { scoredResponse } from "#domain/submission/scored-response.ts";
import type { RecordedResponse } from "#domain/submission/submission.ts";
import { NO_POINTS } from "#domain/scoring/intervention-recall.ts";
import type { ItemScore } from "#domain/scoring/scorecard.ts";
import { scoreSelection, type SelectionScores } from "#domain/scoring/selection-metrics.ts";

/** Scores one choice item. A state that is not scored counts as an empty selection: 0 throughout. */
export function scoreChoiceItem(item: ChoiceItem, key: ChoiceKey, recorded: RecordedResponse): ItemScore {
  const response = scoredResponse(recorded);
  const selected = response?.kind === "choice" ? response.letters : [];
  return { ...toChoiceScore(item, scoreSelection(key, selected, item.options.length)), state: recorded.state };
}

/** A choice item's scores under the metric names of its kind; single choice has accuracy only. */
export function toChoiceScore(item: ChoiceItem, scores: SelectionScores): Omit<ItemScore, "state"> {
  const { exactMatch, jaccard, precision, recall, f1, confusion } = scores;
  return {
    itemId: item.id,
    sectionId: item.sectionId,
    kind: item.kind,
    scores: item.kind === "single-choice" ? { accuracy: exactMatch } : { exactMatch, jaccard, precision, recall, f1 },
    confusion,
    points: NO_POINTS,
  };
}
