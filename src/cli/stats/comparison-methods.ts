import * as z from "zod/mini";
import { count, numbers, statsMethod, table, type Printed, type StatsMethod } from "#cli/stats/stats-method.ts";
import { createRng } from "#lib/rng.ts";
import { adjustP } from "#stats/adjust-p.ts";
import { clusteredMcNemar, type ChiSquareTest } from "#stats/clustered-mcnemar.ts";
import { cochranQ } from "#stats/cochran-q.ts";
import { conover, friedman, nemenyi, type RankPair } from "#stats/friedman.ts";
import type { Interval } from "#stats/interval.ts";
import { mcNemar } from "#stats/mcnemar.ts";
import { mean } from "#stats/mean.ts";
import { pairedDifference } from "#stats/paired-difference.ts";
import { labelTest, signFlipTest, type Permutation, type PermutationPlan } from "#stats/permutation.ts";
import { agrestiCoullInterval, clopperPearsonInterval } from "#stats/proportion-intervals.ts";
import { jonckheereTerpstra, kruskalWallis, mannWhitney } from "#stats/rank-groups.ts";
import { crawfordHowell } from "#stats/single-case.ts";
import { clusteredStandardError, meanStandardError } from "#stats/standard-errors.ts";
import { rangeUpperQuantile } from "#stats/studentized-range.ts";
import { wilcoxonSignedRank } from "#stats/wilcoxon.ts";
import { wilsonInterval } from "#stats/wilson.ts";

const bit = z.union([z.literal(0), z.literal(1)]);
const drawing = {
  seed: z._default(z.string(), "1"),
  exact_limit: z._default(z.int().check(z.minimum(1), z.maximum(100_000_000)), 2_000_000),
  draws: z._default(z.int().check(z.minimum(1), z.maximum(100_000_000)), 100_000),
};

