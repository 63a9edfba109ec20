import "fake-indexeddb/auto";
import { argon2PassphraseCipher } from "#crypto/argon2-passphrase-cipher.ts";
import { hpkeSealer } from "#crypto/hpke-sealer.ts";
import { createRng } from "#lib/rng.ts";
import { createWorkspaceArchive } from "#storage/workspace-archive.ts";
import { WorkspaceDatabase } from "#storage/workspace-database.ts";
import type { StaffPorts } from "#ui/staff/staff-ports.ts";
import { CHEAP_COST } from "./passphrase.ts";

/** What the pages need for keys and backups. The simulated browser has no WebCrypto: what locks and opens is tested in a real one. */
export function safetyPorts(): Pick<StaffPorts, "sealer" | "archive" | "passphraseCipher" | "secretRandom"> {
  const archive = createWorkspaceArchive(new WorkspaceDatabase("safety-ports"));
  return { sealer: hpkeSealer, archive, passphraseCipher: argon2PassphraseCipher(CHEAP_COST), secretRandom: createRng("secret") };
}
