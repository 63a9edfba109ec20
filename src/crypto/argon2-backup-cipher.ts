import { lockPacked, openPacked } from "#crypto/packed-box.ts";
import { GUESS_COST, stretchedKey } from "#crypto/stretched-key.ts";
import type { BackupCipher } from "#workflows/ports/backup-cipher.ts";

/** Gzip, then AES-256-GCM under the two codes, some 75 bits together, stretched by Argon2id with the sitting's id as salt. */
export const argon2BackupCipher: BackupCipher = {
  keyOf: async ({ startCode, participantCode }, sittingId) =>
    stretchedKey(`${startCode} ${participantCode}`, new TextEncoder().encode(`backup ${sittingId}`), GUESS_COST),
  lock: lockPacked,
  open: openPacked,
};
