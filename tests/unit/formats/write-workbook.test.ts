import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { PLAIN_SHEET, styled, type SheetModel } from "#formats/workbook-model.ts";
import { readWorkbook } from "#formats/workbook.ts";
import { writeWorkbook } from "#formats/write-workbook.ts";
import { toPrintableText } from "#lib/printable-text.ts";
import { NASTY_STRINGS } from "../../support/nasty-strings.ts";

const sheet: SheetModel = {
  ...PLAIN_SHEET,
  name: "It's a sheet",
  columnWidths: [10, 20],
  rows: [[styled("title", "Title")], [styled("header", "a"), styled("header", "b")], ["x", styled("input", null)], ["y", 1.5]],
  frozen: { rows: 2, columns: 1 },
  filterRow: 1,
  isProtected: true,
  lists: [{ firstRow: 2, lastRow: 3, firstColumn: 1, lastColumn: 1, values: ["yes", "no"], errorTitle: "t", errorText: "e" }],
  spreadRows: [0],
};
const hidden: SheetModel = { ...PLAIN_SHEET, name: "h", visibility: "very-hidden", columnWidths: [], rows: [["k"]] };
const model = { title: "T", sheets: [sheet, hidden] };
const partsOf = async () =>
  Object.fromEntries(Object.entries(unzipSync(await writeWorkbook(model))).map(([name, bytes]) => [name, strFromU8(bytes)]));

test("the same model gives the same bytes", async () => {
  expect(await writeWorkbook(model)).toEqual(await writeWorkbook(model));
});

test("nasty strings stay text and come back printable", async () => {
  const rows = NASTY_STRINGS.map((text) => [text]);
  const read = readWorkbook({
    name: "n.xlsx",
    bytes: await writeWorkbook({ title: "", sheets: [{ ...PLAIN_SHEET, name: "n", columnWidths: [9], rows }] }),
  });
  expect(read.ok && read.value[0]?.rows.map((row) => row[0])).toEqual(
    NASTY_STRINGS.map((text) => ({ kind: "text", text: toPrintableText(text) })),
  );
});

test("a body of plain rows is what rows of its own would be: nasty strings, numbers, gaps, the header's filter", async () => {
  const rows = [...NASTY_STRINGS.map((text, index) => [text, index, null, "", "x"]), [null], [1.5]];
  const head = { ...PLAIN_SHEET, name: "n", columnWidths: [9], filterRow: 0 };
  const header = ["a", "b", "c", "d", "e"].map((title) => styled("header", title));
  const asRows = await writeWorkbook({ title: "", sheets: [{ ...head, rows: [header, ...rows] }] });
  const asBody = await writeWorkbook({ title: "", sheets: [{ ...head, rows: [header], body: rows }] });
  expect(readWorkbook({ name: "n.xlsx", bytes: asBody })).toEqual(readWorkbook({ name: "n.xlsx", bytes: asRows }));
  const [ofRows = "", ofBody = ""] = [asRows, asBody].map((bytes) =>
    strFromU8(unzipSync(bytes)["xl/worksheets/sheet1.xml"] ?? new Uint8Array()),
  );
  const outside = (xml: string): string => xml.replace(/<sheetData>.*<\/sheetData>/s, "").replace(/<dimension [^>]*>/, "");
  expect(outside(ofBody)).toBe(outside(ofRows));
  expect(ofBody).toContain('<autoFilter ref="A1:E37"/>');
  const styleOf = (xml: string): string | undefined => /<c r="B2" s="(\d+)"/.exec(xml)?.[1];
  expect(styleOf(ofBody)).toBe(styleOf(ofRows));
});

test("the same body gives the same bytes", async () => {
  const withBody = { title: "T", sheets: [{ ...sheet, lists: [], body: [["z", 1]] }, hidden] };
  expect(await writeWorkbook(withBody)).toEqual(await writeWorkbook(withBody));
});

test("no formula, no time, no author, in any part", async () => {
  const parts = await partsOf();
  expect(Object.values(parts).join("")).not.toMatch(/<f>|<f |creator|lastModifiedBy|dcterms:created/);
  expect(parts["docProps/core.xml"]).toContain("2000-01-01T00:00:00Z");
});

test("only input cells are unlocked; the header stays in view, repeats in print and has a filter", async () => {
  const { "xl/worksheets/sheet1.xml": xml = "", "xl/workbook.xml": book = "", "xl/styles.xml": styles = "" } = await partsOf();
  expect(xml).toContain("<sheetProtection ");
  expect(styles.match(/locked="0"/g)).toHaveLength(1);
  const unlocked = [...styles.matchAll(/<xf [^>]*?(?:\/>|>.*?<\/xf>)/g)].slice(1).findIndex(([xf]) => xf.includes('locked="0"'));
  expect(xml).toContain(`<c r="B3" s="${unlocked}"/>`);
  expect(xml).toContain('<pane xSplit="1" ySplit="2" topLeftCell="B3" state="frozen"');
  expect(xml).toContain('<autoFilter ref="A2:B4"/>');
  expect(xml).toContain('sqref="B3:B4"');
  expect(xml).toContain('"yes,no"');
  expect(xml).toContain('<mergeCell ref="A1:B1"/>');
  expect(book).toContain("'It''s a sheet'!$2:$2");
  expect(book).toContain('state="veryHidden"');
});

test("a text that does not fit a cell, or a number that is none, is a broken precondition", async () => {
  const withCell = (value: string | number) =>
    writeWorkbook({ title: "", sheets: [{ ...PLAIN_SHEET, name: "n", columnWidths: [], rows: [[value]] }] });
  await expect(withCell("x".repeat(32_768))).rejects.toThrow(RangeError);
  await expect(withCell(Number.NaN)).rejects.toThrow(RangeError);
  const withBody = (value: string | number) =>
    writeWorkbook({ title: "", sheets: [{ ...PLAIN_SHEET, name: "n", columnWidths: [], rows: [], body: [[value]] }] });
  await expect(withBody("é".repeat(32_768))).rejects.toThrow(RangeError);
  await expect(withBody(Number.POSITIVE_INFINITY)).rejects.toThrow(RangeError);
});
