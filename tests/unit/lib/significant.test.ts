import { expect, it } from "vitest";
import { toSignificant12 } from "#lib/significant.ts";

it("keeps twelve significant digits whatever the size", () => {
  expect([1 / 3, 1e-20 / 3, 123456789012345].map(toSignificant12)).toEqual([0.333333333333, 3.33333333333e-21, 123456789012000]);
});

it("makes equal what differs only in the last place", () => {
  expect(toSignificant12(0.1 + 0.2)).toBe(0.3);
});

it("passes NaN and infinity, and has no negative zero", () => {
  expect([NaN, Infinity, -0].map(toSignificant12)).toEqual([NaN, Infinity, 0]);
});
