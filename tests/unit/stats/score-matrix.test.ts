import { expect, it } from "vitest";
import { toScoreMatrix } from "#stats/score-matrix.ts";

it("packs rows one after the other", () => {
  expect(
    toScoreMatrix([
      [1, 2],
      [3, 4],
    ]),
  ).toEqual({ personCount: 2, itemCount: 2, values: new Float64Array([1, 2, 3, 4]) });
});

it("refuses rows of unequal length", () => {
  expect(() => toScoreMatrix([[1, 2], [3]])).toThrow("rows of 2, got 1");
});
