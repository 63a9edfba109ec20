import type { ReactNode } from "react";

/** One column of a `DataTable`. */
export interface DataColumn<Row> {
  /** Letters only: it stands in the address. */
  readonly id: string;
  readonly header: string;
  /** What the column is sorted and filtered by. null sorts last. */
  readonly value: (row: Row) => string | number | null;
  /** What is shown, where it is more than the value. */
  readonly cell?: (row: Row) => ReactNode;
  /** Numbers stand at the end of their column. */
  readonly align?: "end";
  /** "never" for short cells that must stay on one line: codes, times. */
  readonly wrap?: "never";
  /** "fixed" for a column nobody sorts by, such as one of buttons. */
  readonly order?: "fixed";
}
