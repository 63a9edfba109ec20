import type { Codebook } from "#domain/blinding/codebook.ts";
import type { GradingRow } from "#domain/blinding/grading-row.ts";
import type { AnswerKey } from "#domain/exam/answer-key.ts";
import type { Exam } from "#domain/exam/exam.ts";
import type { Submission } from "#domain/submission/submission.ts";

/** What is to be blinded. */
export interface BlindRequest {
  readonly submissions: readonly Submission[];
  readonly exam: Exam;
  readonly key: AnswerKey;
  /** Decides codes and order; another grader needs another seed. */
  readonly seed: string;
  /** `gradedId`s of responses to leave out because they have their grades. */
  readonly graded?: ReadonlySet<string>;
}

/** Rows by item in exam order, shuffled within each item, and the table that undoes it. */
export interface BlindedRows {
  readonly rows: readonly GradingRow[];
  readonly codebook: Codebook;
}

/** Names one response to one item, for `BlindRequest.graded`. */
export function gradedId(submissionId: string, itemId: string): string {
  return `${submissionId} ${itemId}`;
}

export declare function blind(request: BlindRequest): BlindedRows;
