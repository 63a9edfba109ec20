import { assert } from "#lib/assert.ts";
import { midranks } from "#stats/midranks.ts";
import { sumOf } from "#stats/sum.ts";

/** Wilcoxon's signed-rank test. */
export interface Wilcoxon {
  /** The smaller of the two sums of ranks. */
  readonly w: number;
  /** Exact, two-sided, ties and all; 1 where nothing differs. */
  readonly p: number;
  /** Differences that are not 0. */
  readonly count: number;
}

/**
 * Wilcoxon's signed-rank test of paired differences, exact by the distribution of the sum of ranks given the ties; zeros are left out.
 * Takes n² steps for n differences.
 * @throws RangeError for NaN. Source: Wilcoxon (1945). Checked: golden `signflip_permutation_exact` (SciPy wilcoxon), enumeration.
 */
export function wilcoxonSignedRank(differences: readonly number[]): Wilcoxon {
  assert(!differences.some(Number.isNaN), "wilcoxonSignedRank requires numbers, got NaN");
  const moving = differences.filter((difference) => difference !== 0);
  const count = moving.length;
  if (count === 0) return { w: 0, p: 1, count };
  // Twice the midranks are whole, which makes sums exact.
  const doubled = midranks(moving.map(Math.abs)).map((rank) => Math.round(2 * rank));
  const total = sumOf(doubled);
  const positive = doubled.reduce((sum, rank, index) => sum + ((moving[index] ?? 0) > 0 ? rank : 0), 0);
  const few = Math.min(positive, total - positive);
  const shares = new Float64Array(total + 1);
  shares[0] = 1;
  for (const rank of doubled) {
    for (let sum = total; sum >= 0; sum -= 1) shares[sum] = ((shares[sum] ?? 0) + (sum >= rank ? (shares[sum - rank] ?? 0) : 0)) / 2;
  }
  const tail = sumOf(shares.subarray(0, few + 1));
  return { w: few / 2, p: Math.min(1, 2 * tail), count };
}
