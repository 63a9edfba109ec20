const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const CODES = new TextEncoder().encode(ALPHABET);
const VALUES = new Map([...CODES].map((code, value) => [code, value]));
const SEXTETS = Uint8Array.from({ length: 256 }, (_, code) => VALUES.get(code) ?? 255);

/** Bytes as base64url without padding (RFC 4648, section 5). */
export function toBase64Url(bytes: Uint8Array): string {
  const out = new Uint8Array(Math.ceil((bytes.length * 4) / 3));
  for (let from = 0, to = 0; from < bytes.length; from += 3, to += 4) {
    const bits = (byteAt(bytes, from) << 16) | (byteAt(bytes, from + 1) << 8) | byteAt(bytes, from + 2);
    const quad = [bits >> 18, (bits >> 12) & 63, (bits >> 6) & 63, bits & 63];
    for (let i = 0; i < 4 && to + i < out.length; i += 1) out[to + i] = byteAt(CODES, quad[i] ?? 0);
  }
  return new TextDecoder().decode(out);
}

/** The bytes that base64url text stands for, or null when it is not base64url without padding in its one canonical spelling. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length % 4 === 1) return null;
  const codes = new TextEncoder().encode(text);
  const out = new Uint8Array(Math.floor((codes.length * 3) / 4));
  let [bits, bitCount, to] = [0, 0, 0];
  for (const code of codes) {
    const sextet = byteAt(SEXTETS, code);
    if (sextet === 255) return null;
    bits = ((bits << 6) | sextet) & 0xffff;
    bitCount += 6;
    if (bitCount < 8) continue;
    bitCount -= 8;
    out[to] = (bits >> bitCount) & 255;
    to += 1;
  }
  const isCanonical = (bits & ((1 << bitCount) - 1)) === 0;
  return isCanonical ? out : null;
}

/** Beyond the end stands 0, as the notation pads. */
function byteAt(bytes: Uint8Array, index: number): number {
  return bytes[index] ?? 0;
}
