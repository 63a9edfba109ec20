import * as z from "zod/mini";
import type { GradingRound } from "#domain/blinding/grading-round.ts";
import { itemId, notation, sha256 } from "#domain/exam/field-shapes.ts";
import { writeJsonFile } from "#formats/json-file.ts";
import { readShapedFile } from "#formats/read-shaped-file.ts";
import { examHeader } from "#formats/study-shape.ts";
import { errorAt } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";

/** The exam a round belongs to, and the application that wrote the file. */
export interface RoundFileFacts {
  readonly appVersion: string;
  readonly examId: string;
  readonly examHash: string;
}

const ROUND_FORMAT = { format: "rxbaseline-round", formatVersion: 1 } as const;
const id = notation(/^[A-Za-z0-9_-]{1,64}$/, "R1a2b3c4d5e");
const entry = z.strictObject({ code: id, submissionId: id, itemId, textHash: sha256 });
const roundFile = z.strictObject({
  format: z.string(),
  formatVersion: z.number(),
  ...examHeader,
  round: z.strictObject({
    roundId: id,
    grader: z.string().check(z.minLength(1), z.maxLength(200)),
    seed: z.string().check(z.maxLength(200)),
    madeAtMs: z.int(),
    codebook: z.strictObject({ entries: z.array(entry).check(z.maxLength(200_000)) }),
  }),
});

/**
 * Reads a `rxbaseline-round` file, version 1: `{format, formatVersion, appVersion, examId, examHash, round}`. It holds the codebook:
 * never give it to a grader.
 * Issues: those of `readShapedFile`; `round-exam-foreign`; `round-code-repeated` {code}.
 */
export function readRoundFile(file: NamedBytes, examHash: string): Result<GradingRound> {
  const shaped = readShapedFile(file, ROUND_FORMAT, roundFile);
  if (!shaped.ok) return shaped;
  const { round } = shaped.value;
  if (shaped.value.examHash !== examHash) return err([errorAt("round-exam-foreign", { file: file.name, path: "examHash" })]);
  const codes = round.codebook.entries.map((each) => each.code);
  const seen = new Set<string>();
  const issues = codes.flatMap((code, index) => {
    const path = `round.codebook.entries[${index}].code`;
    const isRepeated = seen.has(code);
    seen.add(code);
    return isRepeated ? [errorAt("round-code-repeated", { file: file.name, path }, { code })] : [];
  });
  return issues.length > 0 ? err(issues) : ok(round);
}

/** Writes a `rxbaseline-round` file, version 1. */
export function writeRoundFile(round: GradingRound, facts: RoundFileFacts): Uint8Array {
  const { appVersion, examId, examHash } = facts;
  return writeJsonFile({ ...ROUND_FORMAT, appVersion, examId, examHash, round });
}
