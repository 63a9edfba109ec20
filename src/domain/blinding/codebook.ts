/** Which response hides behind which code. Never leaves the coordinator's database, never reaches a grader. */
export interface Codebook {
  readonly entries: readonly CodebookEntry[];
}

/** One code. */
export interface CodebookEntry {
  /** Random, unique within the workbook; says nothing about its bearer. */
  readonly code: string;
  readonly submissionId: string;
  readonly itemId: string;
  /** SHA-256 of the text shown to the grader, so that a changed text is noticed. */
  readonly textHash: string;
}
