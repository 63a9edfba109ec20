import { expect, test } from "vitest";
import { readCsv, writeCsv } from "#formats/csv.ts";
import { toPrintableText } from "#lib/printable-text.ts";
import { codesOf } from "../../support/codes-of.ts";
import { NASTY_STRINGS } from "../../support/nasty-strings.ts";
import { textFile } from "../../support/spreadsheet.ts";

test("what is written is read again; only what looks like a formula has an apostrophe", () => {
  const read = readCsv({ name: "t.csv", bytes: writeCsv(NASTY_STRINGS.map((text) => ["x", text])) });
  const guarded = (text: string): string => (/^[=+\-@\t\n]/.test(text) ? `'${text}` : text);
  expect(read.ok && read.value.sheet.rows.map((row) => row[1]?.text)).toEqual(NASTY_STRINGS.map((text) => guarded(toPrintableText(text))));
});

test("numbers are written bare, also negative ones; null is empty", () => {
  expect(new TextDecoder().decode(writeCsv([[-1.5, null, "a"]]))).toBe("-1.5,,a\r\n");
});

test("the byte order mark is there for Excel", () => {
  expect([...writeCsv([]).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

test.each([
  ["csv-quote-open", 'a\n"b'],
  ["workbook-unreadable", "<html><table>"],
  ["workbook-unreadable", "a\u0000b"],
  ["sheet-too-big", "a\n".repeat(100_001)],
  ["sheet-too-big", ",".repeat(2_000) + "a"],
])("%s", (code, text) => {
  expect(codesOf(readCsv(textFile("t.csv", text)))).toEqual([code]);
});

test("an open quote is located by its row", () => {
  const read = readCsv(textFile("t.csv", 'a\nb\n"c'));
  expect(read.ok || read.error[0]?.place).toEqual({ file: "t.csv", cell: "A3" });
});
