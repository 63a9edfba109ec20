import type { Exam } from "#domain/exam/exam.ts";
import type { ModelRun } from "#domain/model-run/model-run.ts";
import type { Issue } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import type { Result } from "#lib/result.ts";

/** The runs of one file, and what is worth saying of them (e.g. items without an output). */
export interface ModelRunFile {
  readonly runs: readonly ModelRun[];
  readonly warnings: readonly Issue[];
}

export declare function readModelRunFile(file: NamedBytes, exam: Exam): Result<ModelRunFile>;
