import type { Codebook } from "#domain/blinding/codebook.ts";

/** One blinded workbook that went out to one grader. */
export interface GradingRound {
  readonly roundId: string;
  readonly grader: string;
  readonly seed: string;
  readonly madeAtMs: number;
  readonly codebook: Codebook;
}
