import type { LockedBytes } from "#domain/study/study-pack.ts";

/** A key of the platform that works but cannot be read out. A database keeps it as it is; the core can do nothing with it. */
export interface UnreadableKey {
  readonly algorithm: { readonly name: string };
  readonly extractable: boolean;
  readonly type: "private" | "public" | "secret";
  readonly usages: ("decrypt" | "deriveBits" | "deriveKey" | "encrypt" | "sign" | "unwrapKey" | "verify" | "wrapKey")[];
}

/** Bytes as they lie on this machine, with the key made for them alone. Whoever deletes the key has deleted the bytes. */
export interface KeptUnderLock extends LockedBytes {
  readonly key: UnreadableKey;
}

/** Locks what must not lie readable in the machine's database. */
export interface ExamLock {
  /** Locks bytes under a new key. `context` is authenticated, not hidden. */
  readonly lock: (plain: Uint8Array, context: Uint8Array) => Promise<KeptUnderLock>;
  /** Rejects when a byte was changed or the context is another one. */
  readonly unlock: (kept: KeptUnderLock, context: Uint8Array) => Promise<Uint8Array>;
}
