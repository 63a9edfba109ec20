import type { Exam } from "#domain/exam/exam.ts";
import { hashOf } from "#lib/hash.ts";
import type { Json } from "#lib/json.ts";

/**
 * The exam of a paper whose hash a study names, or null for any other JSON. The hash is the proof: a paper with this hash is, to the
 * last comma, the one that passed `parsePaper` when the study was made, so that an exam machine needs no schema library to trust it.
 */
export function examOfPaper(paper: Json, examHash: string): Exam | null {
  if (hashOf(paper) !== examHash) return null;
  const { examId, version, title, reviewStatus, durationMs, sections, items } = paper as unknown as Exam; // the hash proves the shape
  return { examId, version, title, reviewStatus, durationMs, sections, items, examHash };
}
