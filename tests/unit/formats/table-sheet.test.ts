import { expect, test } from "vitest";
import { splitLongTexts, tableSheet } from "#formats/table-sheet.ts";
import { workbookTexts } from "#formats/workbook-texts.ts";

const table = {
  columns: [
    { title: "a", width: 5 },
    { title: "b", width: 9 },
  ],
  rows: [
    ["x", "y".repeat(70_000)],
    [1, null],
  ],
};

test("an over-long text goes on in columns that say so", () => {
  const { columns, rows } = splitLongTexts(table, "{{title}} (part {{number}})");
  expect(columns.map((column) => column.title)).toEqual(["a", "b", "b (part 2)", "b (part 3)"]);
  expect(rows[0]?.slice(1).map((part) => String(part).length)).toEqual([32_000, 32_000, 6_000]);
  expect(rows[1]).toEqual([1, null, null, null]);
});

test("cover lines stand above a frozen, filtered header", () => {
  const cover = { title: "T", simulated: true, draft: true, notes: ["n", ""] };
  const sheet = tableSheet("s", cover, { table, texts: workbookTexts("zh") });
  expect(sheet.rows.slice(0, 4).map((row) => row.length)).toEqual([1, 1, 1, 1]);
  expect(sheet).toMatchObject({ frozen: { rows: 5, columns: 1 }, filterRow: 4, spreadRows: [0, 1, 2, 3] });
});
