import fc from "fast-check";
import { expect, test } from "vitest";
import { splitForCells, toExcelText } from "#formats/excel-text.ts";
import { toPrintableText } from "#lib/printable-text.ts";
import { OVERLONG_TEXT } from "../../support/mixed-study.ts";

test.each([
  ["_x000d_", "_x005F_x000d_"],
  ["_X000D_ _x00_", "_x005F_X000D_ _x00_"],
  ["_x0041__x0042_", "_x005F_x0041__x005F_x0042_"],
  ["=1+1", "=1+1"],
  ["a\u0000\u0007b\uFFFE", "ab"],
  ["a\r\nb\rc", "a\nb\nc"],
  ["\uD800x\uDC00", "\uFFFDx\uFFFD"],
])("%j is stored as %j", (text, stored) => {
  expect(toExcelText(text)).toBe(stored);
});

test("pieces fit a cell, split no surrogate pair and join to the printable text", () => {
  const pieces = splitForCells(OVERLONG_TEXT);
  expect(pieces.map((piece) => piece.length)).toEqual([31_999, OVERLONG_TEXT.length - 31_999]);
  expect(pieces.every((piece) => toPrintableText(piece) === piece)).toBe(true);
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 50 }), (text) => {
      expect(splitForCells(text).join("")).toBe(toPrintableText(text));
    }),
  );
});

test("an empty text is one empty piece", () => {
  expect(splitForCells("")).toEqual([""]);
});
