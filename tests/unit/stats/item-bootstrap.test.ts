import { describe, expect, it } from "vitest";
import golden from "../../golden/golden-stats.json" with { type: "json" };
import { createRng } from "#lib/rng.ts";
import { itemBootstrap } from "#stats/item-bootstrap.ts";
import { mean } from "#stats/mean.ts";
import { percentileInterval } from "#stats/percentile-interval.ts";

const exhaustive = golden.bootstrap_exhaustive[0];

describe("itemBootstrap", () => {
  it("approaches the interval of all 256 resamples", () => {
    const interval = itemBootstrap(exhaustive?.data ?? [], { rng: createRng("a"), resampleCount: 20_000 });
    expect([interval.lower, interval.upper]).toEqual(exhaustive?.pct95);
  });

  it("repeats itself with the same seed", () => {
    const scores = [0.1, 0.35, 0.5, 0.8, 1];
    const draw = (seed: string) => itemBootstrap(scores, { rng: createRng(seed), resampleCount: 500 });
    expect(draw("a")).toEqual(draw("a"));
    expect(draw("a")).not.toEqual(draw("b"));
  });

  it("has no bounds without items", () => {
    expect(itemBootstrap([], { rng: createRng("a"), resampleCount: 10 }).lower).toBeNaN();
  });
});

describe("percentileInterval", () => {
  it("equals NumPy on all resamples enumerated", () => {
    const data = exhaustive?.data ?? [];
    const at = (index: number) => data[index] ?? NaN;
    const means = Array.from({ length: 256 }, (_, code) => mean([at(code & 3), at((code >> 2) & 3), at((code >> 4) & 3), at(code >> 6)]));
    const interval = percentileInterval(Float64Array.from(means));
    expect([interval.lower, interval.upper]).toEqual(exhaustive?.pct95);
    expect(mean(means)).toBeCloseTo(exhaustive?.mean_of_means ?? NaN, 12);
  });

  it("leaves NaN estimates out", () => {
    expect(percentileInterval(Float64Array.of(NaN, 2, 2, NaN))).toEqual({ lower: 2, upper: 2 });
  });
});
