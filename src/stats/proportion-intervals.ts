import { assert } from "#lib/assert.ts";
import { betaQuantile } from "#stats/beta-quantile.ts";
import type { Interval } from "#stats/interval.ts";
import { normalQuantile } from "#stats/normal.ts";

/**
 * Clopper and Pearson's exact 95 % interval for a proportion: never covers less, mostly more. NaN bounds when `totalCount` is 0.
 * @throws RangeError unless 0 ≤ successCount ≤ totalCount. Checked: golden `proportion_ci`.
 */
export function clopperPearsonInterval(successCount: number, totalCount: number): Interval {
  checkCounts("clopperPearsonInterval", successCount, totalCount);
  if (totalCount === 0) return { lower: NaN, upper: NaN };
  const failureCount = totalCount - successCount;
  return {
    lower: successCount === 0 ? 0 : betaQuantile(0.025, successCount, failureCount + 1),
    upper: failureCount === 0 ? 1 : betaQuantile(0.975, successCount + 1, failureCount),
  };
}

/**
 * Agresti and Coull's 95 % interval: Wald's about Wilson's centre. Its bounds may lie outside 0…1. NaN when `totalCount` is 0.
 * @throws RangeError unless 0 ≤ successCount ≤ totalCount. Checked: golden `proportion_ci`.
 */
export function agrestiCoullInterval(successCount: number, totalCount: number): Interval {
  checkCounts("agrestiCoullInterval", successCount, totalCount);
  if (totalCount === 0) return { lower: NaN, upper: NaN };
  const z = normalQuantile(0.975);
  const count = totalCount + z ** 2;
  const ratio = (successCount + z ** 2 / 2) / count;
  const half = z * Math.sqrt((ratio * (1 - ratio)) / count);
  return { lower: ratio - half, upper: ratio + half };
}

function checkCounts(name: string, successCount: number, totalCount: number): void {
  assert(successCount >= 0 && successCount <= totalCount, `${name} requires 0 ≤ successes ≤ total, got ${successCount} of ${totalCount}`);
}
