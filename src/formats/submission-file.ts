import type { ParticipantSubmission } from "#domain/submission/submission.ts";
import { toBase64Url } from "#lib/base64url.ts";
import { canonicalJson } from "#lib/json.ts";

/** Format and newest version of a `.rxsub` file and of what is sealed in it. */
export const SUBMISSION_FORMAT = { format: "rxbaseline-submission", formatVersion: 1 } as const;

/** What a sealed submission file says openly. It is authenticated: none of it can be changed without the seal breaking. */
export interface SubmissionHeader {
  readonly format: typeof SUBMISSION_FORMAT.format;
  readonly formatVersion: typeof SUBMISSION_FORMAT.formatVersion;
  readonly appVersion: string;
  readonly studyId: string;
  readonly examId: string;
  readonly examHash: string;
  readonly submissionId: string;
  readonly simulated: boolean;
}

/** Encapsulated key and ciphertext, as sealing gives them. */
export interface SealedContent {
  readonly enc: Uint8Array;
  readonly ciphertext: Uint8Array;
}

/** The open part of a submission's file. The version is that of the application the sitting was taken in. */
export function submissionHeader(submission: ParticipantSubmission): SubmissionHeader {
  const { studyId, examId, examHash, submissionId, simulated, source } = submission;
  return { ...SUBMISSION_FORMAT, appVersion: source.start.appVersion, studyId, examId, examHash, submissionId, simulated };
}

/** The bytes that bind a header to its seal: its canonical JSON. */
export function headerContext(header: object): Uint8Array {
  return new TextEncoder().encode(canonicalJson(header));
}

/** A submission as the bytes to be sealed: its canonical JSON. The same submission gives the same bytes. */
export function packSubmission(submission: ParticipantSubmission): Uint8Array {
  const text = canonicalJson({ ...SUBMISSION_FORMAT, submission });
  return new TextEncoder().encode(text);
}

/** The whole file: header and sealed content as JSON. */
export function writeSubmissionFile(header: SubmissionHeader, sealed: SealedContent): Uint8Array {
  const file = { ...header, enc: toBase64Url(sealed.enc), ciphertext: toBase64Url(sealed.ciphertext) };
  return new TextEncoder().encode(`${JSON.stringify(file)}\n`);
}

/** `<studyId>_<participantCode>_<first 4 of the receipt>.rxsub`. What a file system might not take is replaced by "-". */
export function submissionFileName({ studyId, source }: ParticipantSubmission): string {
  const parts = [studyId, source.start.participantCode, source.receipt.slice(0, 4)];
  return `${parts.map((part) => part.replace(/[^A-Za-z0-9-]/g, "-")).join("_")}.rxsub`;
}
