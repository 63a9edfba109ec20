import { assert } from "#lib/assert.ts";
import { chiSquareUpperTail } from "#stats/chi-square.ts";
import { choose } from "#stats/choose.ts";
import { midranks, tieSum } from "#stats/midranks.ts";
import { sumOf } from "#stats/sum.ts";

/** Kruskal and Wallis's test; NaN where all values are one tie. */
export interface KruskalWallis {
  readonly h: number;
  readonly df: number;
  readonly p: number;
}

/** Jonckheere and Terpstra's test. */
export interface JonckheereTerpstra {
  /** Pairs of members of two groups in which the later group's is higher, ties ½. */
  readonly j: number;
  /** Exact, one-sided: groups rise in the order given. */
  readonly increasingP: number;
  /** Ways to give the labels; as a double, exact below 2⁵³. */
  readonly labelingCount: number;
}

/** Mann and Whitney's test. */
export interface MannWhitney {
  /** Pairs in which the second group's is lower, ties ½: U of the first. */
  readonly u: number;
  /** Exact, two-sided: twice the smaller tail. */
  readonly p: number;
}

/**
 * Kruskal–Wallis: do groups differ at all? Corrected for ties, by the chi-square approximation; the units are the members.
 * @throws RangeError unless there are 2 groups or more with members, none NaN. Checked: golden `rank_group_tests` (SciPy kruskal).
 */
export function kruskalWallis(groups: readonly (readonly number[])[]): KruskalWallis {
  const all = checkedMembers(groups);
  const n = all.length;
  const ranks = midranks(all);
  let from = 0;
  const terms = groups.map(({ length }) => {
    const sum = sumOf(ranks.slice(from, (from += length)));
    return sum ** 2 / length;
  });
  const raw = (12 / (n * (n + 1))) * sumOf(terms) - 3 * (n + 1);
  const share = 1 - tieSum(all) / (n ** 3 - n);
  const [h, df] = [share === 0 ? NaN : raw / share, groups.length - 1];
  return { h, df, p: Number.isNaN(h) ? NaN : chiSquareUpperTail(Math.max(0, h), df) };
}

/**
 * Jonckheere–Terpstra: do groups rise in the order given? Exact with ties, by the distribution over all labelings, built up value by value:
 * steps grow with the product of the group sizes, not with the number of labelings.
 * @throws RangeError as `kruskalWallis`. Checked: golden `rank_group_tests` (enumeration of 18,480 labelings).
 */
export function jonckheereTerpstra(groups: readonly (readonly number[])[]): JonckheereTerpstra {
  checkedMembers(groups);
  const { observed, ways } = orderDistribution(groups);
  const total = sumOf(ways);
  const high = sumOf(ways.subarray(observed));
  return { j: observed / 2, increasingP: high / total, labelingCount: total };
}

/** Mann–Whitney of two groups, exact with ties. @throws RangeError as `kruskalWallis`. Checked: golden `label_permutation_exact` (SciPy). */
export function mannWhitney(first: readonly number[], second: readonly number[]): MannWhitney {
  checkedMembers([first, second]);
  const { observed, ways } = orderDistribution([first, second]);
  const total = sumOf(ways);
  const tail = Math.min(sumOf(ways.subarray(0, observed + 1)), sumOf(ways.subarray(observed)));
  return { u: first.length * second.length - observed / 2, p: Math.min(1, (2 * tail) / total) };
}

function checkedMembers(groups: readonly (readonly number[])[]): readonly number[] {
  const all = groups.flat();
  const isFine = groups.length >= 2 && groups.every(({ length }) => length > 0) && !all.some(Number.isNaN);
  assert(isFine, "a test of groups requires 2 groups or more with members, none NaN, got others");
  return all;
}

interface OrderDistribution {
  /** Twice the pairs in order, as observed. */
  readonly observed: number;
  /** Ways to give the labels, by twice the pairs in order. */
  readonly ways: Float64Array;
}

/** How many labelings have how many pairs in order: values from the lowest on, all that are tied at once. */
function orderDistribution(groups: readonly (readonly number[])[]): OrderDistribution {
  const sizes = groups.map(({ length }) => length);
  const length = 2 * sizes.reduce((pairs, size, index) => pairs + size * sumOf(sizes.slice(index + 1)), 0) + 1;
  let states = new Map<string, State>([["", { placed: sizes.map(() => 0), ways: Float64Array.of(1) }]]);
  let observed = 0;
  const own = sizes.map(() => 0);
  for (const value of [...new Set(groups.flat())].sort((a, b) => a - b)) {
    const counts = groups.map((group) => group.filter((other) => other === value).length);
    observed += pairsInOrder(own, counts);
    counts.forEach((count, index) => (own[index] = (own[index] ?? 0) + count));
    states = placeTied(states, sizes, { tied: sumOf(counts), length });
  }
  const [last] = states.values();
  return { observed, ways: last?.ways ?? Float64Array.of(1) };
}

interface State {
  /** Values placed in each group so far. */
  readonly placed: readonly number[];
  readonly ways: Float64Array;
}

function placeTied(
  states: ReadonlyMap<string, State>,
  sizes: readonly number[],
  { tied, length }: { readonly tied: number; readonly length: number },
): Map<string, State> {
  const next = new Map<string, State>();
  for (const { placed, ways } of states.values()) {
    for (const counts of splitsOf(
      tied,
      sizes.map((size, index) => size - (placed[index] ?? 0)),
    )) {
      const after = placed.map((count, index) => count + (counts[index] ?? 0));
      const name = after.join(" ");
      const held = next.get(name) ?? { placed: after, ways: new Float64Array(length) };
      const [shift, factor] = [pairsInOrder(placed, counts), arrangements(counts)];
      ways.forEach((way, pairs) => {
        if (way > 0) held.ways[pairs + shift] = (held.ways[pairs + shift] ?? 0) + way * factor;
      });
      next.set(name, held);
    }
  }
  return next;
}

/** Twice the pairs in order that tied values add: with the lower ones of earlier groups, and ½ for each pair among themselves. */
function pairsInOrder(placed: readonly number[], counts: readonly number[]): number {
  let [pairs, lower, before] = [0, 0, 0];
  counts.forEach((count, index) => {
    pairs += 2 * count * lower + count * before;
    lower += placed[index] ?? 0;
    before += count;
  });
  return pairs;
}

/** All ways to share out `count` among groups that have so much room left. */
function splitsOf(count: number, room: readonly number[]): readonly (readonly number[])[] {
  const [own = 0, ...others] = room;
  if (others.length === 0) return count <= own ? [[count]] : [];
  return Array.from({ length: Math.min(own, count) + 1 }, (_, here) =>
    splitsOf(count - here, others).map((rest) => [here, ...rest]),
  ).flat();
}

function arrangements(counts: readonly number[]): number {
  let left = sumOf(counts);
  return counts.reduce((ways, count) => {
    const chosen = choose(left, count);
    left -= count;
    return ways * chosen;
  }, 1);
}
