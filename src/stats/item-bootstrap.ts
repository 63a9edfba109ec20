import type { Rng } from "#lib/rng.ts";
import type { Interval } from "#stats/interval.ts";
import { percentileInterval } from "#stats/percentile-interval.ts";

/**
 * 95 % percentile bootstrap interval of one respondent's mean over items, for scores that are not proportions (F1, Total). Items are
 * the unit; unit of the scores. NaN bounds when there are no items; zero width when all scores are equal.
 * Source: Efron & Tibshirani (1993). Checked: the exhaustive enumeration of golden `bootstrap_exhaustive`.
 */
export function itemBootstrap(scores: readonly number[], options: { readonly rng: Rng; readonly resampleCount: number }): Interval {
  const estimates = new Float64Array(options.resampleCount);
  for (let resample = 0; resample < estimates.length; resample += 1) {
    let sum = 0;
    for (let draw = 0; draw < scores.length; draw += 1) sum += scores[options.rng.below(scores.length)] ?? NaN;
    estimates[resample] = sum / scores.length;
  }
  return percentileInterval(estimates);
}
