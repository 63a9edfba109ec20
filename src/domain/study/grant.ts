import { normaliseCode } from "#domain/study/code-alphabet.ts";
import { stretchedHash } from "#lib/hash.ts";

/** What a single-use code gives: exam time, or the decision that a jump of the machine's clock was none of the participant's time. */
export type Grant =
  /** `share` is the part of the standard duration that an accommodation adds (0.25, 0.5); null for minutes. */
  { readonly kind: "extra"; readonly extraMs: number; readonly share: number | null } | { readonly kind: "unlock" };

/** Why a code was read out, as its user says; in the order in which they are offered. */
export const GRANT_REASONS = ["accommodation", "interruption", "machine", "clock", "other"] as const;
/** One of the reasons. */
export type GrantReason = (typeof GRANT_REASONS)[number];

/** The public half of a grant: proves a code that is entered, gives none away. */
export interface GrantCommitment {
  /** 128 bits as 32 hex digits, of code, participant and salt. */
  readonly commitment: string;
  readonly grant: Grant;
}

/** What a study says of its grants openly. */
export interface GrantBook {
  readonly grantSalt: string;
  readonly grants: readonly GrantCommitment[];
}

/** The secret half, for the coordinator only. */
export interface GrantCode {
  readonly participantCode: string;
  /** As `createGrantCodes` writes it. */
  readonly code: string;
  readonly grant: Grant;
}

/** Ten characters in groups of five. */
export const GRANT_CODE = { length: 10, groupLength: 5 } as const;
/** 29¹⁰ codes are 48.6 bits; this many hashes a guess make it 58.6, years of trying for one sitting, and a study's codes are made in a second. */
const ROUNDS = 1_024;
/** What a code gives to a participant; null when it is none of that participant's codes. The code may be written in any way `normaliseGrantCode` reads. */
export function grantOf(book: GrantBook, participantCode: string, code: string): Grant | null {
  const commitment = commitmentOf(normaliseGrantCode(code), participantCode, book.grantSalt);
  return book.grants.find((known) => known.commitment === commitment)?.grant ?? null;
}

/** What a person typed, as `normaliseCode` reads it: `P7K3Q-HT2CW` for any way of writing it. */
export function normaliseGrantCode(typed: string): string {
  return normaliseCode(typed, GRANT_CODE.length, GRANT_CODE.groupLength);
}

/** The public half of a code, as a study keeps it. */
export function commitmentOf(code: string, participantCode: string, salt: string): string {
  return stretchedHash(code, `${salt}:${participantCode}`, ROUNDS);
}
