import gammainc from "@stdlib/math-base-special-gammainc";
import { assert } from "#lib/assert.ts";

/**
 * Probability that a chi-square variable with `df` degrees of freedom (real > 0) exceeds x.
 * @throws RangeError unless x ≥ 0 and df > 0. Checked: SciPy `chi2.sf`.
 */
export function chiSquareUpperTail(x: number, df: number): number {
  assert(x >= 0 && df > 0, `chiSquareUpperTail requires x ≥ 0 and df > 0, got x ${x}, df ${df}`);
  return gammainc(x / 2, df / 2, true, true);
}
