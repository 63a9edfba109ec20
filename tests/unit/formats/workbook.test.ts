import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { write } from "xlsx";
import { readWorkbook } from "#formats/workbook.ts";
import { codesOf } from "../../support/codes-of.ts";
import { foreignWorkbook, textFile } from "../../support/spreadsheet.ts";

const rows = [
  ["id", "007", 12.5, true, null],
  ["中文", " x ", "=1+1", "1-2"],
];

test.each(["xlsx", "ods", "biff8"] as const)("%s: cells keep kind and text, rows end with their last cell", (bookType) => {
  const read = readWorkbook(foreignWorkbook([{ name: "A", rows }], bookType));
  expect(read.ok && read.value[0]?.rows.map((row) => row.map(({ kind, text }) => `${kind}:${text}`))).toEqual([
    ["text:id", "text:007", "number:12.5", "boolean:TRUE"],
    ["text:中文", "text: x ", "text:=1+1", "text:1-2"],
  ]);
});

const date = { t: "d", v: new Date(Date.UTC(2024, 0, 2)), z: "yyyy-mm-dd" } as const;
const formula = { t: "n", v: 2, f: "1+1" } as const;
const error = { t: "e", v: 0x2a, w: "#N/A" } as const;

// What the writer of the tests can put into each format; formulas of .xls are in the LibreOffice tests.
test.each([
  ["xlsx", [date, formula, error], ["date", "formula", "error"]],
  ["ods", [date, formula], ["date", "formula"]],
  ["biff8", [date, error], ["date", "error"]],
] as const)("%s: dates, formulas, errors and merged cells are seen for what they are", (bookType, cells, kinds) => {
  const read = readWorkbook(foreignWorkbook([{ name: "A", rows: [cells, ["x"]], merges: ["A2:B2"] }], bookType));
  const sheet = read.ok ? read.value[0] : undefined;
  expect(sheet?.rows[0]?.map((cell) => cell.kind)).toEqual(kinds);
  expect(sheet?.merges).toEqual([{ firstRow: 1, lastRow: 1, firstColumn: 0, lastColumn: 1 }]);
});

test("a .csv file is one sheet, whatever its name", () => {
  const read = readWorkbook(textFile("t.xlsx", "ID;a\n1-2;x\n"));
  expect(read.ok && read.value[0]?.rows[1]?.map((cell) => cell.text)).toEqual(["1-2", "x"]);
});

test("a sheet named like a prototype key is a sheet like any other", () => {
  const read = readWorkbook(foreignWorkbook([{ name: "constructor", rows: [["a"]] }]));
  expect(read.ok && read.value[0]?.rows).toEqual([[{ kind: "text", text: "a" }]]);
});

test("an .ods text that reads like a character code is left alone", () => {
  const read = readWorkbook(foreignWorkbook([{ name: "A", rows: [["_x0041_"]] }], "ods"));
  expect(read.ok && read.value[0]?.rows[0]?.[0]?.text).toBe("_x0041_");
});

const good = foreignWorkbook([{ name: "A", rows }]);
const zip = (files: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
const row = (attributes: string, cell: string) => `<table:table-row ${attributes}>${cell}</table:table-row>`;
const hostileOds = row(
  'table:number-rows-repeated="50000"',
  '<table:table-cell table:number-columns-repeated="100" office:value-type="string">x</table:table-cell>',
);

test.each([
  ["file-empty", new Uint8Array(0)],
  ["file-too-big", new Uint8Array(50_000_001)],
  ["archive-damaged", good.bytes.slice(0, good.bytes.length - 30)],
  ["workbook-unreadable", zip({ "readme.txt": "hello" })],
  ["workbook-unreadable", zip({ "[Content_Types].xml": "<Types/>" })],
  ["workbook-unreadable", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0])],
  ["workbook-unreadable", foreignWorkbook([{ name: "A", rows }], "biff8").bytes.slice(0, 1_000)],
  ["workbook-unreadable", strToU8("<html><table><tr><td>1</td></tr></table></html>")],
  ["sheet-too-big", zip({ mimetype: "application/vnd.oasis.opendocument.spreadsheet", "content.xml": hostileOds })],
])("%s", (code, bytes) => {
  expect(codesOf(readWorkbook({ name: "f.xlsx", bytes }))).toEqual([code]);
});

test.each(["A100001", "BXY1"])("sheet-too-big: a single cell at %s", (address) => {
  const sheet = { [address]: { t: "s", v: "x" }, "!ref": `A1:${address}` };
  const bytes = write({ SheetNames: ["A"], Sheets: { A: sheet } }, { type: "array", bookType: "xlsx" }) as ArrayBuffer; // its type
  expect(codesOf(readWorkbook({ name: "f.xlsx", bytes: new Uint8Array(bytes) }))).toEqual(["sheet-too-big"]);
});

test("archive-too-big: a bomb is refused from its directory, before anything is unpacked", () => {
  const bomb = good.bytes.slice();
  const entry = bomb.findIndex(
    (_, index) => bomb[index] === 0x50 && bomb[index + 1] === 0x4b && bomb[index + 2] === 1 && bomb[index + 3] === 2,
  );
  new DataView(bomb.buffer).setUint32(entry + 24, 200_000_001, true); // stated size of the first entry
  expect(codesOf(readWorkbook({ name: "bomb.xlsx", bytes: bomb }))).toEqual(["archive-too-big"]);
});

test("workbook-encrypted: an OLE file with an encrypted package", async () => {
  const { writeXlsx } = await import("hucre/xlsx");
  const bytes = await writeXlsx({ sheets: [{ name: "A", rows: [["x"]] }], encryption: { password: "p", spinCount: 10 } });
  expect(codesOf(readWorkbook({ name: "locked.xlsx", bytes }))).toEqual(["workbook-encrypted"]);
});
