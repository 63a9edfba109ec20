import type { CodeStretch, LockedBytes } from "#domain/study/study-pack.ts";
import type { UnreadableKey } from "#workflows/ports/exam-lock.ts";

/** A key made of a passphrase, with what another machine needs beside the passphrase to make it again. */
export interface PassphraseKey {
  readonly key: UnreadableKey;
  readonly stretch: CodeStretch;
}

/** Locks what a person keeps outside the app under a passphrase (Argon2id, AES-256-GCM). Each try costs a second or so. */
export interface PassphraseCipher {
  /** A key for one new file, with a salt of its own. */
  readonly newKey: (passphrase: string) => Promise<PassphraseKey>;
  /** The key of a file that is there, right or wrong: only opening says which. */
  readonly keyOf: (passphrase: string, stretch: CodeStretch) => Promise<UnreadableKey>;
  /** Compresses first. `context` is authenticated, not hidden. */
  readonly lock: (plain: Uint8Array, key: UnreadableKey, context: Uint8Array) => Promise<LockedBytes>;
  /** Gives what was locked, inflated; nothing where that cannot be inflated. Resolves null when the key does not fit or a byte was changed. */
  readonly open: (locked: LockedBytes, key: UnreadableKey, context: Uint8Array) => Promise<Uint8Array | null>;
}
