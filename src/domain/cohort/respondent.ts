import type { InvalidSection } from "#domain/cohort/validity.ts";
import type { Submission } from "#domain/submission/submission.ts";

/** One of those compared: a pharmacist or a model, with one submission. */
export type Respondent = ParticipantRespondent | ModelRespondent;

interface RespondentFacts {
  /** Unique in the cohort: the participant's code or the model's name. */
  readonly respondentId: string;
  /** What tables show. */
  readonly label: string;
  readonly submission: Submission;
  /** Sections that do not count for this respondent; their items are `not_administered`, never zero. */
  readonly invalidSections: readonly InvalidSection[];
}

/** A pharmacist. */
export interface ParticipantRespondent extends RespondentFacts {
  readonly kind: "participant";
  readonly rankId: string;
  readonly site: string;
}

/** A model's run. */
export interface ModelRespondent extends RespondentFacts {
  readonly kind: "model";
}
