import type { Rng } from "#lib/rng.ts";

/**
 * 29 characters no one takes for another (no I, L, O, S, U, 0, 1). 29 is prime, so that a weighted sum modulo 29 with unequal
 * weights catches every single wrong character and every swap of two.
 */
const ALPHABET = "ABCDEFGHJKMNPQRTVWXYZ23456789";
const LETTER_COUNT = 21;
/** Inverse of the check character's weight 6 modulo 29: 6 · 5 = 30 ≡ 1. */
const INVERSE_OF_SIX = 5;
const SHAPE = new RegExp(`^[${ALPHABET.slice(0, LETTER_COUNT)}][${ALPHABET}]{3}-[${ALPHABET}]{2}$`);

/**
 * A participant's code such as `P7K3-QH`: a letter first, so that no spreadsheet reads a number or a date, and a check character
 * last. 21 · 29⁴ ≈ 14.9 million codes; uniqueness within a roster is the caller's.
 */
export function createParticipantCode(rng: Pick<Rng, "below">): string {
  const body = [rng.below(LETTER_COUNT), ...Array.from({ length: 4 }, () => rng.below(ALPHABET.length))];
  const sum = body.reduce((total, value, index) => total + value * (index + 1), 0);
  const check = ((ALPHABET.length - (sum % ALPHABET.length)) * INVERSE_OF_SIX) % ALPHABET.length;
  return withDash([...body, check].map((value) => ALPHABET.charAt(value)).join(""));
}

/** True for a code exactly as `createParticipantCode` writes it, check character included. Normalise what a person typed first. */
export function isParticipantCode(code: string): boolean {
  if (!SHAPE.test(code)) return false;
  const values = [...code.replace("-", "")].map((character) => ALPHABET.indexOf(character));
  return values.reduce((total, value, index) => total + value * (index + 1), 0) % ALPHABET.length === 0;
}

/**
 * What a person typed, in the code's own notation: any case, full-width characters, spaces and dashes of any kind are accepted.
 * The result need not be a valid code: text of another length comes back in capitals without its spaces and dashes.
 */
export function normaliseParticipantCode(typed: string): string {
  const plain = typed
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Pc}\p{Cf}\u2212\u30FC\u00B7]/gu, "");
  return plain.length === 6 ? withDash(plain) : plain;
}

function withDash(characters: string): string {
  return `${characters.slice(0, 4)}-${characters.slice(4)}`;
}
