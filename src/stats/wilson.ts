import { assert } from "#lib/assert.ts";
import type { Interval } from "#stats/interval.ts";

/** The standard normal quantile at 0.975. */
const Z = 1.959963984540054;

/**
 * Wilson's 95 % score interval for a proportion, without continuity correction; inside 0…1. NaN bounds when `totalCount` is 0.
 * @throws RangeError unless 0 ≤ successCount ≤ totalCount.
 * Source: Wilson (1927). Checked: golden `proportion_ci` (SciPy binomtest, statsmodels).
 */
export function wilsonInterval(successCount: number, totalCount: number): Interval {
  assert(
    successCount >= 0 && successCount <= totalCount,
    `wilsonInterval requires 0 ≤ successes ≤ total, got ${successCount} of ${totalCount}`,
  );
  const ratio = successCount / totalCount;
  const shrink = 1 + Z ** 2 / totalCount;
  const centre = (ratio + Z ** 2 / (2 * totalCount)) / shrink;
  const half = (Z / shrink) * Math.sqrt((ratio * (1 - ratio)) / totalCount + Z ** 2 / (4 * totalCount ** 2));
  // Rounding may carry the bounds at 0 and n successes a hair outside.
  return { lower: successCount === 0 ? 0 : centre - half, upper: successCount === totalCount && totalCount > 0 ? 1 : centre + half };
}
