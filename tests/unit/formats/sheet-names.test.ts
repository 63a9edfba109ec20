import { expect, test } from "vitest";
import { toSheetNames } from "#formats/sheet-names.ts";

test("names are legal, at most 31 units, and different whatever their case", () => {
  const names = toSheetNames(["a:b/c*?[d]", "", "History", "x".repeat(40), `${"x".repeat(35)}y`, "C01", "c01", "'quoted'"]);
  expect(names).toEqual(["a b c d", "_", "History_", "x".repeat(31), `${"x".repeat(26)} (2)`, "C01", "c01 (2)", "quoted"]);
});
