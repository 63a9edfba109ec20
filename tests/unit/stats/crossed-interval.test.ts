import { describe, expect, it } from "vitest";
import { crossedInterval } from "#stats/crossed-interval.ts";
import { toScoreMatrix } from "#stats/score-matrix.ts";

describe("crossedInterval", () => {
  // NumPy 2.4.6 and SciPy 1.17.1, formulas of the docstring.
  it.each([
    [
      "both components positive",
      [
        [9, 2, 5, 8],
        [6, 1, 3, 2],
        [8, 4, 6, 8],
        [7, 1, 2, 6],
        [10, 5, 6, 9],
        [6, 2, 4, 7],
      ],
      1.3339842161318436,
      4.836574544449754,
      1.8274057717939685,
      8.755927561539366,
    ],
    [
      "no person variance (MSp = MSe)",
      [
        [1, 0, 1, 1, 0, 1, 1, 0],
        [1, 1, 1, 1, 0, 1, 0, 0],
        [1, 0, 1, 1, 1, 1, 1, 1],
      ],
      0.1167941480377892,
      7,
      0.4321590584390593,
      0.9845076082276074,
    ],
    [
      "no item variance",
      [
        [0.9, 0.8, 1, 0.7, 0.6],
        [0.2, 0.4, 0.1, 0.5, 0.3],
      ],
      0.25,
      1,
      -2.6265511840436737,
      3.7265511840436734,
    ],
    [
      "neither",
      [
        [1, 0, 1, 0],
        [0, 1, 1, 0],
        [0, 1, 0, 1],
      ],
      0.19245008972987526,
      6,
      0.0290915946860556,
      0.9709084053139444,
    ],
  ])("equals the NumPy replica: %s", (_, rows, standardError, degreesOfFreedom, lower, upper) => {
    const interval = crossedInterval(toScoreMatrix(rows));
    expect(interval.standardError).toBeCloseTo(standardError, 10);
    expect(interval.degreesOfFreedom).toBeCloseTo(degreesOfFreedom, 8);
    expect(interval.lower).toBeCloseTo(lower, 8);
    expect(interval.upper).toBeCloseTo(upper, 8);
  });

  it("has zero width when every cell is equal", () => {
    expect(
      crossedInterval(
        toScoreMatrix([
          [1, 1],
          [1, 1],
        ]),
      ),
    ).toMatchObject({ lower: 1, upper: 1, degreesOfFreedom: NaN });
  });
});
