import { expect, test } from "vitest";
import { findHeader, foldHeader } from "#formats/find-header.ts";
import type { Sheet } from "#formats/sheet.ts";

const sheetOf = (rows: readonly (readonly string[])[]): Sheet => ({
  name: "s",
  hidden: false,
  merges: [],
  rows: rows.map((row) => row.map((text) => ({ kind: text === "" ? "empty" : "text", text }) as const)),
});
const NAMES = { item: ["item", "题号"], model: ["model"] };

test("the header is found below other rows, its columns in any order", () => {
  expect(findHeader(sheetOf([["A title"], [], ["Model", "", " ITEM "]]), NAMES, "item")).toEqual({
    row: 2,
    columns: { item: 2, model: 0 },
  });
});

test("a header that is not there is -1, a table without the required one is none", () => {
  expect(findHeader(sheetOf([["题号"]]), NAMES, "item")).toEqual({ row: 0, columns: { item: 0, model: -1 } });
  expect(findHeader(sheetOf([["model"]]), NAMES, "item")).toBeNull();
});

test("headers are compared without case, width, spaces, underscores and hyphens", () => {
  expect(["Item ID", "item_id", "ＩＴＥＭ-id"].map(foldHeader)).toEqual(["itemid", "itemid", "itemid"]);
});
