import { decrypt, encrypt } from "#crypto/aes-gcm.ts";
import type { ExamLock } from "#workflows/ports/exam-lock.ts";

/** AES-256-GCM under a key that the browser made, keeps and never hands out. */
export const webcryptoExamLock: ExamLock = {
  lock: async (plain, context) => {
    const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
    return { key, ...(await encrypt(key, plain, context)) };
  },
  unlock: async ({ key, ...box }, context) => {
    const plain = await decrypt(key, box, context);
    if (plain === null) throw new Error("what is kept under lock does not open: it was changed");
    return plain;
  },
};
