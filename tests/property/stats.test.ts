import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createRng, shuffled } from "#lib/rng.ts";
import { adjustP } from "#stats/adjust-p.ts";
import { attainablePs, fewestDiscordant } from "#stats/attainable.ts";
import { cochranQ } from "#stats/cochran-q.ts";
import { crawfordHowell } from "#stats/single-case.ts";
import { conover, friedman, nemenyi } from "#stats/friedman.ts";
import { intraclassCorrelations } from "#stats/icc.ts";
import { itemAnalysis } from "#stats/item-analysis.ts";
import { cohenKappa, fleissKappa } from "#stats/kappa.ts";
import { krippendorffAlpha } from "#stats/krippendorff.ts";
import { inverseOfPositive } from "#stats/linear-solve.ts";
import { mcNemar } from "#stats/mcnemar.ts";
import { midranks, midranksFromHighest } from "#stats/midranks.ts";
import { pairedDifference } from "#stats/paired-difference.ts";
import { labelTest, signFlipTest, type PermutationPlan } from "#stats/permutation.ts";
import { agrestiCoullInterval, clopperPearsonInterval } from "#stats/proportion-intervals.ts";
import { jonckheereTerpstra, kruskalWallis, mannWhitney } from "#stats/rank-groups.ts";
import { raschConditional, warmAbilities } from "#stats/rasch.ts";
import { clusteredStandardError, meanStandardError } from "#stats/standard-errors.ts";
import { rangeUpperQuantile, rangeUpperTail } from "#stats/studentized-range.ts";
import { symmetricFunctions, symmetricFunctionsWithout } from "#stats/symmetric-functions.ts";
import { wilcoxonSignedRank } from "#stats/wilcoxon.ts";
import { wilsonInterval } from "#stats/wilson.ts";

const EXACT: PermutationPlan = { exactLimit: 1e6, drawCount: 0, rng: createRng("none") };
const few = fc.integer({ min: 0, max: 6 });
const list = (least: number, most: number) => fc.array(few, { minLength: least, maxLength: most });
const near = (a: number, b: number, tolerance = 1e-9): void => expect(Math.abs(a - b)).toBeLessThanOrEqual(tolerance);

/** All ways to choose `k` of `values`, as the chosen and the rest. */
function splits(values: readonly number[], k: number): readonly (readonly [readonly number[], readonly number[]])[] {
  const [first, ...rest] = values;
  if (first === undefined) return k === 0 ? [[[], []]] : [];
  const without = splits(rest, k).map(([own, others]) => [own, [first, ...others]] as const);
  return k === 0 ? without : [...splits(rest, k - 1).map(([own, others]) => [[first, ...own], others] as const), ...without];
}

describe("exact tests agree with looking at every arrangement", () => {
  test("signed ranks", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -4, max: 4 }), { minLength: 1, maxLength: 9 }), (differences) => {
        const moving = differences.filter((value) => value !== 0);
        const ranks = midranks(moving.map(Math.abs));
        const sums = Array.from({ length: 2 ** moving.length }, (_, flips) =>
          ranks.reduce((sum, rank, index) => sum + (((flips >> index) & 1) === 1 ? rank : 0), 0),
        );
        const { w, p } = wilcoxonSignedRank(differences);
        near(p, Math.min(1, (2 * sums.filter((sum) => sum <= w).length) / sums.length));
      }),
    );
  });

  test("two groups by labels and by ranks", () => {
    fc.assert(
      fc.property(list(1, 4), list(1, 5), (first, second) => {
        const all = splits([...first, ...second], first.length);
        const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
        const observed = meanOf(second) - meanOf(first);
        const far = all.filter(([own, others]) => Math.abs(meanOf(others) - meanOf(own)) >= Math.abs(observed) - 1e-9).length;
        near(labelTest(first, second, EXACT).p, far / all.length);
        const uOf = (own: readonly number[], others: readonly number[]): number =>
          own.flatMap((a) => others.map((b): number => (a > b ? 1 : a === b ? 0.5 : 0))).reduce((sum, value) => sum + value, 0);
        const { u, p } = mannWhitney(first, second);
        near(u, uOf(first, second));
        const us = all.map(([own, others]) => uOf(own, others));
        const tail = Math.min(us.filter((one) => one <= u).length, us.filter((one) => one >= u).length);
        near(p, Math.min(1, (2 * tail) / us.length));
      }),
    );
  });

  test("three groups in order", () => {
    const jOf = (groups: readonly (readonly number[])[]): number =>
      groups
        .flatMap((low, i) =>
          groups.slice(i + 1).flatMap((high) => low.flatMap((a) => high.map((b): number => (a < b ? 1 : a === b ? 0.5 : 0)))),
        )
        .reduce((sum, value) => sum + value, 0);
    fc.assert(
      fc.property(list(1, 3), list(1, 3), list(1, 3), (a, b, c) => {
        const every = splits([...a, ...b, ...c], a.length).flatMap(([first, rest]) =>
          splits(rest, b.length).map(([second, third]) => jOf([first, second, third])),
        );
        const { j, increasingP, labelingCount } = jonckheereTerpstra([a, b, c]);
        near(j, jOf([a, b, c]));
        expect(labelingCount).toBe(every.length);
        near(increasingP, every.filter((one) => one >= j).length / every.length);
      }),
      { numRuns: 50 },
    );
  });
});

