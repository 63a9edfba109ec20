import { describe, expect, it } from "vitest";
import { estimateInterval } from "#domain/comparison/estimate-interval.ts";
import { crossedInterval } from "#stats/crossed-interval.ts";
import { toScoreMatrix } from "#stats/score-matrix.ts";
import { wilsonInterval } from "#stats/wilson.ts";

const person = [1, 0, 1, 1, 0, 1];

function estimate(rows: readonly (readonly number[])[], isProportion = false) {
  return estimateInterval({ rows, sites: rows.map(() => "one"), isProportion, seed: "s", resampleCount: 400 });
}

describe("estimateInterval", () => {
  it("is Wilson's for one respondent's proportion", () => {
    const { interval, method } = estimate([[...person, NaN]], true);
    expect(method).toBe("wilson");
    expect(interval?.lower).toBeCloseTo(wilsonInterval(4, 6).lower, 11);
  });

  it("resamples items for one respondent's other means", () => {
    expect(estimate([[0.2, 0.9, 0.5, 0.7]]).method).toBe("item-bootstrap");
  });

  it("uses variance components for 2 to 5 members, cut to the scale", () => {
    const rows = [person, [1, 1, 1, 1, 1, 1], [0, 0, 1, 0, 0, 0]];
    const { interval, method } = estimate(rows);
    const uncut = crossedInterval(toScoreMatrix(rows));
    expect(method).toBe("crossed-components");
    expect([uncut.lower < 0, uncut.upper > 1]).toEqual([true, true]);
    expect(interval).toEqual({ lower: 0, upper: 1 });
  });

  it("resamples members and items from 6 members on", () => {
    const rows = Array.from({ length: 6 }, (_, index) => person.map((score, item) => ((item + index) % 3 === 0 ? 1 - score : score)));
    expect(estimate(rows).method).toBe("two-way-bootstrap");
    expect(estimate(rows.slice(1)).method).toBe("crossed-components");
  });

  it("takes items that count for nobody for no items", () => {
    const rows = [person, [1, 0, 0, 1, 0, 1]];
    expect(estimate(rows.map((row) => [...row, NaN]))).toEqual(estimate(rows));
  });

  it.each([
    ["nobody", []],
    ["no items", [[NaN, NaN]]],
    ["one item, several members", [[1], [0]]],
    ["one item that is no proportion", [[0.5]]],
    ["few members with cells missing", [person, [NaN, 0, 1, 1, 0, 1]]],
  ])("has none for %s", (_, rows) => {
    expect(estimate(rows)).toEqual({ interval: null, method: "none" });
  });
});
