import { expect, it } from "vitest";
import { quantileOfSorted } from "#stats/quantile.ts";

it("interpolates order statistics as NumPy's linear method does", () => {
  // numpy.quantile([1, 2, 4, 8], q)
  expect([0, 0.1, 0.25, 0.5, 0.9, 1].map((q) => quantileOfSorted([1, 2, 4, 8], q))).toEqual([1, 1.3, 1.75, 3, 6.800000000000001, 8]);
});

it("is NaN for no values", () => {
  expect(quantileOfSorted([], 0.5)).toBeNaN();
});

it("refuses a probability outside 0…1", () => {
  expect(() => quantileOfSorted([1], 1.1)).toThrow("0…1");
});
