import { decrypt, encrypt, importKey } from "#crypto/aes-gcm.ts";
import { GUESS_COST, stretchedKey } from "#crypto/stretched-key.ts";
import type { PackCipher } from "#workflows/ports/pack-cipher.ts";

const SALT_LENGTH = 16;
const KEY_LENGTH = 32;
/** The paper's key says nothing that a context could be taken from; what it opens is bound to the file around it. */
const NO_CONTEXT = new Uint8Array();

/**
 * A random key locks the paper, and each code, stretched by Argon2id, locks that key. All with AES-256-GCM. The 53 bits of a code are beyond
 * anyone's reach for the life of an exam.
 */
export const argon2PackCipher: PackCipher = {
  lock: async (paper, codes, context) => {
    const stretch = { ...GUESS_COST, salt: crypto.getRandomValues(new Uint8Array(SALT_LENGTH)) };
    const paperKey = crypto.getRandomValues(new Uint8Array(KEY_LENGTH));
    const keys = [];
    for (const code of codes) keys.push(await encrypt(await stretchedKey(code, stretch.salt, stretch), paperKey, NO_CONTEXT)); // one at a time: each takes 19 MiB
    return { stretch, keys, paper: await encrypt(await importKey(paperKey), paper, context) };
  },
  open: async (pack, code, context) => {
    const codeKey = await stretchedKey(code, pack.stretch.salt, pack.stretch);
    for (const box of pack.keys) {
      const paperKey = await decrypt(codeKey, box, NO_CONTEXT);
      if (paperKey?.length !== KEY_LENGTH) continue;
      const paper = await decrypt(await importKey(paperKey), pack.paper, context);
      return paper === null ? { kind: "damaged" } : { kind: "opened", paper };
    }
    return { kind: "wrong-code" };
  },
};
