import { describe, expect, it } from "vitest";
import { createRng } from "#lib/rng.ts";
import { toScoreMatrix } from "#stats/score-matrix.ts";
import { twoWayBootstrap } from "#stats/two-way-bootstrap.ts";

const rows = [
  [1, 0, 1, 1, 0, 1, 0, 1, 1, 0],
  [1, 1, 1, 1, 0, 1, 0, 0, 1, 0],
  [1, 0, 1, 1, 1, 1, 1, 1, 1, 0],
  [0, 0, 1, 1, 0, 0, 0, 1, 1, 0],
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  [1, 0, 0, 1, 0, 1, 0, NaN, NaN, NaN],
  [0, 0, 1, 0, 0, 1, 1, 1, 1, 0],
];
const matrix = toScoreMatrix(rows);
const oneStratum = [rows.map((_, index) => index)];

describe("twoWayBootstrap", () => {
  // NumPy 2.4.6, 200,000 resamples of the same scheme; 20,000 of ours lie within Monte Carlo error.
  it.each([
    ["one stratum", oneStratum, 0.35714286, 0.84285714],
    [
      "two strata",
      [
        [0, 1, 2],
        [3, 4, 5, 6],
      ],
      0.36190476,
      0.84285714,
    ],
  ])("approaches the NumPy replica with missing cells: %s", (_, strata, lower, upper) => {
    const interval = twoWayBootstrap(matrix, { rng: createRng("replica"), resampleCount: 20_000, strata });
    expect(Math.abs(interval.lower - lower)).toBeLessThan(0.008);
    expect(Math.abs(interval.upper - upper)).toBeLessThan(0.008);
  });

  it("repeats itself with the same seed", () => {
    const draw = (seed: string) => twoWayBootstrap(matrix, { rng: createRng(seed), resampleCount: 300, strata: oneStratum });
    expect(draw("a")).toEqual(draw("a"));
    expect(draw("a")).not.toEqual(draw("b"));
  });

  it("leaves out a person with no administered item", () => {
    const withEmpty = toScoreMatrix([
      [1, 1],
      [NaN, NaN],
      [1, 1],
    ]);
    expect(twoWayBootstrap(withEmpty, { rng: createRng(1), resampleCount: 200, strata: [[0, 1, 2]] })).toEqual({ lower: 1, upper: 1 });
  });

  it("refuses strata that leave a row out or hold it twice", () => {
    expect(() => twoWayBootstrap(matrix, { rng: createRng(1), resampleCount: 1, strata: [[0, 1, 2]] })).toThrow("every row once");
    expect(() => twoWayBootstrap(toScoreMatrix([[1], [0]]), { rng: createRng(1), resampleCount: 1, strata: [[0, 0]] })).toThrow(
      "every row once",
    );
  });
});
