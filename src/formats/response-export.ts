import type { Exam } from "#domain/exam/exam.ts";
import type { Rank, Study } from "#domain/study/study.ts";
import type { Submission } from "#domain/submission/submission.ts";
import type { Issue } from "#lib/issue.ts";
import type { Language } from "#lib/language.ts";

/** Everything the three files of responses (workbook, CSV, JSON) are made from. */
export interface ResponseExport {
  readonly study: Study;
  readonly ranks: readonly Rank[];
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
  /** null for a model. */
  readonly site: string | null;
  /** Only sound submissions are scored. */
  readonly verdict: "sound" | "doubtful";
  readonly issues: readonly Issue[];
  readonly submission: Submission;
}
