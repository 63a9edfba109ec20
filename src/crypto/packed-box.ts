import { decrypt, encrypt, type AesKey } from "#crypto/aes-gcm.ts";
import { gunzip, gzip } from "#crypto/gzip.ts";

/** Ciphertext with its nonce. */
type Box = Awaited<ReturnType<typeof encrypt>>;

/** Gzip, then AES-256-GCM; the context is the additional data. */
export async function lockPacked(plain: Uint8Array, key: AesKey, context: Uint8Array): Promise<Box> {
  return encrypt(key, await gzip(plain), context);
}

/** What `lockPacked` locked; null when the key does not fit or a byte was changed, nothing where it cannot be inflated. */
export async function openPacked(locked: Parameters<typeof decrypt>[1], key: AesKey, context: Uint8Array): Promise<Uint8Array | null> {
  const packed = await decrypt(key, locked, context);
  return packed === null ? null : gunzip(packed);
}
