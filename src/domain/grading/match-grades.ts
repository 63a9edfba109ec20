import type { Codebook } from "#domain/blinding/codebook.ts";
import type { AnswerKey } from "#domain/exam/answer-key.ts";
import type { Grade } from "#domain/grading/grade.ts";
import type { ReturnedRow } from "#domain/grading/returned-workbook.ts";
import type { Issue } from "#lib/issue.ts";
import type { Result } from "#lib/result.ts";

/** Grades unblinded, and what the grader left open. */
export interface MatchedGrades {
  readonly grades: readonly Grade[];
  /** Grade cells of known codes that were left empty, or whose row is gone: missing, not "no". */
  readonly missingCount: number;
  readonly warnings: readonly Issue[];
}

export declare function matchGrades(rows: readonly ReturnedRow[], codebook: Codebook, key: AnswerKey): Result<MatchedGrades>;
