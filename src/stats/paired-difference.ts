import { assert } from "#lib/assert.ts";
import type { Interval } from "#stats/interval.ts";
import { wilsonInterval } from "#stats/wilson.ts";

/** Pairs by who was right: both (a), only the first (b), only the second (c), neither (d). */
export interface PairCounts {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/** The difference of two paired proportions. */
export interface PairedDifference {
  /** First less second, −1 to 1. */
  readonly difference: number;
  /** 95 %. */
  readonly interval: Interval;
  /** Correlation of the two, corrected for continuity; 0 where a margin is empty. */
  readonly phi: number;
  readonly waldStandardError: number;
}

/**
 * Newcombe's hybrid score interval (his method 10) of the difference of two paired proportions. NaN throughout without pairs.
 * @throws RangeError unless all counts are ≥ 0.
 * Source: Newcombe (1998), Statistics in Medicine 17:2635. Checked: golden `paired_difference_ci` and his own example.
 */
export function pairedDifference({ a, b, c, d }: PairCounts): PairedDifference {
  assert(Math.min(a, b, c, d) >= 0, `pairedDifference requires counts ≥ 0, got ${a}, ${b}, ${c}, ${d}`);
  const n = a + b + c + d;
  if (n === 0) return { difference: NaN, interval: { lower: NaN, upper: NaN }, phi: NaN, waldStandardError: NaN };
  const [first, second] = [a + b, a + c];
  const [p1, p2] = [first / n, second / n];
  const [ci1, ci2] = [wilsonInterval(first, n), wilsonInterval(second, n)];
  const phi = phiOf({ a, b, c, d });
  const reach = (up: number, down: number): number => Math.sqrt(up ** 2 - 2 * phi * up * down + down ** 2);
  const difference = (b - c) / n;
  return {
    difference,
    interval: {
      lower: difference - reach(p1 - ci1.lower, ci2.upper - p2),
      upper: difference + reach(ci1.upper - p1, p2 - ci2.lower),
    },
    phi,
    waldStandardError: Math.sqrt(b + c - (b - c) ** 2 / n) / n,
  };
}

function phiOf({ a, b, c, d }: PairCounts): number {
  const margins = (a + b) * (c + d) * (a + c) * (b + d);
  if (margins === 0) return 0;
  const product = a * d - b * c;
  const corrected = product > 0 ? Math.max(product - (a + b + c + d) / 2, 0) : product;
  return corrected / Math.sqrt(margins);
}
