import type { Codebook, CodebookEntry } from "#domain/blinding/codebook.ts";
import { gradedTextHash } from "#domain/blinding/graded-text.ts";
import { keyOf, type AnswerKey } from "#domain/exam/answer-key.ts";
import type { Grade } from "#domain/grading/grade.ts";
import { readMark } from "#domain/grading/read-mark.ts";
import type { ReturnedMark, ReturnedRow } from "#domain/grading/returned-workbook.ts";
import { errorAt, hasErrors, warningAt, type Issue } from "#lib/issue.ts";
import { err, ok, type Result } from "#lib/result.ts";

/** Grades unblinded, and what the grader left open. */
export interface MatchedGrades {
  /** In the order of the codebook and the key's points. */
  readonly grades: readonly Grade[];
  /** Grade cells of known codes that were left empty, or whose row is gone: missing, not "no". */
  readonly missingCount: number;
  readonly warnings: readonly Issue[];
}

/**
 * Unblinds the rows a grader gave back. A row is known by its code, never by where it stands. All or nothing.
 * Errors: `grade-code-unknown` {code}, `grade-code-repeated` {code}, `grade-text-changed` {code} (text and code may have been sorted
 * apart), `grade-unreadable` {code, point, found}, `grade-formula` {code, point}.
 * Warnings: `grade-row-missing` {code}, `grades-missing` {count}.
 */
export function matchGrades(rows: readonly ReturnedRow[], codebook: Codebook, key: AnswerKey): Result<MatchedGrades> {
  const entries = new Map(codebook.entries.map((entry) => [entry.code, entry]));
  const rowByCode = new Map<string, ReturnedRow>();
  const issues = rows.flatMap((row) => {
    if (rowByCode.has(row.code)) return [errorAt("grade-code-repeated", row.place, { code: row.code })];
    rowByCode.set(row.code, row);
    return rowIssues(row, entries.get(row.code));
  });
  const grades: Grade[] = [];
  let missingCount = 0;
  for (const entry of codebook.entries) {
    const row = rowByCode.get(entry.code);
    if (row === undefined) issues.push(warningAt("grade-row-missing", {}, { code: entry.code }));
    for (const pointId of pointIds(key, entry.itemId)) {
      const mark = readMark(row?.marks.find((each) => each.pointId === pointId)?.text ?? "");
      if (mark === "empty") missingCount += 1;
      else grades.push({ submissionId: entry.submissionId, itemId: entry.itemId, pointId, hit: mark === "hit" });
    }
  }
  if (hasErrors(issues)) return err(issues);
  if (missingCount > 0) issues.push(warningAt("grades-missing", {}, { count: missingCount }));
  return ok({ grades, missingCount, warnings: issues });
}

function rowIssues(row: ReturnedRow, entry: CodebookEntry | undefined): Issue[] {
  const { code, place } = row;
  if (entry === undefined) return [errorAt("grade-code-unknown", place, { code })];
  const changed = gradedTextHash(row.text) === entry.textHash ? [] : [errorAt("grade-text-changed", place, { code })];
  return [...changed, ...row.marks.flatMap((mark) => markIssues(mark, code))];
}

function markIssues(mark: ReturnedMark, code: string): Issue[] {
  const { pointId: point, place } = mark;
  if (mark.isFormula) return [errorAt("grade-formula", place, { code, point })];
  return readMark(mark.text) === "unreadable" ? [errorAt("grade-unreadable", place, { code, point, found: mark.text.slice(0, 40) })] : [];
}

function pointIds(key: AnswerKey, itemId: string): readonly string[] {
  const itemKey = keyOf(key, itemId);
  return itemKey.kind === "short-answer" ? itemKey.points.map((point) => point.id) : [];
}
