import { sha256Hex } from "#lib/hash.ts";

const DIGITS = 20;
const GROUP_LENGTH = 4;

/**
 * What two people compare to know that they speak of the same key pair: the first 80 bits of the SHA-256 of the public key's base64url
 * text, as five groups of four hex digits: `3FA9 02C1 …`.
 */
export function keyFingerprint(publicKey: string): string {
  const digits = sha256Hex(publicKey).slice(0, DIGITS).toUpperCase();
  return digits.replace(new RegExp(`.{${GROUP_LENGTH}}(?=.)`, "g"), "$& ");
}
