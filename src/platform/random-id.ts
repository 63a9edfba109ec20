import { toBase64Url } from "#lib/base64url.ts";

/** 128 random bits as 22 characters of base64url. */
export function randomId(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(16)));
}
