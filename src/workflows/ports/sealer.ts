/** Compresses, then encrypts to a study's public key and decrypts with its private key (HPKE, DHKEM P-256, HKDF-SHA-256, AES-256-GCM). */
export interface Sealer {
  /** Keys are raw bytes as base64url. `context` is authenticated, not hidden. */
  readonly seal: (publicKey: string, plain: Uint8Array, context: Uint8Array) => Promise<SealedBytes>;
  /** Gives what was encrypted, still compressed where the machine that sealed it could compress. Resolves null when the key does not fit or a byte was changed. */
  readonly open: (privateKey: string, sealed: SealedBytes, context: Uint8Array) => Promise<Uint8Array | null>;
}

/** HPKE output. */
export interface SealedBytes {
  /** Encapsulated key. */
  readonly enc: Uint8Array;
  readonly ciphertext: Uint8Array;
}
