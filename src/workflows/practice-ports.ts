import { practiceId } from "#domain/sitting/practice-id.ts";
import type { BackupCipher } from "#workflows/ports/backup-cipher.ts";
import type { Sealer } from "#workflows/ports/sealer.ts";
import type { SittingPorts } from "#workflows/sitting-ports.ts";

/** The machine as a practice sitting sees it: the real one, with a database apart. */
export interface PracticePorts extends SittingPorts {
  /** Empties the practice's database. */
  readonly clear: () => Promise<void>;
}

/** Makes a practice's ports of the machine's: ids that tell it from an exam, and no seal, since nobody holds a key to it. */
export function practicePorts(
  machine: Omit<SittingPorts, "store" | "sealer" | "backupCipher">,
  apart: Pick<PracticePorts, "store" | "clear">,
): PracticePorts {
  return { ...machine, ...apart, sealer: UNSEALED, backupCipher: UNLOCKED, randomId: () => practiceId(machine.randomId()) };
}

const UNSEALED: Sealer = {
  seal: (_key, plain) => Promise.resolve({ enc: new Uint8Array(), ciphertext: plain }),
  open: (_key, { ciphertext }) => Promise.resolve(ciphertext),
};

const UNLOCKED: BackupCipher = {
  keyOf: () => Promise.resolve({ algorithm: { name: "none" }, extractable: false, type: "secret", usages: [] }),
  lock: (plain) => Promise.resolve({ nonce: new Uint8Array(), ciphertext: plain }),
  open: ({ ciphertext }) => Promise.resolve(ciphertext),
};
