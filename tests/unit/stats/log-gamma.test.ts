import { expect, it } from "vitest";
import { logGamma } from "#stats/log-gamma.ts";

it.each([
  [0.5, 0.5723649429247],
  [1, 0],
  [3.7, 1.428072326665388],
  [25.5, 56.38916764371994],
  [500000, 6061176.046459176],
])("equals SciPy gammaln at %d", (x, expected) => {
  expect(Math.abs(logGamma(x) - expected)).toBeLessThan(1e-13 * Math.max(10, expected));
});

it("refuses x ≤ 0", () => {
  expect(() => logGamma(0)).toThrow("x > 0");
});
