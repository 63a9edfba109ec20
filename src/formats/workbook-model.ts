import type { CellStyleName } from "#formats/cell-styles.ts";

/** A workbook to be written, in our own words: no formats, fonts or colours beyond the named styles. */
export interface WorkbookModel {
  /** The only document property written; no author, no time. */
  readonly title: string;
  readonly sheets: readonly SheetModel[];
}

/** One sheet. Names are cut to what spreadsheets allow and made unique. */
export interface SheetModel {
  readonly name: string;
  readonly visibility: "visible" | "very-hidden";
  /** Widths in characters. */
  readonly columnWidths: readonly number[];
  readonly rows: readonly (readonly CellModel[])[];
  /** Plain rows below `rows`: however many, they cost little memory. */
  readonly body: readonly (readonly PlainCell[])[];
  /** Rows and columns that stay in view. */
  readonly frozen: { readonly rows: number; readonly columns: number };
  /** 0-based header row of a table with a filter, reaching to the last row; null for none. It repeats on every printed page. */
  readonly filterRow: number | null;
  /** When true, only "input" cells can be changed. */
  readonly isProtected: boolean;
  readonly lists: readonly ListRule[];
  /** 0-based rows whose first cell spreads over all columns. */
  readonly spreadRows: readonly number[];
  readonly orientation: "portrait" | "landscape";
}

/** A drop-down over a rectangle of cells; all numbers 0-based and inclusive. */
export interface ListRule {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
  /** Without commas and quotes: they are written into one cell formula. */
  readonly values: readonly string[];
  readonly errorTitle: string;
  readonly errorText: string;
}

/** A cell: a bare value is plain text or a number. Text is never a formula. */
export type CellModel = PlainCell | StyledCell;

/** A cell of plain text or a number; null is empty. */
export type PlainCell = string | number | null;

/** A cell with one of the named styles. */
export interface StyledCell {
  readonly value: string | number | null;
  readonly style: CellStyleName;
}

/** Makes a styled cell. */
export function styled(style: CellStyleName, value: string | number | null): StyledCell {
  return { value, style };
}

/** A visible, unprotected portrait sheet with nothing frozen, for the parts a caller does not set. */
export const PLAIN_SHEET: Omit<SheetModel, "name" | "columnWidths" | "rows"> = {
  visibility: "visible",
  body: [],
  frozen: { rows: 0, columns: 0 },
  filterRow: null,
  isProtected: false,
  lists: [],
  spreadRows: [],
  orientation: "portrait",
};
