import type { TriedStudy } from "#workflows/ports/study-maker.ts";
import type { TrialResult } from "#workflows/try-study.ts";

/** What the worker that makes a study answers; "done" or "failed" is the last message. */
export type StudyMakerMessage =
  | { readonly type: "tried"; readonly result: TrialResult }
  | { readonly type: "done"; readonly study: TriedStudy }
  | { readonly type: "failed"; readonly reason: string };
