import { createContext, useContext } from "react";
import type { Exam } from "#domain/exam/exam.ts";
import type { SetupIssues, StudySetup } from "#domain/study/study-setup.ts";
import type { SetupDraft } from "#workflows/ports/workspace-store.ts";
import type { ExamPackage } from "#workflows/read-exam-package.ts";

/** A set-up that is open on the page. */
export interface OpenSetup {
  readonly draft: SetupDraft;
  /** The exam's files, read; null until they are given. */
  readonly given: ExamPackage | null;
  readonly issues: SetupIssues;
  /** Keeps a change at once, on the page and in the database. */
  readonly change: (change: Partial<StudySetup>) => void;
  /** Takes an exam in place of the one before. */
  readonly takeExam: (files: NonNullable<SetupDraft["exam"]>, exam: Exam) => void;
}

/** Holds the open set-up for its steps. */
export const SetupContext = createContext<OpenSetup | null>(null);

/** The set-up of the page around. @throws RangeError outside the context. */
export function useSetup(): OpenSetup {
  const setup = useContext(SetupContext);
  if (setup === null) throw new RangeError("useSetup requires a SetupContext around it, got none");
  return setup;
}
