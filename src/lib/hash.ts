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

/** SHA-256 of two texts, hashed again with them `rounds` times (≥ 1), first 128 bits as 32 hex digits: every guess costs that many hashes. */
export function stretchedHash(secret: string, salt: string, rounds: number): string {
  const texts = new TextEncoder().encode(`${salt}\n${secret}`);
  const input = new Uint8Array(32 + texts.length);
  input.set(texts, 32);
  for (let round = 0; round < rounds; round += 1) input.set(sha256(input));
  return bytesToHex(input.subarray(0, 16));
}
