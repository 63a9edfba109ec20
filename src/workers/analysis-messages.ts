import type { Comparison } from "#domain/comparison/comparison.ts";
import type { CompareRequest } from "#workflows/compare-respondents.ts";
import type { StudyContext } from "#workflows/load-study.ts";

/** What the page asks of the worker. */
export interface AnalysisJob {
  readonly context: StudyContext;
  readonly request: CompareRequest;
}

/** What the worker answers; "done" or "failed" is the last message of a job. */
export type AnalysisMessage =
  | { readonly type: "progress"; readonly doneCount: number; readonly totalCount: number }
  | { readonly type: "done"; readonly comparison: Comparison }
  | { readonly type: "failed"; readonly reason: string };
