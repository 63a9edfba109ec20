import { unreachable } from "#lib/assert.ts";
import { isScored, type Score } from "#domain/scoring/score.ts";
import type { Confusion } from "#domain/scoring/scorecard.ts";
import { ERROR_TYPE_WEIGHT, INTERVENTION_WEIGHT, type ScoringSettings } from "#domain/scoring/settings.ts";

/** What an item's Total is made of. */
export interface TotalParts {
  readonly errorTypeF1: number;
  readonly confusion: Confusion;
  readonly intervention: Score;
}

/**
 * Total of an item with a problem, 0–1: 0.4 · error-type F1 + 0.6 · intervention, and 0 when the error type is wrong by the zero rule.
 * Missing when the intervention is, whatever the error type, so that an ungraded section shows no Total at all.
 * Source: RxBench eq. 5 with three readings of "incorrect". Checked: golden `short_answer_total`.
 */
export function totalOf({ errorTypeF1, confusion, intervention }: TotalParts, zeroRule: ScoringSettings["zeroRule"]): Score {
  if (!isScored(intervention)) return intervention;
  if (isWrong(confusion, zeroRule)) return 0;
  return ERROR_TYPE_WEIGHT * errorTypeF1 + INTERVENTION_WEIGHT * intervention;
}

/** No type in common with the key is wrong under every reading; the stricter two add to it. */
function isWrong({ tp, fp, fn }: Confusion, zeroRule: ScoringSettings["zeroRule"]): boolean {
  if (tp === 0) return true;
  switch (zeroRule) {
    case "no-overlap":
      return false;
    case "not-exact":
      return fp + fn > 0;
    case "any-false-type":
      return fp > 0;
    default:
      return unreachable(zeroRule);
  }
}
