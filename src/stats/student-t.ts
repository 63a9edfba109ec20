import betainc from "@stdlib/math-base-special-betainc";
import betaincinv from "@stdlib/math-base-special-betaincinv";
import { assert } from "#lib/assert.ts";

/**
 * Probability that Student's t with `df` degrees of freedom (any real > 0) exceeds t ≥ 0.
 * Source: Abramowitz & Stegun 26.7.1. Checked: SciPy `t.sf`.
 */
export function studentTUpperTail(t: number, df: number): number {
  assert(df > 0 && t >= 0, `studentTUpperTail requires df > 0 and t ≥ 0, got df ${df}, t ${t}`);
  // Near the median df / (df + t²) is so close to 1 that what is missing to it has lost its digits; far out the other form loses them.
  if (t < 1) return 0.5 - betainc((t * t) / (df + t * t), 0.5, df / 2) / 2;
  return betainc(df / (df + t * t), df / 2, 0.5) / 2;
}

/**
 * Quantile of Student's t with `df` degrees of freedom (any real > 0). Unitless.
 * @throws RangeError unless 0 < probability < 1 and df > 0. Checked: SciPy `t.ppf` within 1e-9 (relative) for df 1 to 1e6.
 */
export function studentTQuantile(probability: number, df: number): number {
  assert(probability > 0 && probability < 1 && df > 0, `studentTQuantile requires 0 < p < 1 and df > 0, got p ${probability}, df ${df}`);
  if (probability < 0.5) return -studentTQuantile(1 - probability, df);
  if (probability === 0.5) return 0;
  const tail = 2 * (1 - probability);
  // As in the tail: whichever of the two shares is the smaller keeps its digits.
  if (tail > 0.5) {
    const share = betaincinv(1 - tail, 0.5, df / 2);
    return Math.sqrt((df * share) / (1 - share));
  }
  const share = betaincinv(tail, df / 2, 0.5);
  return Math.sqrt((df * (1 - share)) / share);
}
