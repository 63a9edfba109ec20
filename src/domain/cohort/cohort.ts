import type { Respondent } from "#domain/cohort/respondent.ts";

/** The respondents compared together: all have submissions to the same exam. */
export interface Cohort {
  readonly studyId: string;
  readonly examId: string;
  readonly examHash: string;
  /** True when any submission is simulated; then every page and export says so. */
  readonly simulated: boolean;
  /** Sorted by kind (participants first), then id, whatever order the files came in. */
  readonly respondents: readonly Respondent[];
}
