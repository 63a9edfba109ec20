import { assert } from "#lib/assert.ts";
import type { Rng } from "#lib/rng.ts";
import { choose } from "#stats/choose.ts";
import { sumOf } from "#stats/sum.ts";

/** How a permutation test is carried out: all of them up to `exactLimit`, else that many drawn. */
export interface PermutationPlan {
  readonly exactLimit: number;
  readonly drawCount: number;
  readonly rng: Pick<Rng, "below" | "next">;
}

/** What a permutation test found. */
export interface Permutation {
  /** The statistic as observed: a sum of differences, or a difference of means. */
  readonly observed: number;
  /** Share of arrangements at least as far from 0; where they are drawn, the observed one counts as one of them, so p is never 0. */
  readonly p: number;
  /** Arrangements looked at. */
  readonly count: number;
  readonly isExact: boolean;
}

/** Sums that differ by less than this share of what they are made of are the same: rounding must not decide. */
const SAME = 1e-12;
/** Flips are the bits of a 32-bit number. */
const MOST_FLIPS = 30;

/**
 * Sign-flip test of paired differences, two-sided: each difference could as well have had the other sign.
 * @throws RangeError for NaN. Checked: golden `signflip_permutation_exact` (all 2⁸).
 */
export function signFlipTest(differences: readonly number[], plan: PermutationPlan): Permutation {
  assert(!differences.some(Number.isNaN), "signFlipTest requires numbers, got NaN");
  const moving = differences.filter((difference) => difference !== 0);
  const n = moving.length;
  const observed = sumOf(moving);
  const limit = Math.abs(observed) - SAME * moving.reduce((sum, value) => sum + Math.abs(value), 0);
  const isExact = n <= MOST_FLIPS && 2 ** n <= plan.exactLimit;
  const count = isExact ? 2 ** n : plan.drawCount;
  let hits = 0;
  for (let draw = 0; draw < count; draw += 1) {
    const sum = isExact ? flippedSum(moving, (i) => ((draw >>> i) & 1) === 1) : flippedSum(moving, () => plan.rng.next() < 0.5);
    if (Math.abs(sum) >= limit) hits += 1;
  }
  return { observed, p: isExact ? hits / count : (hits + 1) / (count + 1), count, isExact };
}

function flippedSum(values: readonly number[], isFlipped: (index: number) => boolean): number {
  return values.reduce((sum, value, index) => (isFlipped(index) ? sum - value : sum + value), 0);
}

/**
 * Permutation test of two groups' means, two-sided: every way to give the labels is as likely. The units are whatever bears the label:
 * persons, for ranks.
 * @throws RangeError unless both groups have members, none NaN. Checked: golden `label_permutation_exact` (all 35).
 */
export function labelTest(first: readonly number[], second: readonly number[], plan: PermutationPlan): Permutation {
  const all = [...first, ...second];
  assert(first.length > 0 && second.length > 0 && !all.some(Number.isNaN), "labelTest requires two groups of numbers, got others");
  const [n, k] = [all.length, first.length];
  const total = sumOf(all);
  const differenceOf = (sum: number): number => (total - sum) / (n - k) - sum / k;
  const observed = differenceOf(sumOf(first));
  const limit = Math.abs(observed) - SAME * all.reduce((sum, value) => sum + Math.abs(value), 0);
  const ways = choose(n, k);
  const isExact = ways <= plan.exactLimit;
  let hits = 0;
  const look = (sum: number): void => {
    if (Math.abs(differenceOf(sum)) >= limit) hits += 1;
  };
  if (isExact) everySum(all, k, look);
  else drawSums({ values: all, k, plan }, look);
  return isExact
    ? { observed, p: hits / ways, count: ways, isExact }
    : { observed, p: (hits + 1) / (plan.drawCount + 1), count: plan.drawCount, isExact };
}

/** The sums of all ways to choose k values. */
function everySum(values: readonly number[], k: number, look: (sum: number) => void): void {
  const visit = (from: number, left: number, sum: number): void => {
    if (left === 0) return look(sum);
    for (let index = from; index <= values.length - left; index += 1) visit(index + 1, left - 1, sum + (values[index] ?? 0));
  };
  visit(0, k, 0);
}

interface Drawing {
  readonly values: readonly number[];
  readonly k: number;
  readonly plan: PermutationPlan;
}

function drawSums({ values, k, plan: { drawCount, rng } }: Drawing, look: (sum: number) => void): void {
  const deck = Float64Array.from(values);
  for (let draw = 0; draw < drawCount; draw += 1) {
    let sum = 0;
    for (let i = 0; i < k; i += 1) {
      const j = i + rng.below(deck.length - i);
      const taken = deck[j] ?? 0;
      deck[j] = deck[i] ?? 0;
      deck[i] = taken;
      sum += taken;
    }
    look(sum);
  }
}
