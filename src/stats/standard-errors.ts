import { assert } from "#lib/assert.ts";
import { mean } from "#stats/mean.ts";
import { squaresAboutMean } from "#stats/sum.ts";

/** Standard error of the mean of independent scores, by the n − 1 variance; NaN below 2. Source: Miller (2024). Checked: golden `eval_standard_errors`. */
export function meanStandardError(scores: readonly number[]): number {
  return scores.length < 2 ? NaN : Math.sqrt(squaresAboutMean(scores) / (scores.length - 1) / scores.length);
}

/**
 * Standard error of the mean of scores that come in clusters, such as items of one patient; without a factor for few clusters, so too small
 * below some thirty of them. `clusters` names each score's cluster.
 * @throws RangeError unless both have the same length. Source: Miller (2024). Checked: golden `eval_standard_errors`.
 */
export function clusteredStandardError(scores: readonly number[], clusters: readonly (number | string)[]): number {
  assert(
    scores.length === clusters.length,
    `clusteredStandardError requires a cluster for each score, got ${clusters.length} for ${scores.length}`,
  );
  const centre = mean(scores);
  const sums = new Map<number | string, number>();
  scores.forEach((score, index) => {
    const cluster = clusters[index] ?? "";
    sums.set(cluster, (sums.get(cluster) ?? 0) + score - centre);
  });
  return Math.sqrt([...sums.values()].reduce((total, sum) => total + sum ** 2, 0)) / scores.length;
}
