import { CODE_ALPHABET, inGroups, normaliseCode } from "#domain/study/code-alphabet.ts";
import { drawCharacters } from "#domain/study/create-codes.ts";
import type { Rng } from "#lib/rng.ts";

/** The fewest characters of a passphrase that a person thinks up. */
export const PASSPHRASE_MIN_LENGTH = 12;
const MIN_DIFFERENT = 6;
const MADE_LENGTH = 16;
const GROUP_LENGTH = 4;
const MADE_SHAPE = new RegExp(`^([${CODE_ALPHABET}]{${GROUP_LENGTH}}-){3}[${CODE_ALPHABET}]{${GROUP_LENGTH}}$`);

/** Why a passphrase is not taken. "uniform": too few different characters. */
export type PassphraseFault = "short" | "uniform";

/**
 * A passphrase such as `Q7K3-HT2C-W9MX-4BDF`: 16 drawn characters, 29¹⁶, 77.7 bits. For a real study the generator must draw from real
 * randomness.
 */
export function createPassphrase(rng: Pick<Rng, "below">): string {
  return inGroups(drawCharacters(MADE_LENGTH, rng), GROUP_LENGTH);
}

/**
 * What a person typed, as it is stretched: full-width characters as half-width ones, white space at the ends taken off and within as one
 * space. One that `createPassphrase` could have made is the same however it is written: small letters, without dashes, with spaces.
 */
export function normalisePassphrase(typed: string): string {
  const made = normaliseCode(typed, MADE_LENGTH, GROUP_LENGTH);
  return MADE_SHAPE.test(made) ? made : typed.normalize("NFKC").trim().replace(/\s+/gu, " ");
}

/** What makes a passphrase too easy to guess; null for one that is taken. It is judged as `normalisePassphrase` reads it. */
export function passphraseFault(typed: string): PassphraseFault | null {
  const characters = [...normalisePassphrase(typed)];
  if (characters.length < PASSPHRASE_MIN_LENGTH) return "short";
  return new Set(characters).size < MIN_DIFFERENT ? "uniform" : null;
}
