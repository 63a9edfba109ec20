import type { Argon2Cost } from "#crypto/argon2id.ts";
import { lockPacked, openPacked } from "#crypto/packed-box.ts";
import { stretchedKey } from "#crypto/stretched-key.ts";
import type { PassphraseCipher } from "#workflows/ports/passphrase-cipher.ts";

/** More than OWASP's minimum: people's own passphrases are weaker than drawn codes, and no exam waits for these files. */
const PASSPHRASE_COST: Argon2Cost = { memoryKib: 65_536, passes: 1 };
const SALT_LENGTH = 16;

/** A passphrase stretched by Argon2id, with a salt for each file; gzip and AES-256-GCM under the key. */
export function argon2PassphraseCipher(cost: Argon2Cost = PASSPHRASE_COST): PassphraseCipher {
  return {
    newKey: async (passphrase) => {
      const stretch = { ...cost, salt: crypto.getRandomValues(new Uint8Array(SALT_LENGTH)) };
      return { stretch, key: await stretchedKey(passphrase, stretch.salt, stretch) };
    },
    keyOf: (passphrase, stretch) => stretchedKey(passphrase, stretch.salt, stretch),
    lock: lockPacked,
    open: openPacked,
  };
}
