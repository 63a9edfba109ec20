/** A key of the platform. */
export type AesKey = Awaited<ReturnType<typeof importKey>>;

const NONCE_LENGTH = 12;

/** Encrypts with AES-256-GCM under a new random nonce; the context is the additional data. */
export async function encrypt(key: AesKey, plain: Uint8Array, context: Uint8Array) {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_LENGTH));
  const algorithm = { name: "AES-GCM", iv: nonce, additionalData: new Uint8Array(context) };
  return { nonce, ciphertext: new Uint8Array(await crypto.subtle.encrypt(algorithm, key, new Uint8Array(plain))) };
}

/** Decrypts what `encrypt` gave; null when the key does not fit or a byte of box or context was changed. */
export async function decrypt(
  key: AesKey,
  { nonce, ciphertext }: { readonly nonce: Uint8Array; readonly ciphertext: Uint8Array },
  context: Uint8Array,
): Promise<Uint8Array | null> {
  const algorithm = { name: "AES-GCM", iv: new Uint8Array(nonce), additionalData: new Uint8Array(context) };
  try {
    return new Uint8Array(await crypto.subtle.decrypt(algorithm, key, new Uint8Array(ciphertext)));
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === "OperationError") return null;
    throw cause;
  }
}

/** A key of 32 bytes for `encrypt` and `decrypt`, which the platform does not hand out again. */
export function importKey(raw: Uint8Array) {
  return crypto.subtle.importKey("raw", new Uint8Array(raw), "AES-GCM", false, ["encrypt", "decrypt"]);
}
