import { decrypt, encrypt, importKey, type AesKey } from "#crypto/aes-gcm.ts";
import { argon2id } from "#crypto/argon2id.ts";
import type { PackCipher } from "#workflows/ports/pack-cipher.ts";

/** OWASP's minimum for Argon2id: what a guess costs. 53 bits of such guesses are beyond anyone's reach for the life of an exam. */
const COST = { memoryKib: 19_456, passes: 2 } as const;
const SALT_LENGTH = 16;
const KEY_LENGTH = 32;
/** The paper's key says nothing that a context could be taken from; what it opens is bound to the file around it. */
const NO_CONTEXT = new Uint8Array();

type Stretch = Parameters<PackCipher["open"]>[0]["stretch"];

/** A random key locks the paper, and each code, stretched by Argon2id, locks that key. All with AES-256-GCM. */
export const argon2PackCipher: PackCipher = {
  lock: async (paper, codes, context) => {
    const stretch = { ...COST, salt: crypto.getRandomValues(new Uint8Array(SALT_LENGTH)) };
    const paperKey = crypto.getRandomValues(new Uint8Array(KEY_LENGTH));
    const keys = [];
    for (const code of codes) keys.push(await encrypt(await keyOfCode(code, stretch), paperKey, NO_CONTEXT)); // one at a time: each takes 19 MiB
    return { stretch, keys, paper: await encrypt(await importKey(paperKey), paper, context) };
  },
  open: async (pack, code, context) => {
    const codeKey = await keyOfCode(code, pack.stretch);
    for (const box of pack.keys) {
      const paperKey = await decrypt(codeKey, box, NO_CONTEXT);
      if (paperKey?.length !== KEY_LENGTH) continue;
      const paper = await decrypt(await importKey(paperKey), pack.paper, context);
      return paper === null ? { kind: "damaged" } : { kind: "opened", paper };
    }
    return { kind: "wrong-code" };
  },
};

async function keyOfCode(code: string, { salt, ...cost }: Stretch): Promise<AesKey> {
  return importKey(await argon2id(new TextEncoder().encode(code), salt, cost));
}
