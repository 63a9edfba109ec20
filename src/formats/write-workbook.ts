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
  /** Rows and columns that stay in view. */
  readonly frozen: { readonly rows: number; readonly columns: number };
  /** 0-based header row of a table with a filter, reaching to the last row; null for none. */
  readonly filterRow: number | null;
  /** Only "input" cells can be changed when true. */
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
  readonly values: readonly string[];
  readonly errorTitle: string;
  readonly errorText: string;
}

/** A cell: a bare value is plain text or a number. Text is never a formula. */
export type CellModel = string | number | null | StyledCell;

/** A cell with one of the named styles. */
export interface StyledCell {
  readonly value: string | number | null;
  readonly style: CellStyleName;
}

/** plain: wrapped text; title; note: small and grey; header: bold on a tint; input: unlocked and tinted; warning: bold red. */
export type CellStyleName = "plain" | "title" | "note" | "header" | "input" | "warning";

/** Writes a workbook. Deterministic: the same model gives the same bytes. */
export declare function writeWorkbook(model: WorkbookModel): Promise<Uint8Array>;
