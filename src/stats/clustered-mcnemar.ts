import { assert } from "#lib/assert.ts";
import { chiSquareUpperTail } from "#stats/chi-square.ts";
import { mcNemar } from "#stats/mcnemar.ts";
import type { PairCounts } from "#stats/paired-difference.ts";

/** A chi-square of one degree of freedom and its p; NaN where nothing is discordant. */
export interface ChiSquareTest {
  readonly chi2: number;
  readonly p: number;
}

/** Tests of paired proportions whose pairs come in clusters. */
export interface ClusteredMcNemar {
  /** As if the pairs were independent. */
  readonly naive: ChiSquareTest;
  /** Durkalski (2003): every cluster weighs the same. */
  readonly durkalski: ChiSquareTest;
  /** Obuchowski (1998) as the R package clust.bin.pair computes it: every pair weighs the same. */
  readonly obuchowski: ChiSquareTest;
  /** Wald with the variance between clusters about the common difference, times K / (K − 1). */
  readonly robustWald: ChiSquareTest;
}

/**
 * McNemar's test where pairs come in clusters, one entry of counts a cluster. Says something of these persons only when items are the
 * clusters: persons are fixed.
 * @throws RangeError unless there are 2 clusters or more, each with a pair.
 * Source: Durkalski et al. (2003), Obuchowski (1998). Checked: golden `clustered_mcnemar` (R clust.bin.pair).
 */
export function clusteredMcNemar(clusters: readonly PairCounts[]): ClusteredMcNemar {
  const counts = clusters.map(({ a, b, c, d }) => ({ size: a + b + c + d, difference: b - c }));
  assert(counts.length >= 2 && counts.every(({ size }) => size > 0), "clusteredMcNemar requires 2 clusters or more with pairs, got others");
  const sum = (valueOf: (one: (typeof counts)[number]) => number): number => counts.reduce((total, one) => total + valueOf(one), 0);
  const k = counts.length;
  const total = sum(({ difference }) => difference);
  const mean = total / sum(({ size }) => size);
  const b = clusters.reduce((all, cluster) => all + cluster.b, 0);
  return {
    naive: toTest(mcNemar(b, b - total).chi2),
    durkalski: toTest(sum(({ difference, size }) => difference / size) ** 2 / sum(({ difference, size }) => (difference / size) ** 2)),
    obuchowski: toTest((((k - 1) / k) * total ** 2) / sum(({ difference }) => difference ** 2)),
    robustWald: toTest((((k - 1) / k) * total ** 2) / sum(({ difference, size }) => (difference - size * mean) ** 2)),
  };
}

function toTest(chi2: number): ChiSquareTest {
  return Number.isFinite(chi2) ? { chi2, p: chiSquareUpperTail(chi2, 1) } : { chi2: NaN, p: NaN };
}
