import { CONFIDENCE_RATIO, type Interval } from "#stats/interval.ts";
import { quantileOfSorted } from "#stats/quantile.ts";

/**
 * The 95 % percentile interval of resampled estimates, NaN ones left out; NaN bounds when none is left. Sorts `estimates` in place.
 * Source: Efron & Tibshirani (1993), ch. 13. Checked: golden `bootstrap_exhaustive`.
 */
export function percentileInterval(estimates: Float64Array): Interval {
  estimates.sort(); // a typed array sorts by number, NaN last
  const firstNaN = estimates.findIndex((value) => Number.isNaN(value));
  const sorted = firstNaN < 0 ? estimates : estimates.subarray(0, firstNaN);
  const tail = (1 - CONFIDENCE_RATIO) / 2;
  return { lower: quantileOfSorted(sorted, tail), upper: quantileOfSorted(sorted, 1 - tail) };
}
