import { assert } from "#lib/assert.ts";
import { mcNemar } from "#stats/mcnemar.ts";

/** One way in which two margins can have come about, and what McNemar's exact test then gives. */
export interface AttainableP {
  /** Items only the first has right. */
  readonly b: number;
  /** Items only the second has right. */
  readonly c: number;
  readonly p: number;
}

/**
 * Every exact McNemar p that published margins leave open: `first` and `second` of the same `total` items are right, and which ones is not
 * told. From the fewest discordant items on: p only grows.
 * @throws RangeError unless all three are whole and 0 ≤ first, second ≤ total.
 * Checked: enumeration of all pairs of sets for small totals; 144 and 138 of 153 reach p ≤ .05 at b = 6, c = 0 only.
 */
export function attainablePs(first: number, second: number, total: number): readonly AttainableP[] {
  const isFine = [first, second, total].every(Number.isInteger) && Math.min(first, second) >= 0 && Math.max(first, second) <= total;
  assert(isFine, `attainablePs requires whole 0 ≤ first, second ≤ total, got ${first}, ${second} of ${total}`);
  const lead = first - second;
  const fewest = Math.max(0, -lead);
  const most = Math.min(second, total - first);
  return Array.from({ length: most - fewest + 1 }, (_, index) => {
    const c = fewest + index;
    return { b: c + lead, c, p: mcNemar(c + lead, c).exactP };
  });
}

/**
 * The fewest discordant items, all one way, that McNemar's exact test calls significant at `level` for the smallest of `pairCount` p by Holm's
 * or Bonferroni's rule; null when `itemCount` items cannot do it. Of items as right or wrong, nothing smaller is ever significant.
 * @throws RangeError unless pairCount ≥ 1, itemCount ≥ 0 are whole and 0 < level < 1. Checked: golden `mcnemar_min_detectable`.
 */
export function fewestDiscordant(pairCount: number, itemCount: number, level = 0.05): number | null {
  const isFine = Number.isInteger(pairCount) && pairCount >= 1 && Number.isInteger(itemCount) && itemCount >= 0 && level > 0 && level < 1;
  assert(isFine, `fewestDiscordant requires whole pairs ≥ 1, items ≥ 0 and 0 < level < 1, got ${pairCount}, ${itemCount}, ${level}`);
  for (let b = 1; b <= itemCount; b += 1) if (mcNemar(b, 0).exactP <= level / pairCount) return b;
  return null;
}
