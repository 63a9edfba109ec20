import { toShapeIssues } from "#domain/exam/shape-issues.ts";
import type { ParticipantSubmission } from "#domain/submission/submission.ts";
import { MAX_FILE_BYTES } from "#formats/file-size.ts";
import { unpacked } from "#formats/inflate.ts";
import { readEnvelope } from "#formats/json-file.ts";
import { SUBMISSION_FORMAT, type SealedContent, type SubmissionHeader } from "#formats/submission-file.ts";
import { sealedFileShape, submissionContentShape } from "#formats/submission-shape.ts";
import { fromBase64Url } from "#lib/base64url.ts";
import { errorAt } from "#lib/issue.ts";
import { canonicalJson } from "#lib/json.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";

/** A `.rxsub` file may be this long, bytes (20 MB): a whole exam takes some 100 kB. */
export const SEALED_LIMIT_BYTES = 20_000_000;
/** What is sealed in it may unpack to no more than any file may have, bytes (50 MB). */
export const UNPACKED_LIMIT_BYTES = MAX_FILE_BYTES;

/** A `.rxsub` file as far as it can be read without the key. */
export interface SealedSubmission {
  readonly header: SubmissionHeader;
  readonly sealed: SealedContent;
}

/**
 * Reads the open part of a `.rxsub` file. Nothing in it is to be believed before the seal has opened with it as context.
 * Issues: `submission-too-big` {limitMegabytes}, those of `readEnvelope` (syntax, foreign, newer, hostile keys) and of `toShapeIssues`,
 * `submission-damaged` where base64url does not decode.
 */
export function readSubmissionFile(file: NamedBytes): Result<SealedSubmission> {
  if (file.bytes.length > SEALED_LIMIT_BYTES) {
    return err([errorAt("submission-too-big", { file: file.name }, { limitMegabytes: SEALED_LIMIT_BYTES / 1e6 })]);
  }
  const json = readEnvelope(file, SUBMISSION_FORMAT);
  if (!json.ok) return json;
  const shape = sealedFileShape.safeParse(json.value);
  if (!shape.success) return err(toShapeIssues(shape.error.issues, json.value, { file: file.name }));
  const { enc: encText, ciphertext: cipherText, ...header } = shape.data;
  const [enc, ciphertext] = [fromBase64Url(encText), fromBase64Url(cipherText)];
  if (enc === null) return err([errorAt("submission-damaged", { file: file.name, path: "enc" })]);
  if (ciphertext === null) return err([errorAt("submission-damaged", { file: file.name, path: "ciphertext" })]);
  return ok({ header, sealed: { enc, ciphertext } });
}

/**
 * Reads what the seal held. `header` is the file's open part, with which it must agree. Whether the submission is sound is
 * `verifySubmission`'s to say. Issues: `submission-unpacked-too-big` {limitMegabytes}, `submission-damaged`, those of `readEnvelope` and
 * `toShapeIssues`, `submission-header` {field}.
 */
export function unpackSubmission(packed: Uint8Array, header: SubmissionHeader, fileName: string): Result<ParticipantSubmission> {
  const place = { file: fileName };
  const inflated = unpacked(packed, UNPACKED_LIMIT_BYTES);
  if (inflated.kind === "damaged") return err([errorAt("submission-damaged", place)]);
  if (inflated.kind === "too-big") {
    return err([errorAt("submission-unpacked-too-big", place, { limitMegabytes: UNPACKED_LIMIT_BYTES / 1e6 })]);
  }
  const json = readEnvelope({ name: fileName, bytes: inflated.bytes }, SUBMISSION_FORMAT);
  if (!json.ok) return json;
  const shape = submissionContentShape.safeParse(json.value);
  if (!shape.success) return err(toShapeIssues(shape.error.issues, json.value, place));
  const { submission } = shape.data;
  const field = disagreement(header, submission);
  return field === null ? ok(submission) : err([errorAt("submission-header", { ...place, path: field }, { field })]);
}

function disagreement(header: SubmissionHeader, submission: ParticipantSubmission): string | null {
  const fields = ["submissionId", "studyId", "examId", "examHash", "simulated"] as const;
  return fields.find((field) => canonicalJson(header[field]) !== canonicalJson(submission[field])) ?? null;
}