describe("drawn permutations", () => {
  const drawn = (seed: string): PermutationPlan => ({ exactLimit: 1, drawCount: 20_000, rng: createRng(seed) });
  test("come near the exact p, and never give 0", () => {
    const [a, b] = [
      [1, 2, 4, 4.5],
      [3, 5, 6, 7, 8],
    ];
    near(labelTest(a, b, drawn("x")).p, labelTest(a, b, EXACT).p, 0.01);
    const d = [0.4, -0.1, 0.25, 0.6, 0.15, -0.05, 0.3];
    near(signFlipTest(d, drawn("x")).p, signFlipTest(d, EXACT).p, 0.01);
    const sure = Array.from({ length: 40 }, () => 1);
    expect(signFlipTest(sure, { ...drawn("x"), exactLimit: 1e6, drawCount: 99 }).p).toBe(0.01);
  });
});

describe("the Rasch model", () => {
  /** Persons whose responses follow it, without the extremes that would make it undefined. */
  function simulated(persons: number, items: number, seed: string): readonly (readonly number[])[] {
    const rng = createRng(seed);
    const abilities = Array.from({ length: persons }, () => rng.normal());
    return abilities.map((ability) =>
      Array.from({ length: items }, (_, item) => (rng.next() < 1 / (1 + Math.exp((4 * item) / (items - 1) - 2 - ability)) ? 1 : 0)),
    );
  }

  test("finds the difficulties that the data were made from, within their standard errors, and fits", () => {
    const { difficulties, standardErrors, infit, outfit } = raschConditional(simulated(600, 12, "rasch"));
    near(
      difficulties.reduce((sum, value) => sum + value, 0),
      0,
    );
    difficulties.forEach((difficulty, item) => {
      expect(Math.abs(difficulty - ((4 * item) / 11 - 2)) / (standardErrors[item] ?? 0)).toBeLessThan(3.5);
    });
    for (const square of infit) expect(Math.abs(square - 1)).toBeLessThan(0.2);
    for (const square of outfit) expect(Math.abs(square - 1)).toBeLessThan(0.5);
  });

  test("is the same whoever comes first, turns round with right and wrong, and is no better anywhere near", () => {
    const rows = simulated(60, 6, "laws");
    const fit = raschConditional(rows);
    raschConditional(shuffled(rows, createRng("s"))).difficulties.forEach((value, item) =>
      near(value, fit.difficulties[item] ?? NaN, 1e-8),
    );
    const turned = raschConditional(rows.map((row) => row.map((score) => 1 - score)));
    turned.difficulties.forEach((value, item) => near(value, -(fit.difficulties[item] ?? NaN), 1e-7));
    near(turned.logLikelihood, fit.logLikelihood, 1e-7);
  });

  test("symmetric functions are sums over all ways to choose", () => {
    const values = Float64Array.of(0.5, 2, 3, 0.1);
    const sums = [...Array(5).keys()].map((r) =>
      splits([...values], r).reduce((sum, [own]) => sum + own.reduce((product, value) => product * value, 1), 0),
    );
    symmetricFunctions(values).forEach((value, r) => near(value, sums[r] ?? NaN));
    symmetricFunctionsWithout(values).forEach((others, left) => {
      const rest = symmetricFunctions(values.filter((_, index) => index !== left));
      others.forEach((value, r) => near(value, rest[r] ?? NaN));
    });
  });

  test("abilities rise with the total, mirror each other on symmetric items, and solve their equation", () => {
    const abilities = warmAbilities([-1, 0, 1]);
    abilities.forEach(({ ability }, total) => near(ability, -(abilities[3 - total]?.ability ?? NaN), 1e-9));
    abilities.slice(1).forEach(({ ability }, index) => expect(ability).toBeGreaterThan(abilities[index]?.ability ?? NaN));
    // One item of difficulty 0: r − p + (1 − 2p)/2 = 0 at r = 1, so p = 3/4 and the ability is ln 3.
    near(warmAbilities([0])[1]?.ability ?? NaN, Math.log(3), 1e-9);
    near(warmAbilities([0])[1]?.standardError ?? NaN, 1 / Math.sqrt(3 / 16), 1e-9);
  });

  test("is refused where an item tells nobody apart, and a matrix where it has no inverse", () => {
    expect(() =>
      raschConditional([
        [1, 0],
        [1, 0],
      ]),
    ).toThrow("every item right for some");
    expect(() =>
      raschConditional([
        [1, 1],
        [0, 0],
      ]),
    ).toThrow("every item right for some");
    expect(() => raschConditional([[1, 2]])).toThrow("zeros and ones");
    expect(() => warmAbilities([NaN])).toThrow("finite");
    expect(() =>
      inverseOfPositive([
        [1, 1],
        [1, 1],
      ]),
    ).toThrow("positive definite");
    const inverse = inverseOfPositive([
      [4, 1],
      [1, 3],
    ]);
    [3 / 11, -1 / 11, -1 / 11, 4 / 11].forEach((value, cell) => near(inverse[cell >> 1]?.[cell & 1] ?? NaN, value));
  });
});