/** Comparisons of respondents, ranks and proportions. */
export const COMPARISON_METHODS: Readonly<Record<string, StatsMethod>> = {
  proportion_ci: statsMethod({
    schema: z.strictObject({ x: count, n: count }),
    input: "{x, n}",
    output: "{wilson, clopper_pearson, agresti_coull}: 95 % intervals as [lower, upper]",
    compute: ({ x, n }) => ({
      wilson: ends(wilsonInterval(x, n)),
      clopper_pearson: ends(clopperPearsonInterval(x, n)),
      agresti_coull: ends(agrestiCoullInterval(x, n)),
    }),
  }),
  paired_difference_ci: statsMethod({
    schema: z.strictObject({ a: count, b: count, c: count, d: count }),
    input: "{a, b, c, d}: pairs both right, first only, second only, neither",
    output: "{diff, newcombe10, phi, wald_se}",
    compute: (counts) => {
      const { difference, interval, phi, waldStandardError } = pairedDifference(counts);
      return { diff: difference, newcombe10: ends(interval), phi, wald_se: waldStandardError };
    },
  }),
  mcnemar: statsMethod({
    schema: z.strictObject({ b: count, c: count }),
    input: "{b, c}: items only the first has right, only the second",
    output: "{exact_two_sided, mid_p, chi2, p_chi2, chi2_cc, p_chi2_cc, odds_ratio}",
    compute: ({ b, c }) => {
      const test = mcNemar(b, c);
      return {
        exact_two_sided: test.exactP,
        mid_p: test.midP,
        chi2: test.chi2,
        p_chi2: test.chi2P,
        chi2_cc: test.correctedChi2,
        p_chi2_cc: test.correctedChi2P,
        odds_ratio: test.oddsRatio,
      };
    },
  }),
  clustered_mcnemar: statsMethod({
    schema: z.strictObject({ ak: numbers, bk: numbers, ck: numbers, dk: numbers }),
    input: "{ak, bk, ck, dk}: lists of the same length, one entry a cluster, as in paired_difference_ci",
    output: "{mcnemar_chi2, durkalski, obuchowski_as_coded_in_clust.bin.pair, wald_cluster_robust}, and each with _p",
    compute: ({ ak, bk, ck, dk }) => {
      if ([bk, ck, dk].some(({ length }) => length !== ak.length)) throw new RangeError("ak, bk, ck and dk require the same length");
      const test = clusteredMcNemar(ak.map((a, index) => ({ a, b: bk[index] ?? 0, c: ck[index] ?? 0, d: dk[index] ?? 0 })));
      return {
        ...named("mcnemar_chi2", test.naive),
        ...named("durkalski", test.durkalski),
        ...named("obuchowski_as_coded_in_clust.bin.pair", test.obuchowski),
        ...named("wald_cluster_robust", test.robustWald),
      };
    },
  }),
  cochran_q: statsMethod({
    schema: z.strictObject({ X: z.array(z.array(bit)) }),
    input: "{X}: items × respondents, 0 or 1",
    output: "{Q, df, p}",
    compute: ({ X }) => {
      const { q, df, p } = cochranQ(X);
      return { Q: q, df, p };
    },
  }),
  friedman: statsMethod({
    schema: z.strictObject({ data_rows_are_blocks: table }),
    input: "{data_rows_are_blocks}: items × respondents, complete",
    output: '{mean_ranks, chi2, df, p, kendall_w, nemenyi: {"0-1": {q, p}}, conover: {"0-1": {t, df, p_unadjusted}}}',
    compute: ({ data_rows_are_blocks: blocks }) => {
      const { meanRanks, chi2, df, p, concordance } = friedman(blocks);
      const errorDf = (blocks.length - 1) * df;
      return {
        mean_ranks: meanRanks,
        chi2,
        df,
        p,
        kendall_w: concordance,
        nemenyi: byPair(nemenyi(blocks), ({ statistic, p: pairP }) => ({ q: statistic, p: pairP })),
        conover: byPair(conover(blocks), ({ statistic, p: pairP }) => ({ t: statistic, df: errorDf, p_unadjusted: pairP })),
      };
    },
  }),
  nemenyi_critical: statsMethod({
    schema: z.strictObject({ k: z.int().check(z.minimum(2), z.maximum(1_000)), p: z.number().check(z.gt(0), z.lt(1)) }),
    input: "{k, p}: respondents, level",
    output: "{q}: of the studentized range, divided by √2",
    compute: ({ k, p }) => ({ q: rangeUpperQuantile(p, k) / Math.SQRT2 }),
  }),
  p_adjust: statsMethod({
    schema: z.strictObject({ p: numbers }),
    input: "{p}",
    output: "{bonferroni, holm, hochberg, bh, by}: lists in the order given",
    compute: ({ p }) => ({
      bonferroni: adjustP(p, "bonferroni"),
      holm: adjustP(p, "holm"),
      hochberg: adjustP(p, "hochberg"),
      bh: adjustP(p, "bh"),
      by: adjustP(p, "by"),
    }),
  }),
  signflip_permutation_exact: statsMethod({
    schema: z.strictObject({ d: numbers, ...drawing }),
    input: "{d, seed?, exact_limit?, draws?}: paired differences",
    output: "{observed_sum, p_two_sided, n, is_exact, wilcoxon: {W, p, n}}",
    compute: ({ d, ...plan }) => {
      const { w, p, count: moved } = wilcoxonSignedRank(d);
      const { observed, ...test } = signFlipTest(d, toPlan(plan));
      return { observed_sum: observed, ...permuted(test), wilcoxon: { W: w, p, n: moved } };
    },
  }),
  label_permutation_exact: statsMethod({
    schema: z.strictObject({ g1: numbers, g2: numbers, ...drawing }),
    input: "{g1, g2, seed?, exact_limit?, draws?}: values of two groups",
    output: "{diff, p_two_sided, n, is_exact, mannwhitney: {U1, p_exact}}: diff is g2 less g1",
    compute: ({ g1, g2, ...plan }) => {
      const { observed, ...test } = labelTest(g1, g2, toPlan(plan));
      const { u, p } = mannWhitney(g1, g2);
      return { diff: observed, ...permuted(test), mannwhitney: { U1: u, p_exact: p } };
    },
  }),
  rank_group_tests: statsMethod({
    schema: z.strictObject({ groups: z.record(z.string(), numbers) }),
    input: "{groups}: values by group, lowest rank first",
    output: "{kruskal_H, kruskal_p, jonckheere_J, n_labelings, jt_p_increasing_exact}",
    compute: ({ groups }) => {
      const lists = Object.values(groups);
      const { h, p } = kruskalWallis(lists);
      const { j, increasingP, labelingCount } = jonckheereTerpstra(lists);
      return { kruskal_H: h, kruskal_p: p, jonckheere_J: j, n_labelings: labelingCount, jt_p_increasing_exact: increasingP };
    },
  }),
  crawford_howell: statsMethod({
    schema: z.strictObject({ score: z.number(), group: numbers }),
    input: "{score, group}: a model's score, the persons' scores",
    output: "{t, df, p}",
    compute: ({ score, group }) => ({ ...crawfordHowell(score, group) }),
  }),
  eval_standard_errors: statsMethod({
    schema: z.strictObject({ scores_a: numbers, scores_b: numbers, cluster: numbers }),
    input: "{scores_a, scores_b, cluster}: scores of two respondents on the same items, and each item's cluster",
    output: "{mean_a, se_a, bernoulli_se_a, cluster_se_a, diff, paired_se, paired_cluster_se, unpaired_se}",
    compute: ({ scores_a: a, scores_b: b, cluster }) => {
      if (a.length !== b.length) throw new RangeError("scores_a and scores_b require the same length");
      const differences = a.map((score, index) => score - (b[index] ?? 0));
      const meanA = mean(a);
      return {
        mean_a: meanA,
        se_a: meanStandardError(a),
        bernoulli_se_a: Math.sqrt((meanA * (1 - meanA)) / a.length),
        cluster_se_a: clusteredStandardError(a, cluster),
        diff: mean(differences),
        paired_se: meanStandardError(differences),
        paired_cluster_se: clusteredStandardError(differences, cluster),
        unpaired_se: Math.hypot(meanStandardError(a), meanStandardError(b)),
      };
    },
  }),
};

function ends({ lower, upper }: Interval): readonly [number, number] {
  return [lower, upper];
}

function named(name: string, { chi2, p }: ChiSquareTest): Readonly<Record<string, number>> {
  return { [name]: chi2, [`${name}_p`]: p };
}

function byPair(pairs: readonly RankPair[], print: (pair: RankPair) => Printed): Printed {
  return Object.fromEntries(pairs.map((pair) => [`${pair.first}-${pair.second}`, print(pair)]));
}

interface PlanGiven {
  readonly seed: string;
  readonly exact_limit: number;
  readonly draws: number;
}

function toPlan({ seed, exact_limit: exactLimit, draws }: PlanGiven): PermutationPlan {
  return { exactLimit, drawCount: draws, rng: createRng(seed) };
}

function permuted({ p, count: n, isExact }: Omit<Permutation, "observed">): Readonly<Record<string, Printed>> {
  return { p_two_sided: p, n, is_exact: isExact };
}
