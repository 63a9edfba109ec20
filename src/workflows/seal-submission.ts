import type { ParticipantSubmission } from "#domain/submission/submission.ts";
import { headerContext, packSubmission, submissionFileName, submissionHeader, writeSubmissionFile } from "#formats/submission-file.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import type { Sealer } from "#workflows/ports/sealer.ts";

/** A submission as the sealed file that is handed in. Two seals of one submission differ byte for byte, yet hold the same. Rejects on a key that is none. */
export async function sealSubmission(submission: ParticipantSubmission, publicKey: string, sealer: Sealer): Promise<NamedBytes> {
  const header = submissionHeader(submission);
  const sealed = await sealer.seal(publicKey, packSubmission(submission), headerContext(header));
  return { name: submissionFileName(submission), bytes: writeSubmissionFile(header, sealed) };
}
