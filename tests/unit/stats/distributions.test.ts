import { describe, expect, it } from "vitest";
import { betaQuantile } from "#stats/beta-quantile.ts";
import { binomialLowerTail, binomialMass } from "#stats/binomial.ts";
import { chiSquareUpperTail } from "#stats/chi-square.ts";
import { fQuantile, fUpperTail } from "#stats/f-distribution.ts";
import { normalQuantile, normalUpperTail } from "#stats/normal.ts";
import { studentTUpperTail } from "#stats/student-t.ts";

/** Relative. */
const TOLERANCE = 1e-9;

function expectNear(value: number, expected: number): void {
  expect(Math.abs(value / expected - 1)).toBeLessThan(TOLERANCE);
}

// scipy 1.17.1, far tails included
describe("distributions equal SciPy's", () => {
  it.each([
    [-3.2, 0.9993128620620841],
    [0.1, 0.460172162722971],
    [1.959963984540054, 0.025],
    [6, 9.865876450376946e-10],
    [20, 2.7536241186061556e-89],
  ])("normalUpperTail at %d", (a, expected) => expectNear(normalUpperTail(a), expected));

  it.each([
    [1e-12, -7.034483825301131],
    [0.025, -1.9599639845400545],
    [0.3, -0.5244005127080409],
    [0.975, 1.959963984540054],
    [0.9999, 3.719016485455709],
  ])("normalQuantile at %d", (a, expected) => expectNear(normalQuantile(a), expected));

  it.each([
    [0.01, 1, 0.920344325445942],
    [3.84, 1, 0.05004352124870519],
    [41, 1, 1.5222921962563087e-10],
    [5.9, 2, 0.052339705948432375],
    [14.07, 7, 0.049950250317479475],
    [200, 44, 9.186841525029425e-22],
    [0.5, 60, 1.0],
  ])("chiSquareUpperTail at %d, %d", (a, b, expected) => expectNear(chiSquareUpperTail(a, b), expected));

  it.each([
    [0.001, 3, 0.49963244748473046],
    [0.5, 2.4, 0.3296132016405392],
    [2.1, 17, 0.025479923614566996],
    [12, 3, 0.0006225079003946681],
    [40, 26, 3.4880569521235807e-25],
    [3, 1000000, 0.0013499312707109],
  ])("studentTUpperTail at %d, %d", (a, b, expected) => expectNear(studentTUpperTail(a, b), expected));

  it.each([
    [0.2, 3, 7, 0.8931679556624899],
    [4.1, 2, 30, 0.026660505344448554],
    [30, 5, 15, 2.654820861987872e-7],
    [1, 44, 2640, 0.4723413994003113],
  ])("fUpperTail at %d, %d, %d", (a, b, c, expected) => expectNear(fUpperTail(a, { above: b, below: c }), expected));

  it.each([
    [0.025, 3, 7, 0.06837889693755993],
    [0.5, 2.5, 30, 0.7669655428732814],
    [0.975, 5, 15, 3.5764153492790607],
    [0.95, 44, 2640, 1.3793703667639627],
    [0.999, 1, 3, 167.02922380155425],
  ])("fQuantile at %d, %d, %d", (a, b, c, expected) => expectNear(fQuantile(a, { above: b, below: c }), expected));

  it.each([
    [0.025, 48, 4, 0.8375777819279495],
    [0.975, 49, 3, 0.9877009117447599],
    [0.5, 0.5, 0.5, 0.4999999999999999],
    [0.01, 3, 900, 0.0004838400300012729],
  ])("betaQuantile at %d, %d, %d", (a, b, c, expected) => expectNear(betaQuantile(a, b, c), expected));

  it.each([
    [0, 6, 0.5, 0.01562500000000012],
    [9, 51, 0.3, 0.018681544273900924],
    [300, 1000, 0.31, 0.021753618660493437],
    [5, 5, 0.2, 0.0003200000000000001],
  ])("binomialMass at %d, %d, %d", (a, b, c, expected) => expectNear(binomialMass(a, b, c), expected));

  it.each([
    [0, 6, 0.5, 0.015625],
    [9, 51, 0.3, 0.03363814792487597],
    [2, 61, 0.5, 8.205242041370298e-16],
    [250, 1000, 0.31, 1.7000249671134187e-5],
    [5, 5, 0.2, 1.0],
  ])("binomialLowerTail at %d, %d, %d", (a, b, c, expected) => expectNear(binomialLowerTail(a, b, c), expected));
});

it("refuses what has no distribution", () => {
  expect(() => normalQuantile(1)).toThrow("0 < p < 1");
  expect(() => chiSquareUpperTail(-1, 1)).toThrow("x ≥ 0");
  expect(() => fUpperTail(1, { above: 0, below: 1 })).toThrow("degrees > 0");
  expect(() => fQuantile(0, { above: 1, below: 1 })).toThrow("0 < p < 1");
  expect(() => betaQuantile(0.5, 0, 1)).toThrow("a, b > 0");
  expect(() => binomialMass(3, 2, 0.5)).toThrow("0 ≤ k ≤ n");
  expect(() => binomialLowerTail(0.5, 2, 0.5)).toThrow("whole");
});

it("knows the sure cases", () => {
  expect([binomialMass(0, 4, 0), binomialMass(1, 4, 0), binomialMass(4, 4, 1), binomialMass(3, 4, 1)]).toEqual([1, 0, 1, 0]);
  expect(binomialLowerTail(4, 4, 0.3)).toBe(1);
});
