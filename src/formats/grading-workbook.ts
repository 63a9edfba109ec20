import type { GradingRow } from "#domain/blinding/grading-row.ts";
import type { AnswerKey } from "#domain/exam/answer-key.ts";
import type { Exam } from "#domain/exam/exam.ts";
import type { Language } from "#lib/language.ts";

/** What a grader gets. Nothing here names a person, a model or a time. */
export interface GradingWorkbookInput {
  readonly roundId: string;
  readonly exam: Exam;
  readonly key: AnswerKey;
  readonly rows: readonly GradingRow[];
  readonly language: Language;
  readonly simulated: boolean;
}

export declare function writeGradingWorkbook(input: GradingWorkbookInput): Promise<Uint8Array>;
