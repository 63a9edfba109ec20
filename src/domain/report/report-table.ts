/** One table of a report, in one language, ready to be shown or written. */
export interface ReportTable {
  /** Safe as a sheet name and in file names. */
  readonly id: string;
  readonly title: string;
  /** What the reader must know to read it; may be empty. */
  readonly note: string;
  readonly columns: readonly ReportColumn[];
  /** One cell a column. null is a value that does not exist. */
  readonly rows: readonly (readonly ReportCell[])[];
}

/** One column: text; number (12 significant digits); count (a whole number). */
export interface ReportColumn {
  readonly id: string;
  readonly title: string;
  readonly kind: "text" | "number" | "count";
}

/** A cell; text in a number column is the reason why there is no number. */
export type ReportCell = string | number | null;
