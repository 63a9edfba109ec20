import type { Exam } from "#domain/exam/exam.ts";
import type { Study } from "#domain/study/study.ts";
import type { Result } from "#lib/result.ts";

/** A study this host offers. */
export interface OfferedStudy {
  readonly study: Study;
  /** Address of its exam's paper, relative to the page. */
  readonly paperUrl: string;
}

/** Where a participant's machine gets studies and exams from: the host the app itself came from, or what is kept offline of it. */
export interface ExamSource {
  /** The studies on offer; those whose files are missing or damaged are left out. Empty when the host offers none. */
  readonly list: () => Promise<readonly OfferedStudy[]>;
  /** A study with its exam, both checked, the exam's hash against the study's. Issues say which file is wrong and where. */
  readonly load: (studyId: string) => Promise<Result<{ readonly study: Study; readonly exam: Exam }>>;
}
