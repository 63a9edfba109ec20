import { assert } from "#lib/assert.ts";
import { normalUpperTail } from "#stats/normal.ts";

/** The integrand is below 1e-22 outside, whatever q. */
const REACH = 10;
const STEP = 1 / 32;

/**
 * Probability that the range of k independent standard normal values exceeds q: the studentized range with infinitely many degrees of
 * freedom. Absolute error below 1e-12: the trapezoid rule on a smooth integrand that vanishes at both ends.
 * @throws RangeError unless q ≥ 0 and k ≥ 2 is whole. Checked: golden `friedman` (SciPy `studentized_range`), Demšar's table.
 */
export function rangeUpperTail(q: number, k: number): number {
  assert(q >= 0 && Number.isInteger(k) && k >= 2, `rangeUpperTail requires q ≥ 0 and whole k ≥ 2, got q ${q}, k ${k}`);
  let sum = 0;
  for (let lowest = -REACH; lowest <= REACH; lowest += STEP) {
    const density = Math.exp((-lowest * lowest) / 2) / Math.sqrt(2 * Math.PI);
    sum += density * (normalUpperTail(lowest) - normalUpperTail(lowest + q)) ** (k - 1);
  }
  return Math.min(1, Math.max(0, 1 - k * sum * STEP));
}

/**
 * The q that the range of k standard normal values exceeds with this probability. Absolute error below 1e-9.
 * @throws RangeError unless 0 < probability < 1 and k ≥ 2 is whole. Checked: as `rangeUpperTail`.
 */
export function rangeUpperQuantile(probability: number, k: number): number {
  assert(probability > 0 && probability < 1, `rangeUpperQuantile requires 0 < p < 1, got ${probability}`);
  let [low, high] = [0, 40];
  while (high - low > 1e-10) {
    const middle = (low + high) / 2;
    if (rangeUpperTail(middle, k) > probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
