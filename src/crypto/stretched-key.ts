import { importKey, type AesKey } from "#crypto/aes-gcm.ts";
import { argon2id, type Argon2Cost } from "#crypto/argon2id.ts";

/** OWASP's minimum for Argon2id: what every guess of a code costs. */
export const GUESS_COST: Argon2Cost = { memoryKib: 19_456, passes: 2 };

/** The key that a text leads to, stretched by Argon2id. Takes a part of a second and the memory that `cost` says. */
export async function stretchedKey(text: string, salt: Uint8Array, cost: Argon2Cost): Promise<AesKey> {
  return importKey(await argon2id(new TextEncoder().encode(text), salt, cost));
}
