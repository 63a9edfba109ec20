import { describe, expect, it } from "vitest";
import golden from "../../golden/golden-stats.json" with { type: "json" };
import { wilsonInterval } from "#stats/wilson.ts";

describe("wilsonInterval", () => {
  it.each(golden.proportion_ci[0]?.cases ?? [])("equals SciPy for $x of $n", ({ x, n, wilson }) => {
    const { lower, upper } = wilsonInterval(x, n);
    expect(Math.abs(lower - (wilson[0] ?? NaN))).toBeLessThan(1e-9);
    expect(Math.abs(upper - (wilson[1] ?? NaN))).toBeLessThan(1e-9);
  });

  it("reaches exactly 0 and 1 at the ends and has no bounds without items", () => {
    expect(wilsonInterval(0, 10).lower).toBe(0);
    expect(wilsonInterval(10, 10).upper).toBe(1);
    expect(wilsonInterval(0, 0).upper).toBeNaN();
  });

  it("refuses more successes than trials", () => {
    expect(() => wilsonInterval(3, 2)).toThrow("wilsonInterval requires");
  });
});
