import "fake-indexeddb/auto";
import { argon2PassphraseCipher } from "#crypto/argon2-passphrase-cipher.ts";
import { hpkeSealer } from "#crypto/hpke-sealer.ts";
import { createRng } from "#lib/rng.ts";
import { createWorkspaceArchive } from "#storage/workspace-archive.ts";
import { WorkspaceDatabase } from "#storage/workspace-database.ts";
import type { StaffPorts } from "#ui/staff/staff-ports.ts";
import type { UnreadableKey } from "#workflows/ports/exam-lock.ts";
import type { PassphraseCipher } from "#workflows/ports/passphrase-cipher.ts";
import { CHEAP_COST } from "./passphrase.ts";

/** What the pages need for keys and backups. The simulated browser has no WebCrypto: what locks and opens is tested in a real one. */
export function safetyPorts(): Pick<StaffPorts, "sealer" | "archive" | "passphraseCipher" | "secretRandom"> {
  const archive = createWorkspaceArchive(new WorkspaceDatabase("safety-ports"));
  return { sealer: hpkeSealer, archive, passphraseCipher: argon2PassphraseCipher(CHEAP_COST), secretRandom: createRng("secret") };
}

/** Locks without secrecy, for pages that say what became of a file. */
export const plainPassphraseCipher: PassphraseCipher = {
  ...argon2PassphraseCipher(CHEAP_COST),
  // A key that nothing reads: the simulated browser cannot make one.
  newKey: async () => ({ key: {} as UnreadableKey, stretch: { ...CHEAP_COST, salt: new Uint8Array(16) } }),
  lock: async (plain) => ({ nonce: new Uint8Array(12), ciphertext: plain }),
};
