import type { CodeStretch, LockedBytes } from "#domain/study/study-pack.ts";
import { fromBase64Url, toBase64Url } from "#lib/base64url.ts";
import { hashOf } from "#lib/hash.ts";
import { memberOf } from "#lib/member-of.ts";

/** No file asks a machine for more than this, KiB and passes. */
const MOST = { memoryKib: 262_144, passes: 16 } as const;
/** What Argon2id takes at least. */
const LEAST = { memoryKib: 8, passes: 1 } as const;
const CHECK_DIGITS = 16;
const NONCE_LENGTH = 12;
const SALT_LENGTH = 16;

/** A locked box as JSON: bytes as base64url. */
export function boxToJson({ nonce, ciphertext }: LockedBytes) {
  return { nonce: toBase64Url(nonce), ciphertext: toBase64Url(ciphertext) };
}

/** The box that JSON describes; null for anything else. */
export function boxOfJson(value: unknown): LockedBytes | null {
  const [nonce, ciphertext] = [bytesOf(memberOf(value, "nonce")), bytesOf(memberOf(value, "ciphertext"))];
  return nonce?.length === NONCE_LENGTH && ciphertext !== null ? { nonce, ciphertext } : null;
}

/** How a passphrase becomes a key, as JSON. */
export function stretchToJson({ memoryKib, passes, salt }: CodeStretch) {
  return { memoryKib, passes, salt: toBase64Url(salt) };
}

/** The stretching that JSON describes; null for anything else, and for one that would cost a machine more than it has. */
export function stretchOfJson(value: unknown): CodeStretch | null {
  const [memoryKib, passes] = [cost(value, "memoryKib"), cost(value, "passes")];
  const salt = bytesOf(memberOf(value, "salt"));
  return memoryKib === null || passes === null || salt?.length !== SALT_LENGTH ? null : { memoryKib, passes, salt };
}

/** The value with 16 hex digits of all else in it as its `check`: no protection, but it tells a damaged file from a wrong passphrase. */
export function withCheck<T extends object>(value: T): T & { readonly check: string } {
  return { ...value, check: checkOf(value) };
}

/** Whether a value's `check` fits all else in it. */
export function hasFittingCheck(value: unknown): boolean {
  const { check, ...rest } = Object(value) as { readonly check?: unknown }; // any object may be asked for a member
  return check === checkOf(rest);
}

function checkOf(value: object): string {
  return hashOf(value).slice(0, CHECK_DIGITS);
}

function cost(stretch: unknown, name: keyof typeof MOST): number | null {
  const value = memberOf(stretch, name);
  return typeof value === "number" && Number.isInteger(value) && value >= LEAST[name] && value <= MOST[name] ? value : null;
}

function bytesOf(value: unknown): Uint8Array | null {
  return typeof value === "string" ? fromBase64Url(value) : null;
}
