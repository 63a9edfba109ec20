import type { ExamCover } from "#domain/study/exam-cover.ts";
import type { StudyPack } from "#domain/study/study-pack.ts";
import type { Study } from "#domain/study/study.ts";
import type { Result } from "#lib/result.ts";

/** A study this host offers: what anyone may know of it, and its exam under lock. `openExam` opens it. */
export interface OfferedStudy {
  readonly study: Study;
  readonly cover: ExamCover;
  readonly pack: StudyPack;
  /** What the pack is bound to. */
  readonly context: Uint8Array;
}

/** Where a participant's machine gets studies from: the host the app itself came from, or what is kept offline of it. */
export interface ExamSource {
  /** The studies on offer; those whose files are missing or damaged are left out. Empty when the host offers none. */
  readonly list: () => Promise<readonly OfferedStudy[]>;
  /** One study. Issues say which file is wrong and where. */
  readonly load: (studyId: string) => Promise<Result<OfferedStudy>>;
}
