import type { Exam, Item } from "#domain/exam/exam.ts";
import type { Response } from "#domain/exam/response.ts";
import type { ResponseState } from "#domain/exam/response-state.ts";
import { paperProgress, type ComparedItem } from "#domain/paper/compare-entries.ts";
import { tidyResponse, type PaperSheet } from "#domain/paper/paper-sheet.ts";
import type { PaperSource, RecordedResponse, Submission } from "#domain/submission/submission.ts";

/** What a sheet's submission is called and belongs to. */
export interface PaperFacts {
  /** Random. */
  readonly submissionId: string;
  readonly participantCode: string;
  readonly studyId: string;
  readonly simulated: boolean;
}

/** A submission that was written on paper. */
export interface PaperSubmission extends Submission {
  readonly source: PaperSource;
}

/**
 * The submission of an exam that was sat on paper: what both entries say, and what was settled where they differ. Two letters for a single
 * choice, which paper does not prevent, are kept and count as none.
 * @throws RangeError while an entry is not finished or a disagreement is not settled.
 */
export function freezePaper(sheet: PaperSheet, exam: Exam, facts: PaperFacts): PaperSubmission {
  const progress = paperProgress(sheet, exam);
  if (progress.phase !== "compared") throw new RangeError(`freezePaper requires two finished entries, got the ${progress.phase} under way`);
  if (progress.openCount > 0) throw new RangeError(`freezePaper requires every disagreement settled, got ${progress.openCount} open`);
  const readings = new Map(progress.items.map((item) => [item.itemId, readingOf(item)]));
  const { submissionId, participantCode, studyId, simulated } = facts;
  return {
    submissionId,
    studyId,
    examId: exam.examId,
    examHash: exam.examHash,
    source: { kind: "paper", participantCode, agreedCount: progress.agreedCount },
    responses: exam.items.map((item) => toRecorded(item, readings.get(item.id) ?? null)),
    simulated,
  };
}

function readingOf({ first, settled }: ComparedItem): Response | null {
  return settled === null ? first : tidyResponse(settled.response);
}

function toRecorded(item: Item, response: Response | null): RecordedResponse {
  return { itemId: item.id, response, state: stateOf(item, response), raw: null };
}

function stateOf({ kind }: Item, response: Response | null): ResponseState {
  if (response === null) return "no_answer";
  if (response.kind === "choice") return kind === "single-choice" && response.letters.length > 1 ? "multiple_for_single" : "ok";
  if (!response.noProblem) return "ok";
  return response.errorTypes.length > 0 ? "contradictory" : "no_problem";
}
