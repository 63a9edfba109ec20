/** Rows of a sheet that are read; a longer sheet is refused. */
export const MAX_ROWS = 100_000;
/** Columns of a sheet that are read; a wider sheet is refused. */
export const MAX_COLUMNS = 2_000;

/** What a cell holds. A formula is never evaluated: its stored text is kept so that it can be named in an issue. */
export type CellKind = "empty" | "text" | "number" | "boolean" | "date" | "formula" | "error";

/** One cell. `text` is what was typed or stored, verbatim: a number as JavaScript writes it, a date as it is shown. */
export interface SheetCell {
  readonly kind: CellKind;
  readonly text: string;
  /** It is a number shown as a percentage: `text` is the fraction. */
  readonly isPercent?: true;
}

/** One sheet as plain rows from A1 on. A row ends with its last filled cell, and the rows with the last filled row. */
export interface Sheet {
  readonly name: string;
  readonly hidden: boolean;
  readonly rows: readonly (readonly SheetCell[])[];
  /** Merged cells; only the first cell of each range holds something. */
  readonly merges: readonly CellRange[];
}

/** A rectangle of cells; all numbers 0-based and inclusive. */
export interface CellRange {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

/** A cell with nothing in it. */
export const EMPTY_CELL: SheetCell = { kind: "empty", text: "" };

/** The cell at a 0-based row and column; an empty one beyond the filled part. */
export function cellAt(sheet: Sheet, row: number, column: number): SheetCell {
  return sheet.rows[row]?.[column] ?? EMPTY_CELL;
}

/** The number of columns up to the last filled one. */
export function columnCount(sheet: Sheet): number {
  return sheet.rows.reduce((most, row) => Math.max(most, row.length), 0);
}
