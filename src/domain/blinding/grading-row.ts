import type { ErrorType } from "#domain/exam/error-type.ts";

/** One response as a grader sees it: nothing in it tells whose it is, or whether a person or a model wrote it. */
export interface GradingRow {
  readonly code: string;
  readonly itemId: string;
  /** In official order. Labels outside the 14 are left out: only models have them. */
  readonly errorTypes: readonly ErrorType[];
  /** Printable text of the intervention, never blank. */
  readonly text: string;
  /** SHA-256 of `text`. */
  readonly textHash: string;
}
