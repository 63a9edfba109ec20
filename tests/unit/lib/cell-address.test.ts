import { expect, it } from "vitest";
import { toCellAddress } from "#lib/cell-address.ts";

it("counts columns as spreadsheets do", () => {
  expect([toCellAddress(0, 0), toCellAddress(6, 25), toCellAddress(6, 26), toCellAddress(9, 701), toCellAddress(9, 702)]).toEqual([
    "A1",
    "Z7",
    "AA7",
    "ZZ10",
    "AAA10",
  ]);
});
