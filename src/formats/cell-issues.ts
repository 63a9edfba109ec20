import { cellAt, type Sheet } from "#formats/sheet.ts";
import { toRange } from "#formats/sheet-range.ts";
import { toCellAddress } from "#lib/cell-address.ts";
import { errorAt, type Issue, type Place } from "#lib/issue.ts";

/** The place of a cell, 0-based. */
export function cellPlace(file: string, sheet: Sheet, at: { readonly row: number; readonly column: number }): Place {
  return { file, sheet: sheet.name, cell: toCellAddress(at.row, at.column) };
}

/**
 * What is wrong with a cell in which text is expected: `cell-date` {found} (typed text that the program made a date of, so that what was
 * meant is lost), `cell-formula`, `cell-error` {found}.
 */
export function textCellIssues(file: string, sheet: Sheet, at: { readonly row: number; readonly column: number }): Issue[] {
  const { kind, text } = cellAt(sheet, at.row, at.column);
  const place = cellPlace(file, sheet, at);
  if (kind === "date") return [errorAt("cell-date", place, { found: text.slice(0, 40) })];
  if (kind === "formula") return [errorAt("cell-formula", place)];
  return kind === "error" ? [errorAt("cell-error", place, { found: text.slice(0, 40) })] : [];
}

/** One `cells-merged` for every merged range that reaches into a table from `firstRow` on: only its first cell holds something. */
export function mergeIssues(file: string, sheet: Sheet, firstRow: number): Issue[] {
  return sheet.merges
    .filter((merge) => merge.lastRow >= firstRow)
    .map(({ firstRow: top, lastRow, firstColumn, lastColumn }) => {
      const range = toRange({ row: top, column: firstColumn }, { row: lastRow, column: lastColumn });
      return errorAt("cells-merged", { file, sheet: sheet.name, cell: toCellAddress(top, firstColumn) }, { range });
    });
}
