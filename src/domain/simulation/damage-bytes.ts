/** The first 60 % of a file: what a stick pulled out too early leaves. */
export function truncated(bytes: Uint8Array): Uint8Array {
  return bytes.slice(0, Math.floor(bytes.length * 0.6));
}

/** A copy with one letter far behind the middle replaced: in a sealed submission that is ciphertext, so the file reads but its seal does not hold. */
export function withEditedByte(bytes: Uint8Array): Uint8Array {
  const at = Math.floor(bytes.length * 0.8);
  const edited = Uint8Array.from(bytes);
  edited[at] = edited[at] === LETTER_A ? LETTER_A + 1 : LETTER_A;
  return edited;
}

const LETTER_A = 65;
