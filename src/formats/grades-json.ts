import type { Exam } from "#domain/exam/exam.ts";
import type { Grade } from "#domain/grading/grade.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import type { Result } from "#lib/result.ts";

/** Grades of one exam. */
export interface GradesFile {
  readonly appVersion: string;
  readonly examId: string;
  readonly examHash: string;
  readonly grades: readonly Grade[];
}

export declare function writeGradesJson(grades: GradesFile): Uint8Array;
export declare function readGradesJson(file: NamedBytes, exam: Exam): Result<readonly Grade[]>;
