import type { ExamLock } from "#workflows/ports/exam-lock.ts";

const key = { algorithm: { name: "none" }, extractable: false, type: "secret", usages: [] } as const;

/** A lock that locks nothing, for tests in which no time may pass: the real one works on threads of its own. */
export const plainExamLock: ExamLock = {
  lock: async (plain) => ({ key: { ...key, usages: [] }, nonce: new Uint8Array(), ciphertext: plain }),
  unlock: async ({ ciphertext }) => ciphertext,
};
