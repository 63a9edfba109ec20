import { pbkdf2 } from "@noble/hashes/pbkdf2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { canonicalJson } from "#lib/json.ts";

/** SHA-256 of UTF-8 text as 64 lower-case hex digits. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(new TextEncoder().encode(text)));
}

/** SHA-256 of bytes as 64 lower-case hex digits. */
export function sha256HexOfBytes(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes));
}

/** SHA-256 of a value's canonical JSON: equal values give equal hashes whatever their key order or spacing. */
export function hashOf(value: unknown): string {
  return sha256Hex(canonicalJson(value));
}

/** PBKDF2-HMAC-SHA-256 of two UTF-8 texts, first 128 bits as 32 hex digits. `rounds` ≥ 1 is what every guess costs. */
export function stretchedHash(secret: string, salt: string, rounds: number): string {
  const encoder = new TextEncoder();
  return bytesToHex(pbkdf2(sha256, encoder.encode(secret), encoder.encode(salt), { c: rounds, dkLen: 16 }));
}
