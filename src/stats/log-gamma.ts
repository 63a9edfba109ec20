import { assert } from "#lib/assert.ts";

const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/**
 * Natural logarithm of Γ(x) for x > 0; relative error about 1e-14.
 * @throws RangeError unless x > 0. Source: Lanczos approximation, g = 7, n = 9 (Godfrey's coefficients). Checked: SciPy `gammaln`.
 */
export function logGamma(x: number): number {
  assert(x > 0, `logGamma requires x > 0, got ${x}`);
  const shifted = x - 1;
  const base = shifted + 7.5;
  const series = LANCZOS.reduce((sum, coefficient, k) => (k === 0 ? coefficient : sum + coefficient / (shifted + k)), 0);
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(base) - base + Math.log(series);
}
