import type { Exam } from "#domain/exam/exam.ts";
import { hashOf } from "#lib/hash.ts";
import { errorAt, type Place } from "#lib/issue.ts";
import type { Json } from "#lib/json.ts";
import { err, ok, type Result } from "#lib/result.ts";

/**
 * The exam a study names, from its paper. The hash is the proof: a paper with this hash is, to the last comma, the one that passed
 * `parsePaper` when the study was made, so that an exam machine needs no schema library to trust its shape.
 * Issue: `study-exam-mismatch` {expected, found}, first 8 hex digits each, for any other JSON.
 */
export function examOfPaper(paper: Json, examHash: string, place: Place): Result<Exam> {
  const found = hashOf(paper);
  if (found !== examHash) return err([errorAt("study-exam-mismatch", place, { expected: examHash.slice(0, 8), found: found.slice(0, 8) })]);
  const { examId, version, title, reviewStatus, durationMs, sections, items } = paper as unknown as Exam; // the hash proves the shape
  return ok({ examId, version, title, reviewStatus, durationMs, sections, items, examHash });
}
