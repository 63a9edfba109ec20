import type { AnswerKey } from "#domain/exam/answer-key.ts";
import type { Exam } from "#domain/exam/exam.ts";
import type { MadeStudy } from "#domain/study/create-study.ts";
import type { StudySetup } from "#domain/study/study-setup.ts";
import type { Json } from "#lib/json.ts";
import type { TrialResult } from "#workflows/try-study.ts";

/** What a study is made of. The set-up must be without an error in `setupIssues`. */
export interface StudyOrder {
  readonly setup: StudySetup;
  readonly exam: Exam;
  readonly key: AnswerKey;
  /** What the exam was parsed from. */
  readonly paper: Json;
  readonly appVersion: string;
  readonly nowMs: number;
}

/** A study that was made and tried, and is not kept yet. */
export interface TriedStudy {
  readonly made: MadeStudy;
  readonly results: readonly TrialResult[];
}

/** Makes a study's keys and codes from real randomness and tries them, away from the page. Rejects where the platform fails. */
export interface StudyMaker {
  readonly make: (order: StudyOrder, onResult: (result: TrialResult) => void) => Promise<TriedStudy>;
}
