import { decrypt, encrypt, importKey } from "#crypto/aes-gcm.ts";
import { argon2id } from "#crypto/argon2id.ts";
import { gunzip, gzip } from "#crypto/gzip.ts";
import type { BackupCipher } from "#workflows/ports/backup-cipher.ts";

/** OWASP's minimum for Argon2id, which is what a guess costs; the two codes together have some 75 bits. */
const COST = { memoryKib: 19_456, passes: 2 } as const;

/** Gzip, then AES-256-GCM under the codes, stretched by Argon2id with the sitting's id as salt. */
export const argon2BackupCipher: BackupCipher = {
  keyOf: async ({ startCode, participantCode }, sittingId) =>
    importKey(await argon2id(utf8(`${startCode} ${participantCode}`), utf8(`backup ${sittingId}`), COST)),
  lock: async (plain, key, context) => encrypt(key, await gzip(plain), context),
  open: async (locked, key, context) => {
    const packed = await decrypt(key, locked, context);
    return packed === null ? null : gunzip(packed);
  },
};

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
