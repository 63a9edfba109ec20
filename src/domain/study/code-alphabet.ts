/**
 * 29 characters no one takes for another (no I, L, O, S, U, 0, 1). 29 is prime, so that a weighted sum modulo 29 with unequal
 * weights catches every single wrong character and every swap of two.
 */
export const CODE_ALPHABET = "ABCDEFGHJKMNPQRTVWXYZ23456789";
const SIZE = CODE_ALPHABET.length;

/** Whether all are characters of the alphabet and the last one fits the others. */
export function hasRightCheck(characters: string): boolean {
  const values = [...characters].map((character) => CODE_ALPHABET.indexOf(character));
  return !values.includes(-1) && values.reduce((sum, value, index) => sum + value * (index + 1), 0) % SIZE === 0;
}

/**
 * What a person typed, in a code's own notation: any case, full-width characters, spaces and dashes of any kind are accepted.
 * The result need not be a valid code: text that has not `length` characters comes back in capitals without its spaces and dashes,
 * any other in groups of `groupLength` with dashes between them.
 */
export function normaliseCode(typed: string, length: number, groupLength: number): string {
  const plain = typed
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Pc}\p{Cf}\u2212\u30FC\u00B7]/gu, "");
  return plain.length === length ? inGroups(plain, groupLength) : plain;
}

/** Characters in groups with dashes between them; the last group may be shorter. */
export function inGroups(characters: string, groupLength: number): string {
  const count = Math.ceil(characters.length / groupLength);
  return Array.from({ length: count }, (_, index) => characters.slice(index * groupLength, (index + 1) * groupLength)).join("-");
}
