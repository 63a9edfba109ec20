import { decrypt, encrypt } from "#crypto/aes-gcm.ts";
import { gunzip, gzip } from "#crypto/gzip.ts";
import { GUESS_COST, stretchedKey } from "#crypto/stretched-key.ts";
import type { BackupCipher } from "#workflows/ports/backup-cipher.ts";

/** Gzip, then AES-256-GCM under the two codes, some 75 bits together, stretched by Argon2id with the sitting's id as salt. */
export const argon2BackupCipher: BackupCipher = {
  keyOf: async ({ startCode, participantCode }, sittingId) =>
    stretchedKey(`${startCode} ${participantCode}`, new TextEncoder().encode(`backup ${sittingId}`), GUESS_COST),
  lock: async (plain, key, context) => encrypt(key, await gzip(plain), context),
  open: async (locked, key, context) => {
    const packed = await decrypt(key, locked, context);
    return packed === null ? null : gunzip(packed);
  },
};
