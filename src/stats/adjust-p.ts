import { assert } from "#lib/assert.ts";
import { sumOf } from "#stats/sum.ts";

/** Ways to adjust p values for being many. */
export type AdjustMethod = "none" | "bonferroni" | "holm" | "hochberg" | "bh" | "by";

/**
 * Adjusted p values in the order given. Holm holds the family-wise error under any dependence; Hochberg under positive dependence; BH and BY
 * hold the false discovery rate, BY under any dependence.
 * @throws RangeError unless every p is within 0…1.
 * Source: the definitions of R's `p.adjust`. Checked: golden `p_adjust` (statsmodels, SciPy).
 */
export function adjustP(ps: readonly number[], method: AdjustMethod): readonly number[] {
  assert(
    ps.every((p) => p >= 0 && p <= 1),
    "adjustP requires p within 0…1, got another",
  );
  const n = ps.length;
  if (method === "none") return ps;
  if (method === "bonferroni") return ps.map((p) => Math.min(1, n * p));
  const rising = ps.map((_, index) => index).sort((i, j) => (ps[i] ?? 0) - (ps[j] ?? 0));
  const factors = factorsOf(method, n);
  const scaled = rising.map((index, rank) => (factors[rank] ?? 1) * (ps[index] ?? 0));
  const monotone = method === "holm" ? runningMaximum(scaled) : runningMinimum(scaled);
  const adjusted = new Array<number>(n).fill(1);
  rising.forEach((index, rank) => (adjusted[index] = Math.min(1, monotone[rank] ?? 1)));
  return adjusted;
}

/** What the p of each rank, from the smallest, is multiplied by. */
function factorsOf(method: "holm" | "hochberg" | "bh" | "by", n: number): readonly number[] {
  const harmonic = sumOf(Array.from({ length: n }, (_, index) => 1 / (index + 1)));
  return Array.from({ length: n }, (_, rank) => {
    if (method === "holm" || method === "hochberg") return n - rank;
    return (n / (rank + 1)) * (method === "by" ? harmonic : 1);
  });
}

function runningMaximum(values: readonly number[]): readonly number[] {
  let highest = 0;
  return values.map((value) => (highest = Math.max(highest, value)));
}

/** From the end. */
function runningMinimum(values: readonly number[]): readonly number[] {
  let lowest = 1;
  return [...values]
    .reverse()
    .map((value) => (lowest = Math.min(lowest, value)))
    .reverse();
}
