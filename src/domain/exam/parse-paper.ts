import type { Exam } from "#domain/exam/exam.ts";
import { checkHeader } from "#domain/exam/package-header.ts";
import { paperRuleIssues } from "#domain/exam/paper-rules.ts";
import { paperShape } from "#domain/exam/paper-shape.ts";
import { toShapeIssues } from "#domain/exam/shape-issues.ts";
import { blankTextIssues } from "#domain/exam/text-rules.ts";
import { hashOf } from "#lib/hash.ts";
import type { Issue, Place } from "#lib/issue.ts";
import type { Json } from "#lib/json.ts";
import { err, ok, type Result } from "#lib/result.ts";

/** Format and newest version of `paper.json` that `parsePaper` reads. */
const PAPER_FORMAT = { format: "rxbaseline-paper", formatVersion: 1 } as const;

/**
 * Reads `paper.json` into an exam, all or nothing. `place` names the file in the issues; paths are added here.
 * Three steps, each only if the one before was clean, each giving all its issues: the header (one issue at most), the shape
 * (fields, types, notations), the rules (blank texts, ids, sections, option letters).
 * `examHash` is computed over the whole JSON value, so any change of the file, a comma in a stem too, gives another exam.
 */
export function parsePaper(json: Json, place: Place = {}): Result<Exam> {
  const header = checkHeader(json, PAPER_FORMAT, place);
  if (!header.ok) return header;
  const shape = paperShape.safeParse(json);
  if (!shape.success) return err(toShapeIssues(shape.error.issues, json, place));
  const { examId, version, title, reviewStatus, durationMs, sections, items } = shape.data;
  const exam: Exam = { examId, version, title, reviewStatus, durationMs, sections, items, examHash: hashOf(json) };
  const issues: Issue[] = [...blankTextIssues(shape.data, place), ...paperRuleIssues(exam, place)];
  return issues.length > 0 ? err(issues) : ok(exam);
}
