import { sha256HexOfBytes } from "#lib/hash.ts";
import { canonicalJson } from "#lib/json.ts";
import type { BackupCipher } from "#workflows/ports/backup-cipher.ts";
import type { UnreadableKey } from "#workflows/ports/exam-lock.ts";

const NONCE = new Uint8Array(12);
const DIGEST_LENGTH = 64;

/** A key of no particular sitting. */
export const PLAIN_KEY: UnreadableKey = { algorithm: { name: "none" }, extractable: false, type: "secret", usages: [] };

/** Keeps the port's promises without hiding anything and without taking time: a digest of key, context and content is put before the content. */
export const plainBackupCipher: BackupCipher = {
  keyOf: async ({ startCode, participantCode }, sittingId) => {
    return { ...PLAIN_KEY, algorithm: { name: canonicalJson({ startCode, participantCode, sittingId }) } };
  },
  lock: async (plain, key, context) => ({ nonce: NONCE, ciphertext: joined(digestOf(plain, key.algorithm.name, context), plain) }),
  open: async ({ ciphertext }, key, context) => {
    const plain = ciphertext.slice(DIGEST_LENGTH);
    const fits = new TextDecoder().decode(ciphertext.slice(0, DIGEST_LENGTH)) === digestText(plain, key.algorithm.name, context);
    return fits ? plain : null;
  },
};

function digestOf(plain: Uint8Array, key: string, context: Uint8Array): Uint8Array {
  return new TextEncoder().encode(digestText(plain, key, context));
}

function digestText(plain: Uint8Array, key: string, context: Uint8Array): string {
  return sha256HexOfBytes(joined(joined(new TextEncoder().encode(key), context), plain));
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  return new Uint8Array([...a, ...b]);
}