describe("what margins leave open", () => {
  test("is what looking at all pairs of sets of right items gives", () => {
    const total = 5;
    const sets = Array.from({ length: 2 ** total }, (_, bits) => Array.from({ length: total }, (_item, item) => (bits >> item) & 1));
    const sizeOf = (set: readonly number[]): number => set.reduce((sum, one) => sum + one, 0);
    for (const [first, second] of [
      [3, 1],
      [5, 5],
      [0, 4],
      [2, 2],
    ] as const) {
      const seen = new Set<string>();
      for (const one of sets.filter((set) => sizeOf(set) === first)) {
        for (const other of sets.filter((set) => sizeOf(set) === second)) {
          const b = one.filter((right, item) => right === 1 && other[item] === 0).length;
          seen.add(`${b} ${b - first + second}`);
        }
      }
      expect(attainablePs(first, second, total).map(({ b, c }) => `${b} ${c}`)).toEqual([...seen].sort());
    }
    expect(() => attainablePs(6, 1, 5)).toThrow("≤ total");
    expect(() => fewestDiscordant(0, 5)).toThrow("pairs ≥ 1");
  });
});

describe("laws", () => {
  test("McNemar does not know which respondent came first, and mid-p lies below the exact p", () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), (b, c) => {
        const [one, other] = [mcNemar(b, c), mcNemar(c, b)];
        near(one.exactP, other.exactP);
        near(one.midP, other.midP);
        expect(one.midP).toBeLessThanOrEqual(one.exactP + 1e-12);
        expect(one.exactP).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("intervals hold the estimate, and Clopper and Pearson's is the wider", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.double({ min: 0, max: 1, noNaN: true }), (n, share) => {
        const x = Math.round(share * n);
        const [exact, coull, wilson] = [clopperPearsonInterval(x, n), agrestiCoullInterval(x, n), wilsonInterval(x, n)];
        for (const { lower, upper } of [exact, wilson]) expect(lower <= x / n && x / n <= upper).toBe(true);
        expect(coull.upper - coull.lower).toBeGreaterThanOrEqual(wilson.upper - wilson.lower - 1e-12);
      }),
    );
    expect(clopperPearsonInterval(0, 0)).toEqual({ lower: NaN, upper: NaN });
    expect(agrestiCoullInterval(0, 0)).toEqual({ lower: NaN, upper: NaN });
  });

  test("a paired difference changes its sign with the order of the two, and is undefined without pairs", () => {
    fc.assert(
      fc.property(few, few, few, few, (a, b, c, d) => {
        fc.pre(a + b + c + d > 0);
        const [one, other] = [pairedDifference({ a, b, c, d }), pairedDifference({ a, b: c, c: b, d })];
        near(one.difference, -other.difference);
        near(one.interval.lower, -other.interval.upper);
      }),
    );
    expect(pairedDifference({ a: 0, b: 0, c: 0, d: 0 }).difference).toBeNaN();
  });

  test("Friedman does not care for the order of blocks, nor Cochran's Q; no block tells anything apart: undefined", () => {
    const blocks = fc.array(fc.tuple(few, few, few), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(blocks, (rows) => {
        const [one, other] = [friedman(rows), friedman(shuffled(rows, createRng("s")))];
        if (Number.isNaN(one.chi2)) expect(other.chi2).toBeNaN();
        else near(one.chi2, other.chi2);
        expect(Number.isNaN(one.concordance) || (one.concordance >= -1e-12 && one.concordance <= 1 + 1e-12)).toBe(true);
        for (const { p } of nemenyi(rows)) expect(p >= 0 && p <= 1).toBe(true);
      }),
    );
    expect(
      friedman([
        [1, 1],
        [2, 2],
      ]),
    ).toMatchObject({ chi2: NaN, p: NaN });
    expect(
      cochranQ([
        [1, 1],
        [0, 0],
      ]),
    ).toMatchObject({ q: NaN, p: NaN });
    expect(
      conover([
        [1, 2],
        [3, 4],
        [5, 6],
      ])[0]?.p,
    ).toBe(0);
  });

  test("adjusted p are no smaller, no larger than 1, in the same order, and Holm's no larger than Bonferroni's", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 }), (ps) => {
        for (const method of ["none", "bonferroni", "holm", "hochberg", "bh", "by"] as const) {
          const adjusted = adjustP(ps, method);
          ps.forEach((p, i) => {
            expect(adjusted[i]).toBeGreaterThanOrEqual(p);
            expect(adjusted[i]).toBeLessThanOrEqual(1);
            ps.forEach((other, j) => p < other && expect(adjusted[i] ?? 1).toBeLessThanOrEqual((adjusted[j] ?? 1) + 1e-12));
          });
        }
        const [holm, bonferroni] = [adjustP(ps, "holm"), adjustP(ps, "bonferroni")];
        holm.forEach((p, i) => expect(p).toBeLessThanOrEqual((bonferroni[i] ?? 1) + 1e-12));
      }),
    );
  });

  test("ranks from the highest are those from the lowest turned round; NaN has none", () => {
    fc.assert(
      fc.property(list(1, 9), (values) => {
        const [up, down] = [midranks(values), midranksFromHighest(values)];
        up.forEach((rank, index) => near(rank + (down[index] ?? 0), values.length + 1));
      }),
    );
    expect(midranks([2, NaN, 1])).toEqual([2, NaN, 1]);
  });

  test("the studentized range's quantile is the inverse of its tail", () => {
    for (const k of [2, 5, 21]) for (const p of [0.001, 0.05, 0.5, 0.9]) near(rangeUpperTail(rangeUpperQuantile(p, k), k), p, 1e-9);
    expect(rangeUpperTail(0, 4)).toBeCloseTo(1, 9);
  });

  test("agreement is 1 where all agree and they do not all say the same", () => {
    near(
      cohenKappa([
        [3, 0],
        [0, 5],
      ]).kappa,
      1,
    );
    near(
      fleissKappa([
        [3, 0],
        [0, 3],
      ]).ac1,
      1,
    );
    near(
      krippendorffAlpha(
        [
          [1, 2, 3],
          [1, 2, 3],
        ],
        "ordinal",
      ),
      1,
    );
    near(
      intraclassCorrelations([
        [1, 1],
        [2, 2],
        [4, 4],
      ]).single[1],
      1,
    );
    expect(
      fleissKappa([
        [3, 0],
        [3, 0],
      ]).kappa,
    ).toBeNaN();
    expect(
      krippendorffAlpha(
        [
          [1, 1],
          [1, 1],
        ],
        "nominal",
      ),
    ).toBeNaN();
    expect(
      krippendorffAlpha(
        [
          [0, 0],
          [0, 1],
        ],
        "ratio",
      ),
    ).toBeLessThan(1);
  });

  test("one item more that says the same raises alpha; an item that everybody has right correlates with nothing", () => {
    const rows = [
      [1, 1, 0],
      [1, 0, 0],
      [0, 0, 0],
      [1, 1, 1],
    ];
    expect(itemAnalysis(rows.map((row) => [...row, row[1] ?? 0])).alpha).toBeGreaterThan(itemAnalysis(rows).alpha);
    expect(itemAnalysis(rows.map((row) => [1, ...row])).items[0]?.restCorrelation).toBeNaN();
    expect(
      itemAnalysis([
        [1, 1],
        [1, 1],
      ]).alpha,
    ).toBeNaN();
    expect(
      itemAnalysis([
        [1, 0],
        [0, 1],
        [1, 1],
      ]).items[0]?.alphaIfDeleted,
    ).toBeNaN();
  });

  test("clusters of one are no clusters, and one score has no standard error", () => {
    const scores = [1, 0, 1, 1, 0];
    const n = scores.length;
    near(
      clusteredStandardError(
        scores,
        scores.map((_, index) => index),
      ),
      meanStandardError(scores) * Math.sqrt((n - 1) / n),
    );
    expect(meanStandardError([1])).toBeNaN();
  });

  test("a case is judged by Crawford and Howell's formula", () => {
    // scipy 1.17.1: 2 * t.sf(t, 3) for 8.5 against 4, 5, 6, 7, whose mean is 5.5 and spread 1.2909944487358056
    const { t, df, p } = crawfordHowell(8.5, [4, 5, 6, 7]);
    near(t, 3 / (1.2909944487358056 * Math.sqrt(5 / 4)));
    expect(df).toBe(3);
    near(p, 0.12919243191907226);
    expect(crawfordHowell(1, [2, 2]).t).toBeNaN();
  });

  test("groups that are one tie say nothing", () => {
    expect(kruskalWallis([[1, 1], [1]])).toMatchObject({ h: NaN, p: NaN });
  });
});
