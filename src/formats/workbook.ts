import type { NamedBytes } from "#lib/named-bytes.ts";
import type { Result } from "#lib/result.ts";

/** What a cell holds. A formula is never evaluated: its cached text is kept so that it can be named in an issue. */
export type CellKind = "empty" | "text" | "number" | "boolean" | "date" | "formula" | "error";

/** One cell. `text` is what was typed or stored, verbatim: a number as JavaScript writes it, a date as it is shown. */
export interface SheetCell {
  readonly kind: CellKind;
  readonly text: string;
}

/** One sheet as plain rows, from A1 on, all of equal length. */
export interface Sheet {
  readonly name: string;
  readonly hidden: boolean;
  readonly rows: readonly (readonly SheetCell[])[];
  /** Ranges of merged cells, e.g. `B2:C2`; only the first cell of each holds something. */
  readonly merges: readonly string[];
}

/**
 * Reads an .xlsx, .xls, .ods, .csv or .tsv file into plain rows, whatever its name says. Nothing in it is trusted or evaluated.
 * Issues: `file-too-big`, `archive-too-big`, `archive-damaged`, `workbook-unreadable`, `workbook-empty`, `sheet-too-big`, `text-encoding`.
 */
export declare function readWorkbook(file: NamedBytes): Result<readonly Sheet[]>;
