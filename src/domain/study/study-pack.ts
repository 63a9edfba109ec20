/** An exam under lock: what a host may offer to anyone, and what only a start code opens. */
export interface StudyPack {
  readonly stretch: CodeStretch;
  /** The key of `paper`, once for each start code, under the key stretched from it. */
  readonly keys: readonly LockedBytes[];
  /** The exam's paper, JSON as UTF-8. */
  readonly paper: LockedBytes;
}

/** Bytes under AES-256-GCM, its tag behind them. */
export interface LockedBytes {
  /** 12 bytes. */
  readonly nonce: Uint8Array;
  readonly ciphertext: Uint8Array;
}

/** How a start code becomes a key: Argon2id, version 1.3, one lane. */
export interface CodeStretch {
  readonly memoryKib: number;
  readonly passes: number;
  /** 16 bytes. */
  readonly salt: Uint8Array;
}
