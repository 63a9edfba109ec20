import type { LockedBytes } from "#domain/study/study-pack.ts";
import type { UnreadableKey } from "#workflows/ports/exam-lock.ts";

/** What only a participant's two codes together open; both in their own notation. */
export interface BackupCodes {
  readonly startCode: string;
  readonly participantCode: string;
}

/** Locks a sitting's backups so that its own participant's codes open them on any machine (Argon2id, AES-256-GCM). */
export interface BackupCipher {
  /** The key of one sitting's backups. Takes a part of a second. */
  readonly keyOf: (codes: BackupCodes, sittingId: string) => Promise<UnreadableKey>;
  /** Compresses first. `context` is authenticated, not hidden. */
  readonly lock: (plain: Uint8Array, key: UnreadableKey, context: Uint8Array) => Promise<LockedBytes>;
  /** Gives what was locked, inflated; nothing where that cannot be inflated. Resolves null when the key does not fit or a byte was changed. */
  readonly open: (locked: LockedBytes, key: UnreadableKey, context: Uint8Array) => Promise<Uint8Array | null>;
}
