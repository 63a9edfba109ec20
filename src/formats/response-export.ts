import type { InvalidSection, ValidityDecision } from "#domain/cohort/validity.ts";
import { invalidSectionsOf } from "#domain/cohort/validity.ts";
import type { Exam } from "#domain/exam/exam.ts";
import type { Rank, RosterEntry, Study } from "#domain/study/study.ts";
import type { Submission } from "#domain/submission/submission.ts";
import type { Issue } from "#lib/issue.ts";
import type { Language } from "#lib/language.ts";

/** Everything the files of responses (workbook, CSV tables, JSON) are made from. */
export interface ResponseExport {
  readonly study: Study;
  readonly ranks: readonly Rank[];
  readonly roster: readonly RosterEntry[];
  readonly exam: Exam;
  /** In the order they are to be listed. */
  readonly respondents: readonly ExportedRespondent[];
  readonly appVersion: string;
  readonly language: Language;
  /** When the export is made, UTC epoch ms. */
  readonly nowMs: number;
}

/** One respondent with everything collected from them. */
export interface ExportedRespondent {
  /** The participant's code, or `model:` and the model's name. */
  readonly respondentId: string;
  readonly kind: "participant" | "model";
  readonly label: string;
  /** null for a model. */
  readonly rankId: string | null;
  /** null for a model. Only the JSON says it: beside a rank and a time it could tell a person in the workbook. */
  readonly site: string | null;
  /** Only sound submissions are scored. */
  readonly verdict: "sound" | "doubtful";
  readonly issues: readonly Issue[];
  readonly submission: Submission;
  /** Every decision on its sections, in the order they were recorded. */
  readonly validity: readonly ValidityDecision[];
}

/** The sections of a respondent's submission that were decided not to count. */
export function invalidSectionsOfRespondent({ validity, submission }: ExportedRespondent): readonly InvalidSection[] {
  return invalidSectionsOf(validity, submission.submissionId);
}

/** True when any of the data are simulated; then every file says so. */
export function isSimulated({ study, respondents }: Pick<ResponseExport, "study" | "respondents">): boolean {
  return study.simulated || respondents.some((each) => each.submission.simulated);
}

/** The cells that say whose a row is. */
export function factsOf({ respondentId, kind, rankId, verdict, submission }: ExportedRespondent, study: Pick<Study, "simulated">) {
  return { respondent: respondentId, kind, rank: rankId, verdict, simulated: yesNo(study.simulated || submission.simulated) };
}

/** The code of a yes or no, the same in every language. */
export function yesNo(is: boolean): "yes" | "no" {
  return is ? "yes" : "no";
}
