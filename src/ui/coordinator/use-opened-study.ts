import { useOutletContext } from "react-router";
import type { StudyContext } from "#workflows/load-study.ts";
import type { StudyProgress } from "#workflows/study-progress.ts";

/** The study a step's page works on. */
export interface OpenedStudy {
  readonly context: StudyContext;
  readonly progress: StudyProgress;
  /** Reads the study again after a change. */
  readonly reload: () => Promise<void>;
}

/** The study around a step's page; given by `StudyLayout`. */
export function useOpenedStudy(): OpenedStudy {
  return useOutletContext<OpenedStudy>();
}
