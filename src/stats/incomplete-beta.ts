import { assert } from "#lib/assert.ts";
import { logGamma } from "#stats/log-gamma.ts";

const SMALLEST = 1e-300;
const MAX_STEPS = 10_000;

/**
 * Regularised incomplete beta function I_x(a, b): the probability that a Beta(a, b) variable is below x.
 * @throws RangeError unless a, b > 0 and 0 ≤ x ≤ 1.
 * Source: DLMF 8.17.22, continued fraction by Lentz's method. Checked: SciPy `betainc`.
 */
export function incompleteBeta(x: number, a: number, b: number): number {
  assert(x >= 0 && x <= 1 && a > 0 && b > 0, `incompleteBeta requires 0 ≤ x ≤ 1 and a, b > 0, got ${x}, ${a}, ${b}`);
  if (x === 0 || x === 1) return x;
  // The fraction converges fast only below the mean; above it the symmetry I_x(a,b) = 1 − I_{1−x}(b,a) is used.
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const logFront = logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x);
  return (Math.exp(logFront) / a) * continuedFraction(x, a, b);
}

function continuedFraction(x: number, a: number, b: number): number {
  let numerator = 1;
  let denominator = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1));
  let value = denominator;
  for (let m = 1; m <= MAX_STEPS; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    let change = 1;
    for (const step of [even, odd]) {
      denominator = 1 / awayFromZero(1 + step * denominator);
      numerator = awayFromZero(1 + step / numerator);
      change = denominator * numerator;
      value *= change;
    }
    if (Math.abs(change - 1) < 1e-15) return value;
  }
  return value;
}

function awayFromZero(value: number): number {
  return Math.abs(value) < SMALLEST ? SMALLEST : value;
}
