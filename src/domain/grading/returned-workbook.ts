import type { Place } from "#lib/issue.ts";

/** What came back from a grader, read from a file and not yet believed. */
export interface ReturnedWorkbook {
  readonly fileName: string;
  readonly roundId: string;
  readonly examHash: string;
  readonly rows: readonly ReturnedRow[];
}

/** One row that carries a code, wherever it stood. */
export interface ReturnedRow {
  readonly code: string;
  readonly text: string;
  readonly place: Place;
  readonly marks: readonly ReturnedMark[];
}

/** One grade cell. */
export interface ReturnedMark {
  readonly pointId: string;
  /** Verbatim; empty when nothing was entered. */
  readonly text: string;
  readonly isFormula: boolean;
  readonly place: Place;
}
