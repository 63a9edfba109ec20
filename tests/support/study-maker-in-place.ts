import type { StudyPack } from "#domain/study/study-pack.ts";
import { secretRandom } from "#crypto/secret-random.ts";
import { makeStudy } from "#workflows/make-study.ts";
import type { PackCipher } from "#workflows/ports/pack-cipher.ts";
import type { Sealer } from "#workflows/ports/sealer.ts";
import type { StudyMaker } from "#workflows/ports/study-maker.ts";

const NONCE = new Uint8Array(12);

/** Packs in which paper and codes lie open, told apart as the real ones are. */
export const openPackCipher: PackCipher = {
  lock: async (paper, codes): Promise<StudyPack> => ({
    stretch: { memoryKib: 8, passes: 1, salt: new Uint8Array(16) },
    keys: codes.map((code) => ({ nonce: NONCE, ciphertext: new TextEncoder().encode(code) })),
    paper: { nonce: NONCE, ciphertext: paper },
  }),
  open: async ({ keys, paper }, code) => {
    const isKnown = keys.some(({ ciphertext }) => new TextDecoder().decode(ciphertext) === code);
    return isKnown ? { kind: "opened", paper: paper.ciphertext } : { kind: "wrong-code" };
  },
};

const sealer: Sealer = {
  seal: async (_key, plain) => ({ enc: new Uint8Array(65), ciphertext: plain }),
  open: async (_key, { ciphertext }) => ciphertext,
};

/** Makes studies in this thread and without secrecy, since the simulated browser has neither workers nor WebCrypto. */
export const studyMakerInPlace: StudyMaker = {
  make: (order, onResult) =>
    makeStudy(
      order,
      {
        packCipher: openPackCipher,
        sealer,
        createKeyPair: async () => ({ publicKey: "A".repeat(87), privateKey: "B".repeat(43) }),
        secretRandom,
      },
      onResult,
    ),
};
