import type { Rng } from "#lib/rng.ts";

/** Probability, 0–1, of a log-odds. */
export function logistic(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

/** Log-odds of a probability, which is first kept within 0.02–0.98 so that the result is finite. */
export function logit(probability: number): number {
  const inside = Math.min(0.98, Math.max(0.02, probability));
  return Math.log(inside / (1 - inside));
}

/** True with the given probability. */
export function happens(probability: number, rng: Rng): boolean {
  return rng.next() < probability;
}

/** A lognormal deviate: positive, `median` in the middle, `sigma` the standard deviation of its logarithm. */
export function lognormal(median: number, sigma: number, rng: Rng): number {
  return median * Math.exp(sigma * rng.normal());
}

/** One of the values, each with a chance in proportion to e^pull. @throws RangeError without a value. */
export function pickByPull<T>(values: readonly T[], pullOf: (value: T) => number, rng: Rng): T {
  const weights = values.map((value) => Math.exp(pullOf(value)));
  let left = rng.next() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return values[index] as T; // index is of this list
  }
  return pickOne(values.slice(-1), rng); // rounding can leave a remainder
}

/** One of the values, all alike. @throws RangeError without a value. */
export function pickOne<T>(values: readonly T[], rng: Rng): T {
  if (values.length === 0) throw new RangeError("pickOne requires at least one value, got none");
  return values[rng.below(values.length)] as T; // below() is in range
}
