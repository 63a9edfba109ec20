import { expect, test } from "vitest";
import { blindCodes } from "#domain/blinding/blind-codes.ts";
import { createRng } from "#lib/rng.ts";

test("codes are different, begin with a letter and hold no look-alikes, vowels or E", () => {
  const codes = blindCodes(5_000, createRng("x"));
  expect(new Set(codes).size).toBe(5_000);
  expect(codes.filter((code) => !/^[CDFHJKMNPQRTVWXY][CDFHJKMNPQRTVWXY3479]{5}$/.test(code))).toEqual([]);
});

test("no codes for no responses", () => {
  expect(blindCodes(0, createRng("x"))).toEqual([]);
});
