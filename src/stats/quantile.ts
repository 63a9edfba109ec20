import { assert } from "#lib/assert.ts";

/**
 * Quantile of values already sorted ascending, by linear interpolation of order statistics. Unit of the values; NaN when there are none.
 * @throws RangeError unless 0 ≤ probability ≤ 1.
 * Source: Hyndman & Fan (1996), definition 7, the default of R and NumPy. Checked: golden `bootstrap_exhaustive`.
 */
export function quantileOfSorted(sorted: readonly number[] | Float64Array, probability: number): number {
  assert(probability >= 0 && probability <= 1, `quantileOfSorted requires a probability in 0…1, got ${probability}`);
  const position = (sorted.length - 1) * probability;
  const below = Math.floor(position);
  const lower = sorted[below] ?? NaN;
  const upper = sorted[Math.ceil(position)] ?? NaN;
  return lower + (position - below) * (upper - lower);
}
