import { keyOf, type AnswerKey } from "#domain/exam/answer-key.ts";
import type { Exam, Item, Section } from "#domain/exam/exam.ts";
import type { ResponseState } from "#domain/exam/response-state.ts";
import type { RecordedResponse, Submission } from "#domain/submission/submission.ts";
import type { Grade } from "#domain/grading/grade.ts";
import { assert } from "#lib/assert.ts";
import { NO_CONFUSION } from "#domain/scoring/confusion.ts";
import { NO_POINTS } from "#domain/scoring/intervention-recall.ts";
import { METRICS_BY_KIND } from "#domain/scoring/metric.ts";
import { pointHitsOf, type PointHits } from "#domain/scoring/point-hits.ts";
import { scoreChoiceItem } from "#domain/scoring/score-choice-item.ts";
import { scoreShortAnswerItem } from "#domain/scoring/score-short-answer-item.ts";
import type { ItemScore, PointCounts, Scorecard, SectionScore } from "#domain/scoring/scorecard.ts";
import { missingMetrics, sectionMetrics } from "#domain/scoring/section-metrics.ts";
import type { ScoringSettings } from "#domain/scoring/settings.ts";

/** What `scoreSubmission` needs. */
export interface ScoringInput {
  readonly exam: Exam;
  readonly key: AnswerKey;
  readonly submission: Submission;
  /** Grades of this and other submissions; others are passed over. */
  readonly grades: readonly Grade[];
  readonly settings: ScoringSettings;
  /** Ids of sections not valid for this respondent: `not_administered`. */
  readonly invalidSections: readonly string[];
}

/**
 * Scores one submission: the same code for a pharmacist and a model. Every item of the exam gets a score or the reason why it has none.
 * @throws RangeError when key or submission belong to another exam, or a response is missing.
 */
export function scoreSubmission(input: ScoringInput): Scorecard {
  const { exam, key, submission } = input;
  assert(key.examHash === exam.examHash, `scoreSubmission requires the key of exam ${exam.examHash}, got ${key.examHash}`);
  assert(submission.examHash === exam.examHash, `scoreSubmission requires exam ${exam.examHash}, got ${submission.examHash}`);
  const hits = pointHitsOf(submission.submissionId, input.grades);
  const recordedByItem = new Map(submission.responses.map((recorded) => [recorded.itemId, recorded]));
  const items = exam.items.map((item) => {
    const recorded = recordedByItem.get(item.id);
    assert(recorded !== undefined, `scoreSubmission requires a response to every item, none for ${item.id}`);
    return scoreItem(item, recorded, { ...input, hits });
  });
  const sections = exam.sections.map((section) => scoreSection(section, items, input.settings));
  return { submissionId: submission.submissionId, items, sections };
}

function scoreItem(item: Item, recorded: RecordedResponse, input: ScoringInput & { readonly hits: PointHits }): ItemScore {
  if (recorded.state === "not_administered" || input.invalidSections.includes(item.sectionId)) return notAdministered(item);
  const key = keyOf(input.key, item.id);
  if (item.kind === "short-answer") {
    assert(key.kind === "short-answer", `scoreSubmission requires a short-answer key for ${item.id}`);
    return scoreShortAnswerItem(item, recorded, { key, hits: input.hits, settings: input.settings });
  }
  assert(key.kind === "choice", `scoreSubmission requires a choice key for ${item.id}`);
  return scoreChoiceItem(item, key, recorded);
}

function notAdministered(item: Item): ItemScore {
  return {
    itemId: item.id,
    sectionId: item.sectionId,
    kind: item.kind,
    state: "not_administered",
    scores: Object.fromEntries(METRICS_BY_KIND[item.kind].map((metric) => [metric, "not_administered"])),
    confusion: NO_CONFUSION,
    points: NO_POINTS,
  };
}

function scoreSection(section: Section, allItems: readonly ItemScore[], settings: ScoringSettings): SectionScore {
  const items = allItems.filter((item) => item.sectionId === section.id);
  const administered = items.filter((item) => item.state !== "not_administered");
  return {
    sectionId: section.id,
    kind: section.kind,
    itemCount: administered.length,
    stateCounts: countStates(items.map((item) => item.state)),
    metrics:
      items.length > 0 && administered.length === 0
        ? missingMetrics(section.kind, "not_administered")
        : sectionMetrics(administered, section.kind, settings),
    points: sumPoints(items.map((item) => item.points)),
  };
}

/** How often each state occurs; states that do not occur are absent. */
export function countStates(states: readonly ResponseState[]): Partial<Record<ResponseState, number>> {
  const counts: Partial<Record<ResponseState, number>> = {};
  for (const state of states) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}

/** Point counts of several items or respondents together. */
export function sumPoints(points: readonly PointCounts[]): PointCounts {
  return points.reduce(
    (sum, one) => ({
      gradedCount: sum.gradedCount + one.gradedCount,
      ungradedCount: sum.ungradedCount + one.ungradedCount,
      disputedCount: sum.disputedCount + one.disputedCount,
    }),
    NO_POINTS,
  );
}
