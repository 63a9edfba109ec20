import type { AnswerKey } from "#domain/exam/answer-key.ts";
import type { Exam } from "#domain/exam/exam.ts";
import { keyRuleIssues } from "#domain/exam/key-rules.ts";
import { keyShape } from "#domain/exam/key-shape.ts";
import { checkHeader } from "#domain/exam/package-header.ts";
import { toShapeIssues } from "#domain/exam/shape-issues.ts";
import { blankTextIssues } from "#domain/exam/text-rules.ts";
import type { Issue, Place } from "#lib/issue.ts";
import type { Json } from "#lib/json.ts";
import { err, ok, type Result } from "#lib/result.ts";

/** Format and newest version of `key.json` that `parseKey` reads. */
const KEY_FORMAT = { format: "rxbaseline-key", formatVersion: 1 } as const;

/**
 * Reads `key.json` against the exam it claims to belong to, all or nothing. Same three steps as `parsePaper`: header, shape, rules.
 * A key accepted here has exactly one entry for each item, of the item's kind, so `keyOf` cannot fail.
 */
export function parseKey(json: Json, exam: Exam, place: Place = {}): Result<AnswerKey> {
  const header = checkHeader(json, KEY_FORMAT, place);
  if (!header.ok) return header;
  const shape = keyShape.safeParse(json);
  if (!shape.success) return err(toShapeIssues(shape.error.issues, json, place));
  const { examId, examHash, canary, items } = shape.data;
  const key: AnswerKey = { examId, examHash, canary, items };
  const issues: Issue[] = [...blankTextIssues(shape.data, place), ...keyRuleIssues(key, exam, place)];
  return issues.length > 0 ? err(issues) : ok(key);
}
