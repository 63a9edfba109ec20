import type { Rng } from "#lib/rng.ts";

// No look-alikes (0/O, 1/I/L, 2/Z, 5/S, 6/G, 8/B, U/V), no vowels that make words, no E that makes a number of it.
const LETTERS = "CDFHJKMNPQRTVWXY";
const SIGNS = `${LETTERS}3479`;
const LENGTH = 6;

/**
 * `count` different random codes such as `K7MQ4X`: a letter first, so that no spreadsheet takes one for a number, and nothing in them
 * that tells order or origin. 16 · 20⁵ = 51 million codes.
 */
export function blindCodes(count: number, rng: Rng): readonly string[] {
  const codes = new Set<string>();
  while (codes.size < count) {
    const signs = Array.from({ length: LENGTH - 1 }, () => SIGNS.charAt(rng.below(SIGNS.length)));
    codes.add([LETTERS.charAt(rng.below(LETTERS.length)), ...signs].join(""));
  }
  return [...codes];
}
