import type { StudyPack } from "#domain/study/study-pack.ts";

/** Puts an exam under lock for hosts anyone can read, and opens it with a start code (Argon2id, AES-256-GCM). */
export interface PackCipher {
  /** Each of the codes opens the pack; they are taken as they are written. `context` is authenticated, not hidden. */
  readonly lock: (paper: Uint8Array, codes: readonly string[], context: Uint8Array) => Promise<StudyPack>;
  /** Takes a part of a second, during which the page goes on living. Rejects only where the platform fails. */
  readonly open: (pack: StudyPack, code: string, context: Uint8Array) => Promise<PackOpening>;
}

/** What a code came to. "damaged": the code is right, but the paper or what the file says beside it was changed. */
export type PackOpening = { readonly kind: "opened"; readonly paper: Uint8Array } | { readonly kind: "wrong-code" | "damaged" };
