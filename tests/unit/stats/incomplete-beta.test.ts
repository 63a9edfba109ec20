import { expect, it } from "vitest";
import { incompleteBeta } from "#stats/incomplete-beta.ts";

it.each([
  [0.3, 2, 5, 0.5798250000000003],
  [0.9, 0.5, 0.5, 0.7951672353008665],
  [0.01, 8.5, 0.5, 1.9155097828310367e-18],
  [0.5, 40, 60.5, 0.9803371615661818],
  [0.999, 1000, 0.5, 0.15724727426672383],
])("equals SciPy betainc(%d; %d, %d)", (x, a, b, expected) => {
  expect(Math.abs(incompleteBeta(x, a, b) / expected - 1)).toBeLessThan(1e-11);
});

it("is 0 and 1 at the ends", () => {
  expect([incompleteBeta(0, 2, 3), incompleteBeta(1, 2, 3)]).toEqual([0, 1]);
});

it("refuses x outside 0…1", () => {
  expect(() => incompleteBeta(1.5, 1, 1)).toThrow("0 ≤ x ≤ 1");
});
