import type { ExamCover } from "#domain/study/exam-cover.ts";
import type { StudyPack } from "#domain/study/study-pack.ts";
import type { Study } from "#domain/study/study.ts";
import type { Issue } from "#lib/issue.ts";
import type { Result } from "#lib/result.ts";

/** A study this host offers: what anyone may know of it, and its exam under lock. `openExam` opens it. */
export interface OfferedStudy {
  readonly study: Study;
  readonly cover: ExamCover;
  readonly pack: StudyPack;
  /** What the pack is bound to. */
  readonly context: Uint8Array;
}

/** What is on offer. */
export interface StudyOffers {
  readonly studies: readonly OfferedStudy[];
  /** Why there are not more: the files that are missing, damaged or of a newer version. Neither studies nor issues: nothing is offered. */
  readonly issues: readonly Issue[];
}

/** Where a participant's machine gets studies from: the host the app itself came from, or what is kept offline of it. */
export interface ExamSource {
  /** The studies on offer. Rejects when nobody can say. */
  readonly list: () => Promise<StudyOffers>;
  /** One study. Issues say which file is wrong and where. */
  readonly load: (studyId: string) => Promise<Result<OfferedStudy>>;
}
