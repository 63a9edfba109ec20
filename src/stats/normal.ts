import erfc from "@stdlib/math-base-special-erfc";
import erfcinv from "@stdlib/math-base-special-erfcinv";
import { assert } from "#lib/assert.ts";

/** Probability that a standard normal variable exceeds z (any real). Checked: SciPy `norm.sf`. */
export function normalUpperTail(z: number): number {
  return erfc(z / Math.SQRT2) / 2;
}

/**
 * Standard normal quantile. @throws RangeError unless 0 < probability < 1. Checked: SciPy `norm.ppf`.
 */
export function normalQuantile(probability: number): number {
  assert(probability > 0 && probability < 1, `normalQuantile requires 0 < p < 1, got ${probability}`);
  return -Math.SQRT2 * erfcinv(2 * probability);
}
