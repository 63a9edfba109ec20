import type { Response } from "#domain/exam/response.ts";
import type { ResponseState } from "#domain/exam/response-state.ts";
import type { ChainedEvent, ClosedBy } from "#domain/sitting/sitting-event.ts";
import type { SittingStart } from "#domain/sitting/sitting.ts";

/** A finished, frozen set of responses to one exam, from a pharmacist's sitting or paper sheet, or a model's run. */
export interface Submission {
  /** Unique: the sitting's id, random for a paper sheet, or derived from the run. */
  readonly submissionId: string;
  readonly studyId: string;
  readonly examId: string;
  readonly examHash: string;
  readonly source: ParticipantSource | PaperSource | ModelSource;
  /** One for every item of the exam, in exam order. */
  readonly responses: readonly RecordedResponse[];
  readonly simulated: boolean;
}

/** A submission as a person hands it in: its source is a sitting that came to its end, never a model's run. */
export interface ParticipantSubmission extends Submission {
  readonly source: ParticipantSource & { readonly closedBy: ClosedBy };
}

/** A sitting's end and its whole record. */
export interface ParticipantSource {
  readonly kind: "participant";
  readonly start: SittingStart;
  readonly finishedAtMs: number;
  readonly elapsedMs: number;
  /** "lost": nobody handed it in; it is the last state of a machine that was lost, taken from a backup. */
  readonly closedBy: ClosedBy | "lost";
  readonly events: readonly ChainedEvent[];
  /** Short code the participant keeps; recomputed on collection. */
  readonly receipt: string;
}

/** A sheet of paper, typed in twice: there is no record, no time and no receipt. */
export interface PaperSource {
  readonly kind: "paper";
  readonly participantCode: string;
  /** Items on which the two entries agreed before anything was settled. */
  readonly agreedCount: number;
}

/** A model's run. */
export interface ModelSource {
  readonly kind: "model";
  readonly model: string;
  /** File the run came from. */
  readonly fileName: string;
}

/** One item's response with how it is to be read. */
export interface RecordedResponse {
  readonly itemId: string;
  /** null when there is none to score (state says why). */
  readonly response: Response | null;
  readonly state: ResponseState;
  /** A model's text verbatim; null for people, whose response is what they gave. */
  readonly raw: string | null;
}

/** The participant whose submission it is, from a sitting or from paper; null for a model's. */
export function participantOf({ source }: Pick<Submission, "source">): string | null {
  switch (source.kind) {
    case "participant":
      return source.start.participantCode;
    case "paper":
      return source.participantCode;
    case "model":
      return null;
  }
}
