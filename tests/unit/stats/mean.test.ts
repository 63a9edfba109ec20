import { expect, it } from "vitest";
import { mean } from "#stats/mean.ts";

it("averages, and is NaN for nothing or a NaN", () => {
  expect(mean([1, 2, 6])).toBe(3);
  expect(mean([])).toBeNaN();
  expect(mean([1, NaN])).toBeNaN();
});
