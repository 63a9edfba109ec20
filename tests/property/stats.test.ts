import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRng } from "#lib/rng.ts";
import { crossedInterval } from "#stats/crossed-interval.ts";
import { itemBootstrap } from "#stats/item-bootstrap.ts";
import { mean } from "#stats/mean.ts";
import { midranksFromHighest } from "#stats/midranks.ts";
import { quantileOfSorted } from "#stats/quantile.ts";
import { toScoreMatrix } from "#stats/score-matrix.ts";
import { studentTQuantile, studentTUpperTail } from "#stats/student-t.ts";
import { twoWayBootstrap } from "#stats/two-way-bootstrap.ts";
import { wilsonInterval } from "#stats/wilson.ts";

const ratio = fc.double({ min: 0, max: 1, noNaN: true });
const table = fc
  .tuple(fc.integer({ min: 2, max: 7 }), fc.integer({ min: 2, max: 12 }))
  .chain(([persons, items]) =>
    fc.array(fc.array(ratio, { minLength: items, maxLength: items }), { minLength: persons, maxLength: persons }),
  );

describe("laws of the intervals", () => {
  it("Wilson's lies in 0…1, holds the proportion and mirrors itself", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), (total, draw) => {
        const successes = draw % (total + 1);
        const { lower, upper } = wilsonInterval(successes, total);
        const mirrored = wilsonInterval(total - successes, total);
        expect(lower).toBeGreaterThanOrEqual(0);
        expect(upper).toBeLessThanOrEqual(1);
        expect(lower).toBeLessThanOrEqual(successes / total);
        expect(upper).toBeGreaterThanOrEqual(successes / total);
        expect(mirrored.lower).toBeCloseTo(1 - upper, 12);
      }),
    );
  });

  it("bootstrap intervals stay within the scores' range", () => {
    fc.assert(
      fc.property(table, fc.string(), (rows, seed) => {
        const options = { rng: createRng(seed), resampleCount: 50, strata: [rows.map((_, index) => index)] };
        const { lower, upper } = twoWayBootstrap(toScoreMatrix(rows), options);
        const all = rows.flat();
        expect(lower).toBeGreaterThanOrEqual(Math.min(...all) - 1e-12);
        expect(upper).toBeLessThanOrEqual(Math.max(...all) + 1e-12);
        expect(lower).toBeLessThanOrEqual(upper);
        const one = itemBootstrap(all, { rng: createRng(seed), resampleCount: 50 });
        expect(one.lower).toBeLessThanOrEqual(one.upper);
        expect(one.upper).toBeLessThanOrEqual(Math.max(...all) + 1e-12);
      }),
      { numRuns: 50 },
    );
  });

  it("the crossed interval is centred on the mean, ignores order and moves with the scores", () => {
    fc.assert(
      fc.property(table, (rows) => {
        const base = crossedInterval(toScoreMatrix(rows));
        expect((base.lower + base.upper) / 2).toBeCloseTo(mean(rows.flat()), 6);
        const turned = crossedInterval(toScoreMatrix([...rows].reverse().map((row) => [...row].reverse())));
        expect(turned.standardError).toBeCloseTo(base.standardError, 9);
        const shifted = crossedInterval(toScoreMatrix(rows.map((row) => row.map((value) => value + 1))));
        expect(shifted.standardError).toBeCloseTo(base.standardError, 7);
      }),
    );
  });
});

describe("laws of ranks and quantiles", () => {
  it("midranks sum to n(n + 1)/2 and are kept by a monotone change", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 1 }), (values) => {
        const ranks = midranksFromHighest(values);
        expect(ranks.reduce((sum, rank) => sum + rank, 0)).toBeCloseTo((values.length * (values.length + 1)) / 2, 9);
        expect(midranksFromHighest(values.map((value) => value ** 3))).toEqual(ranks);
      }),
    );
  });

  it("quantiles rise with the probability and end at the extremes", () => {
    fc.assert(
      fc.property(fc.array(ratio, { minLength: 1 }), ratio, ratio, (values, p, q) => {
        const sorted = Float64Array.from(values).sort();
        expect(quantileOfSorted(sorted, Math.min(p, q))).toBeLessThanOrEqual(quantileOfSorted(sorted, Math.max(p, q)) + 1e-15);
        expect(quantileOfSorted(sorted, 0)).toBe(sorted[0]);
        expect(quantileOfSorted(sorted, 1)).toBe(sorted.at(-1));
      }),
    );
  });

  it("Student's quantile inverts its tail and is odd about the median", () => {
    const probability = fc.double({ min: 0.5001, max: 0.9999, noNaN: true });
    fc.assert(
      fc.property(probability, fc.double({ min: 0.5, max: 500, noNaN: true }), (p, df) => {
        const t = studentTQuantile(p, df);
        expect(studentTUpperTail(t, df)).toBeCloseTo(1 - p, 10);
        expect(studentTQuantile(1 - p, df)).toBeCloseTo(-t, 6);
      }),
      { examples: [[0.5001, 377.98583827759217]] },
    );
  });
});
