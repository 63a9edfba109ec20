import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256, HpkeError } from "@hpke/core";
import { gzip } from "#crypto/gzip.ts";
import { fromBase64Url, toBase64Url } from "#lib/base64url.ts";
import type { Sealer } from "#workflows/ports/sealer.ts";

const suite = new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() });

/** A new key pair of a study: raw bytes as base64url, 65 bytes public (uncompressed point), 32 private. */
export async function createKeyPair(): Promise<{ readonly publicKey: string; readonly privateKey: string }> {
  const pair = await suite.kem.generateKeyPair();
  const publicKey = toBase64Url(new Uint8Array(await suite.kem.serializePublicKey(pair.publicKey)));
  const privateKey = toBase64Url(new Uint8Array(await suite.kem.serializePrivateKey(pair.privateKey)));
  return { publicKey, privateKey };
}

/** Gzip, then HPKE in base mode (RFC 9180): DHKEM(P-256, HKDF-SHA256), HKDF-SHA256, AES-256-GCM; the context is the additional data. */
export const hpkeSealer: Sealer = {
  seal: async (publicKey, plain, context) => {
    const recipientPublicKey = await suite.kem.deserializePublicKey(bytesOf(publicKey));
    const { enc, ct } = await suite.seal({ recipientPublicKey }, await gzip(plain), context);
    return { enc: new Uint8Array(enc), ciphertext: new Uint8Array(ct) };
  },
  open: async (privateKey, { enc, ciphertext }, context) => {
    const recipientKey = await suite.kem.deserializePrivateKey(bytesOf(privateKey));
    try {
      return new Uint8Array(await suite.open({ recipientKey, enc }, ciphertext, context));
    } catch (cause) {
      if (cause instanceof HpkeError) return null; // wrong key, or changed bytes: the two cannot be told apart
      throw cause;
    }
  },
};

function bytesOf(key: string): Uint8Array {
  const bytes = fromBase64Url(key);
  if (bytes === null) throw new RangeError("a sealing key requires base64url, got something else");
  return bytes;
}
