import betaincinv from "@stdlib/math-base-special-betaincinv";
import { assert } from "#lib/assert.ts";

/** Quantile of a Beta(a, b) variable. @throws RangeError unless 0 ≤ probability ≤ 1 and a, b > 0. Checked: SciPy `beta.ppf`. */
export function betaQuantile(probability: number, a: number, b: number): number {
  assert(
    probability >= 0 && probability <= 1 && a > 0 && b > 0,
    `betaQuantile requires 0 ≤ p ≤ 1 and a, b > 0, got ${probability}, ${a}, ${b}`,
  );
  return betaincinv(probability, a, b);
}
