import { keyOf, type AnswerKey, type ChoiceKey, type ShortAnswerKey } from "#domain/exam/answer-key.ts";
import type { ChoiceItem, Exam, Item, ItemKind, Section, ShortAnswerItem } from "#domain/exam/exam.ts";
import type { ShortAnswerResponse } from "#domain/exam/response.ts";
import { assert } from "#lib/assert.ts";
import { sumConfusions } from "#domain/scoring/confusion.ts";
import { scoreShortAnswerItem } from "#domain/scoring/score-short-answer-item.ts";
import { toChoiceScore } from "#domain/scoring/score-choice-item.ts";
import type { SectionScore } from "#domain/scoring/scorecard.ts";
import { sectionMetrics, type ItemMetrics } from "#domain/scoring/section-metrics.ts";
import { scoreSelection, type SelectionKey, type SelectionScores } from "#domain/scoring/selection-metrics.ts";
import type { ScoringSettings } from "#domain/scoring/settings.ts";

/** Respondents that know nothing, by kind of section, in table order. */
export const BASELINES_BY_KIND = {
  "single-choice": ["guess"],
  "multiple-choice": ["random", "select-all"],
  "short-answer": ["no-problem"],
} as const satisfies Record<ItemKind, readonly string[]>;

/**
 * Id of a baseline. `guess`: one option of a single choice, each as likely. `random`: every option of a multiple choice with p = 0.5, that
 * is all subsets as likely, the empty one too. `select-all`: every option. `no-problem`: always "no problem".
 */
export type BaselineId = (typeof BASELINES_BY_KIND)[ItemKind][number];

/** One baseline's expected section metrics. */
export interface BaselineScore {
  readonly id: BaselineId;
  readonly metrics: SectionScore["metrics"];
}

/** What baselines are computed from. */
export interface BaselineInput {
  readonly exam: Exam;
  readonly key: AnswerKey;
  readonly settings: ScoringSettings;
}

/**
 * Baselines of a section, as exact expectations, by the settings respondents are scored with. With pooled counts (micro) the random
 * baseline's value is that of the expected counts. Checked: golden `random_baseline_p05`.
 */
export function sectionBaselines(section: Section, { exam, key, settings }: BaselineInput): readonly BaselineScore[] {
  const items = exam.items.filter((item) => item.sectionId === section.id);
  return BASELINES_BY_KIND[section.kind].map((id) => {
    const scores = items.map((item) => baselineItem(id, item, { key, settings }));
    return { id, metrics: sectionMetrics(scores, section.kind, settings) };
  });
}

function baselineItem(id: BaselineId, item: Item, rules: Pick<BaselineInput, "key" | "settings">): ItemMetrics {
  const key = keyOf(rules.key, item.id);
  if (item.kind === "short-answer" && key.kind === "short-answer") return noProblemItem(item, key, rules.settings);
  assert(item.kind !== "short-answer" && key.kind === "choice", `baselines require a key of the item's kind for ${item.id}`);
  return choiceBaseline(id, item, key);
}

function noProblemItem(item: ShortAnswerItem, key: ShortAnswerKey, settings: ScoringSettings): ItemMetrics {
  const response: ShortAnswerResponse = { kind: "short-answer", errorTypes: [], unknownTypes: [], noProblem: true, intervention: "" };
  const recorded = { itemId: item.id, response, state: "no_problem", raw: null } as const;
  return scoreShortAnswerItem(item, recorded, { key, hits: () => "ungraded", settings });
}

function choiceBaseline(id: BaselineId, item: ChoiceItem, key: ChoiceKey): ItemMetrics {
  const letters = item.options.map((option) => option.letter);
  if (id === "guess") return toChoiceScore(item, meanScores(letters.map((letter) => scoreSelection(key, [letter], letters.length))));
  if (id === "select-all") return toChoiceScore(item, scoreSelection(key, letters, letters.length));
  return toChoiceScore(item, randomSelection(key, letters));
}

/**
 * Expected scores of selecting each option with p = 0.5, by enumerating all 2^n subsets; the empty one scores 0.
 * @throws RangeError with more than 16 options: enumeration would take too long.
 * Source: RxEval's Random baseline. Checked: golden `random_baseline_p05`.
 */
export function randomSelection(key: SelectionKey, letters: readonly string[]): SelectionScores {
  assert(letters.length <= 16, `randomSelection requires at most 16 options, got ${letters.length}`);
  const subsets = Array.from({ length: 2 ** letters.length }, (_, code) => letters.filter((_letter, bit) => (code >> bit) & 1));
  return meanScores(subsets.map((subset) => scoreSelection(key, subset, letters.length)));
}

function meanScores(all: readonly SelectionScores[]): SelectionScores {
  const meanOf = (pick: (scores: SelectionScores) => number) => all.reduce((sum, scores) => sum + pick(scores), 0) / all.length;
  const counts = sumConfusions(all.map((scores) => scores.confusion));
  return {
    exactMatch: meanOf((scores) => scores.exactMatch),
    jaccard: meanOf((scores) => scores.jaccard),
    precision: meanOf((scores) => scores.precision),
    recall: meanOf((scores) => scores.recall),
    f1: meanOf((scores) => scores.f1),
    confusion: { tp: counts.tp / all.length, fp: counts.fp / all.length, fn: counts.fn / all.length, tn: counts.tn / all.length },
  };
}
