import { describe, expect, it } from "vitest";
import { studentTQuantile, studentTUpperTail } from "#stats/student-t.ts";

describe("studentTQuantile", () => {
  // scipy 1.17.1 stats.t.ppf
  it.each([
    [0.975, 1, 12.706204736174694],
    [0.975, 2, 4.302652729749462],
    [0.975, 2.37, 3.7189208397974567],
    [0.975, 3.7, 2.8675207071911895],
    [0.975, 17, 2.1098155778333156],
    [0.975, 198.5, 1.9719869338407243],
    [0.975, 1e6, 1.959966356814107],
    [0.6, 5, 0.2671808657041451],
    [0.9995, 1, 636.6192487687897],
    [0.9995, 3.7, 9.474240137124664],
    [0.025, 30, -2.042272456301238],
  ])("equals SciPy at p = %d, df = %d", (probability, df, expected) => {
    expect(Math.abs(studentTQuantile(probability, df) / expected - 1)).toBeLessThan(1e-9);
  });

  it("is 0 at the median and inverts the upper tail", () => {
    expect(Math.abs(studentTQuantile(0.5, 4))).toBeLessThan(1e-12);
    expect(studentTUpperTail(studentTQuantile(0.9, 7.3), 7.3)).toBeCloseTo(0.1, 12);
  });

  it("refuses probabilities and degrees of freedom outside their range", () => {
    expect(() => studentTQuantile(1, 3)).toThrow("0 < p < 1");
    expect(() => studentTQuantile(0.9, 0)).toThrow("df > 0");
  });
});
