import { precisionRecallF1 } from "#domain/scoring/confusion.ts";
import type { Confusion } from "#domain/scoring/scorecard.ts";

/** One selection against one key, as sets of letters; every metric 0–1. */
export interface SelectionScores {
  readonly exactMatch: number;
  readonly jaccard: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  readonly confusion: Confusion;
}

/** A choice key to score against: the keyed letters and other sets accepted as fully right. */
export interface SelectionKey {
  readonly letters: readonly string[];
  readonly acceptAny: readonly (readonly string[])[];
}

/**
 * Scores a selection against the key's alternative with the best F1 (ties by exact match, then the key's own order), which is then used
 * for all metrics. An empty selection scores 0 throughout. `optionCount` is the number of options offered, for true negatives.
 * Source: RxEval's set metrics, RxBench eq. 1–4. Checked: golden `mcq_metrics`.
 */
export function scoreSelection(key: SelectionKey, selected: readonly string[], optionCount: number): SelectionScores {
  return key.acceptAny
    .map((letters) => scoreAgainst(letters, selected, optionCount))
    .reduce((best, other) => (isBetter(other, best) ? other : best), scoreAgainst(key.letters, selected, optionCount));
}

function scoreAgainst(letters: readonly string[], selected: readonly string[], optionCount: number): SelectionScores {
  const keyed = new Set(letters);
  const chosen = new Set(selected);
  const tp = [...chosen].filter((letter) => keyed.has(letter)).length;
  const confusion = { tp, fp: chosen.size - tp, fn: keyed.size - tp, tn: optionCount - keyed.size - chosen.size + tp };
  const unionCount = keyed.size + chosen.size - tp;
  return {
    exactMatch: chosen.size > 0 && unionCount === tp ? 1 : 0,
    jaccard: unionCount === 0 ? 0 : tp / unionCount,
    ...precisionRecallF1(confusion),
    confusion,
  };
}

function isBetter(a: SelectionScores, b: SelectionScores): boolean {
  return a.f1 > b.f1 || (a.f1 === b.f1 && a.exactMatch > b.exactMatch);
}
