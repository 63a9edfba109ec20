import type { ParticipantSubmission } from "#domain/submission/submission.ts";
import { readSubmissionFile, unpackSubmission } from "#formats/read-submission-file.ts";
import { headerContext } from "#formats/submission-file.ts";
import { errorAt } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, type Result } from "#lib/result.ts";
import type { Sealer } from "#workflows/ports/sealer.ts";

/**
 * Reads a sealed submission file with a study's private key, all or nothing. Whether what it holds is sound is `verifySubmission`'s to say.
 * Issues: `study-key-missing` (this machine does not hold the key); those of `readSubmissionFile` and `unpackSubmission`; `submission-seal`
 * when the seal does not open: sealed to another study's key, or changed since.
 */
export async function unsealSubmission(file: NamedBytes, privateKey: string, sealer: Sealer): Promise<Result<ParticipantSubmission>> {
  if (privateKey === "") return err([errorAt("study-key-missing", { file: file.name })]);
  const read = readSubmissionFile(file);
  if (!read.ok) return read;
  const { header, sealed } = read.value;
  const packed = await sealer.open(privateKey, sealed, headerContext(header));
  return packed === null ? err([errorAt("submission-seal", { file: file.name })]) : unpackSubmission(packed, header, file.name);
}
