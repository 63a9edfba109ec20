import { argon2idAsync } from "@noble/hashes/argon2.js";
import { decrypt, encrypt, importKey } from "#crypto/aes-gcm.ts";
import type { BackupCipher } from "#workflows/ports/backup-cipher.ts";

/** OWASP's minimum for Argon2id, which is what a guess costs; the two codes together have some 75 bits. The page gets a turn every 20 ms. */
const STRETCH = { m: 19_456, t: 2, p: 1, dkLen: 32, asyncTick: 20 } as const;

/** AES-256-GCM under the codes, stretched by Argon2id with the sitting's id as salt. */
export const argon2BackupCipher: BackupCipher = {
  keyOf: async ({ startCode, participantCode }, sittingId) =>
    importKey(await argon2idAsync(`${startCode} ${participantCode}`, `backup ${sittingId}`, STRETCH)),
  lock: (plain, key, context) => encrypt(key, plain, context),
  open: (locked, key, context) => decrypt(key, locked, context),
};
