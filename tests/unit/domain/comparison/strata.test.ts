import { expect, it } from "vitest";
import { strataBySite } from "#domain/comparison/strata.ts";

it("groups rows by site", () => {
  expect(strataBySite(["n", "s", "n", "s", "s"])).toEqual([
    [1, 3, 4],
    [0, 2],
  ]);
});

it("puts sites of one person together", () => {
  expect(strataBySite(["n", "a", "n", "b"])).toEqual([
    [0, 2],
    [1, 3],
  ]);
});

it("joins a lone person to the largest site", () => {
  expect(strataBySite(["n", "a", "s", "n", "n", "s"])).toEqual([
    [0, 3, 4, 1],
    [2, 5],
  ]);
});

it("keeps a single person alone, and nobody as no stratum", () => {
  expect(strataBySite(["n"])).toEqual([[0]]);
  expect(strataBySite([])).toEqual([]);
});
