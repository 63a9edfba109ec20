import { blindCodes } from "#domain/blinding/blind-codes.ts";
import type { Codebook } from "#domain/blinding/codebook.ts";
import type { GradingRow } from "#domain/blinding/grading-row.ts";
import { gradedTextHash, toGradedText } from "#domain/blinding/graded-text.ts";
import { keyOf, type AnswerKey } from "#domain/exam/answer-key.ts";
import { ERROR_TYPES } from "#domain/exam/error-type.ts";
import type { Exam } from "#domain/exam/exam.ts";
import type { ShortAnswerResponse } from "#domain/exam/response.ts";
import { needsGrades } from "#domain/submission/needs-grades.ts";
import type { Submission } from "#domain/submission/submission.ts";
import { createRng, shuffled } from "#lib/rng.ts";

/** What is to be blinded. */
export interface BlindRequest {
  readonly submissions: readonly Submission[];
  readonly exam: Exam;
  readonly key: AnswerKey;
  /** Decides codes and order; another grader needs another seed. */
  readonly seed: string;
  /** `gradedId`s of responses to leave out because they have their grades. */
  readonly graded?: ReadonlySet<string>;
}

/** Rows by item in exam order, shuffled within each item, and the table that undoes it. */
export interface BlindedRows {
  readonly rows: readonly GradingRow[];
  readonly codebook: Codebook;
}

interface Gradable {
  readonly submissionId: string;
  readonly itemId: string;
  readonly response: ShortAnswerResponse;
}

/** Names one response to one item, for `BlindRequest.graded`. */
export function gradedId(submissionId: string, itemId: string): string {
  return `${submissionId} ${itemId}`;
}

/**
 * Turns submissions into what graders see: one row for every response that needs grades on an item with answer points, people and
 * models mixed. Blank and "no problem" responses need none. Codes are random and unique, the order within an item is random; both depend
 * on the seed alone, not on the order the submissions come in.
 */
export function blind(request: BlindRequest): BlindedRows {
  const rng = createRng(request.seed);
  const gradables = request.exam.items.flatMap(({ id }) => (hasPoints(request.key, id) ? shuffled(gradablesOf(id, request), rng) : []));
  const codes = blindCodes(gradables.length, rng);
  const rows = gradables.map(({ itemId, response }, index): GradingRow => {
    const text = toGradedText(response.intervention);
    const errorTypes = ERROR_TYPES.filter((type) => response.errorTypes.includes(type));
    return { code: codes[index] ?? "", itemId, errorTypes, text, textHash: gradedTextHash(text) };
  });
  const entries = rows.map(({ code, itemId, textHash }, index) => {
    return { code, submissionId: gradables[index]?.submissionId ?? "", itemId, textHash };
  });
  return { rows, codebook: { entries } };
}

function hasPoints(key: AnswerKey, itemId: string): boolean {
  const itemKey = keyOf(key, itemId);
  return itemKey.kind === "short-answer" && itemKey.points.length > 0;
}

/** Sorted by submission, so that the shuffle starts from the same order whatever order the files came in. */
function gradablesOf(itemId: string, { submissions, graded }: BlindRequest): Gradable[] {
  const sorted = [...submissions].sort((a, b) => (a.submissionId < b.submissionId ? -1 : 1));
  return sorted.flatMap(({ submissionId, responses }) => {
    const recorded = responses.find((each) => each.itemId === itemId);
    if (recorded === undefined || !needsGrades(recorded) || graded?.has(gradedId(submissionId, itemId)) === true) return [];
    return recorded.response?.kind === "short-answer" ? [{ submissionId, itemId, response: recorded.response }] : [];
  });
}
