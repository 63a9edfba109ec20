import gammaln from "@stdlib/math-base-special-gammaln";
import betainc from "@stdlib/math-base-special-betainc";
import { assert } from "#lib/assert.ts";

/** Probability of exactly k successes of n at `ratio`. @throws RangeError unless 0 ≤ k ≤ n are whole and 0 ≤ ratio ≤ 1. Checked: SciPy `binom.pmf`. */
export function binomialMass(k: number, n: number, ratio: number): number {
  checkBinomial(k, n, ratio);
  if (ratio === 0) return k === 0 ? 1 : 0;
  if (ratio === 1) return k === n ? 1 : 0;
  const logWays = gammaln(n + 1) - gammaln(k + 1) - gammaln(n - k + 1);
  return Math.exp(logWays + k * Math.log(ratio) + (n - k) * Math.log1p(-ratio));
}

/** Probability of at most k successes of n at `ratio`. @throws RangeError as `binomialMass`. Checked: SciPy `binom.cdf`. */
export function binomialLowerTail(k: number, n: number, ratio: number): number {
  checkBinomial(k, n, ratio);
  return k === n ? 1 : betainc(1 - ratio, n - k, k + 1);
}

function checkBinomial(k: number, n: number, ratio: number): void {
  const isFine = Number.isInteger(k) && Number.isInteger(n) && k >= 0 && k <= n && ratio >= 0 && ratio <= 1;
  assert(isFine, `a binomial requires whole 0 ≤ k ≤ n and 0 ≤ ratio ≤ 1, got ${k} of ${n} at ${ratio}`);
}
