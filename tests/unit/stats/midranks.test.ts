import { expect, it } from "vitest";
import { midranksFromHighest } from "#stats/midranks.ts";

it("ranks the highest value first and lets ties share their midrank", () => {
  expect(midranksFromHighest([0.5, 0.9, 0.5, 0.1])).toEqual([2.5, 1, 2.5, 4]);
});

it("leaves NaN unranked without shifting the others", () => {
  expect(midranksFromHighest([0.5, NaN, 0.9])).toEqual([2, NaN, 1]);
});
