import { expect, test } from "vitest";
import { parseCsv } from "#formats/parse-csv.ts";

test.each([
  ["nothing", "", []],
  [
    "comma",
    "a,b\r\n1,2\r\n",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    "semicolon",
    'a;b\n"1;1";2',
    [
      ["a", "b"],
      ["1;1", "2"],
    ],
  ],
  [
    "tab and CR",
    "a\tb\r1\t2",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  ["named separator", "sep=|\na|b", [["a", "b"]]],
  ["quotes, breaks and empty cells", '"a ""q""",,"x\ny"\n,,\n', [['a "q"', "", "x\ny"]]],
  ["what spreadsheets make numbers, dates and formulas of", "007,1-2,2E3,=1+1,TRUE", [["007", "1-2", "2E3", "=1+1", "TRUE"]]],
  [
    "a first cell that names another format",
    "ID;a\nTABLE;b",
    [
      ["ID", "a"],
      ["TABLE", "b"],
    ],
  ],
  ["quotes inside a plain cell", 'a,5" tube\n', [["a", '5" tube']]],
])("%s", (_, text, rows) => {
  expect(parseCsv(text)).toEqual({ rows, openQuoteRow: null });
});

test.each([
  ['a\nb,"x\ny', 1],
  ['a,"b"c', 0],
])("%j has an open quote in row %i", (text, row) => {
  expect(parseCsv(text).openQuoteRow).toBe(row);
});

test("a megabyte in one quoted cell is read", () => {
  const long = "x".repeat(1_000_000);
  expect(parseCsv(`a,"${long}"`).rows).toEqual([["a", long]]);
});
