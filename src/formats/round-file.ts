import type { GradingRound } from "#domain/blinding/grading-round.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import type { Result } from "#lib/result.ts";

/** `rxbaseline-round`, version 1: `{format, formatVersion, appVersion, examId, examHash, round}`. Strict. */
export declare function readRoundFile(file: NamedBytes, examHash: string): Result<GradingRound>;
export declare function writeRoundFile(round: GradingRound, facts: { appVersion: string; examId: string; examHash: string }): Uint8Array;
