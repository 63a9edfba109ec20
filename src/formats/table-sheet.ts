import { coverRows, type Cover } from "#formats/cover-rows.ts";
import { PIECE_UNITS, splitForCells } from "#formats/excel-text.ts";
import { PLAIN_SHEET, styled, type SheetModel } from "#formats/workbook-model.ts";
import type { WorkbookTexts } from "#formats/workbook-texts.ts";
import { formatText } from "#texts/format-text.ts";

/** A table to be laid out: one cell a column in every row. */
export interface PlainTable {
  readonly columns: readonly { readonly title: string; readonly width: number }[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/**
 * A sheet of one table: cover rows, then a frozen header with a filter, then the rows. Text too long for a cell goes on in columns of its
 * own, marked as parts, so that nothing is lost.
 */
export function tableSheet(name: string, cover: Cover, body: { readonly table: PlainTable; readonly texts: WorkbookTexts }): SheetModel {
  const table = splitLongTexts(body.table, body.texts.part);
  const top = coverRows(cover, body.texts);
  return {
    ...PLAIN_SHEET,
    name,
    columnWidths: table.columns.map((column) => column.width),
    rows: [...top, table.columns.map((column) => styled("header", column.title))],
    body: table.rows,
    frozen: { rows: top.length + 1, columns: 1 },
    filterRow: top.length,
    spreadRows: top.map((_, index) => index),
    orientation: "landscape",
  };
}

/** The table with a column for each further part of texts that do not fit a cell. `partTitle` has `{{title}}` and `{{number}}`. */
export function splitLongTexts(table: PlainTable, partTitle: string): PlainTable {
  const partCounts = table.columns.map((_, column) => table.rows.reduce((most, row) => Math.max(most, partsOf(row[column]).length), 1));
  if (partCounts.every((count) => count === 1)) return table;
  return {
    columns: table.columns.flatMap((column, index) =>
      Array.from({ length: partCounts[index] ?? 1 }, (_, part) => {
        return part === 0 ? column : { ...column, title: formatText(partTitle, { title: column.title, number: part + 1 }) };
      }),
    ),
    rows: table.rows.map((row) =>
      row.flatMap((value, index) => {
        const parts = partsOf(value);
        return Array.from({ length: partCounts[index] ?? 1 }, (_, part) => parts[part] ?? null);
      }),
    ),
  };
}

function partsOf(value: string | number | null | undefined): readonly (string | number | null)[] {
  return typeof value === "string" && value.length > PIECE_UNITS ? splitForCells(value) : [value ?? null];
}
