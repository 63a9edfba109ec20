import type { ReturnedWorkbook } from "#domain/grading/returned-workbook.ts";
import { errorAt } from "#lib/issue.ts";
import { err, ok, type Result } from "#lib/result.ts";

/** What the coordinator knows: the exam, and the rounds that went out. */
export interface KnownRounds<R extends { readonly roundId: string }> {
  readonly examHash: string;
  readonly rounds: readonly R[];
}

/**
 * The round a returned workbook belongs to.
 * Issues: `grading-exam-foreign` (made for another exam or another version of it), `grading-round-unknown`.
 */
export function findRound<R extends { readonly roundId: string }>(returned: ReturnedWorkbook, known: KnownRounds<R>): Result<R> {
  const place = { file: returned.fileName };
  if (returned.examHash !== known.examHash) return err([errorAt("grading-exam-foreign", place)]);
  const round = known.rounds.find((candidate) => candidate.roundId === returned.roundId);
  return round === undefined ? err([errorAt("grading-round-unknown", place, { round: returned.roundId })]) : ok(round);
}
