import type { RecordedResponse, Submission, ParticipantSource } from "#domain/submission/submission.ts";
import { hashOf } from "#lib/hash.ts";

/** Crockford's base 32: no I, L, O, U. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 12;

/** What a receipt vouches for: everything in a submission but the events, which `headHash` stands for, and the receipt itself. */
export interface ReceiptFacts {
  readonly submissionId: string;
  readonly examHash: string;
  readonly finishedAtMs: number;
  readonly elapsedMs: number;
  readonly closedBy: ParticipantSource["closedBy"];
  readonly responses: readonly RecordedResponse[];
  /** Hash of the newest event; through the chain it covers the whole record and the start. */
  readonly headHash: string;
}

/**
 * The short code a participant keeps: 12 characters of Crockford's base 32 in groups of four, such as `7K3Q-0M9X-HT2C`: the first 60 bits
 * of the SHA-256 of the facts' canonical JSON. The same facts give the same receipt on any machine.
 */
export function receiptOf(facts: ReceiptFacts): string {
  const { submissionId, examHash, finishedAtMs, elapsedMs, closedBy, responses, headHash } = facts;
  const hash = hashOf({ submissionId, examHash, finishedAtMs, elapsedMs, closedBy, responses, headHash });
  const characters = toBase32(hash);
  return `${characters.slice(0, 4)}-${characters.slice(4, 8)}-${characters.slice(8)}`;
}

/** Recomputes the receipt of a participant's submission from what it holds. A record without events has no head: "" stands for it. */
export function receiptOfSubmission(submission: Submission, source: ParticipantSource): string {
  const { submissionId, examHash, responses } = submission;
  const { finishedAtMs, elapsedMs, closedBy, events } = source;
  return receiptOf({ submissionId, examHash, responses, finishedAtMs, elapsedMs, closedBy, headHash: events.at(-1)?.hash ?? "" });
}

/** Five bits a character; 60 bits are 15 hex digits, in three groups of 20 bits so that plain integers suffice. */
function toBase32(hexHash: string): string {
  return Array.from({ length: LENGTH }, (_, i) => {
    const group = Number.parseInt(hexHash.slice(Math.floor(i / 4) * 5, Math.floor(i / 4) * 5 + 5), 16);
    return ALPHABET.charAt((group >> (15 - (i % 4) * 5)) & 31);
  }).join("");
}
