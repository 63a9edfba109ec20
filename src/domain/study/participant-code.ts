import { CODE_ALPHABET, drawCharacters, hasRightCheck, inGroups, normaliseCode, withCheckCharacter } from "#domain/study/code-alphabet.ts";
import type { Rng } from "#lib/rng.ts";

const LETTER_COUNT = 21;
const LENGTH = 6;
const GROUP_LENGTH = 4;
const SHAPE = new RegExp(`^[${CODE_ALPHABET.slice(0, LETTER_COUNT)}][${CODE_ALPHABET}]{3}-[${CODE_ALPHABET}]{2}$`);

/**
 * A participant's code such as `P7K3-QH`: a letter first, so that no spreadsheet reads a number or a date, and a check character
 * last. 21 · 29⁴ ≈ 14.9 million codes; uniqueness within a roster is the caller's.
 */
export function createParticipantCode(rng: Pick<Rng, "below">): string {
  const letter = CODE_ALPHABET.charAt(rng.below(LETTER_COUNT));
  return inGroups(withCheckCharacter(letter + drawCharacters(LENGTH - 2, rng)), GROUP_LENGTH);
}

/** True for a code exactly as `createParticipantCode` writes it, check character included. Normalise what a person typed first. */
export function isParticipantCode(code: string): boolean {
  return SHAPE.test(code) && hasRightCheck(code.replace("-", ""));
}

/** What a person typed, as `normaliseCode` reads it: `P7K3-QH` for any way of writing it. */
export function normaliseParticipantCode(typed: string): string {
  return normaliseCode(typed, LENGTH, GROUP_LENGTH);
}
