import { CODE_ALPHABET, drawCharacters, hasRightCheck, inGroups, normaliseCode, withCheckCharacter } from "#domain/study/code-alphabet.ts";
import type { Rng } from "#lib/rng.ts";

/** The code that opens the study's pack at one site: read out there when the exam is to begin. */
export interface StartCode {
  readonly site: string;
  /** As `createStartCode` writes it. */
  readonly code: string;
}

const LENGTH = 12;
const GROUP_LENGTH = 4;
const SHAPE = new RegExp(`^[${CODE_ALPHABET}]{4}-[${CODE_ALPHABET}]{4}-[${CODE_ALPHABET}]{4}$`);

/**
 * A start code such as `Q7K3-HT2C-W9MX`: 11 drawn characters (29¹¹, 53.4 bits) and a check character last, which tells a slip of the
 * finger without trying the pack. For a real study the generator must draw from real randomness.
 */
export function createStartCode(rng: Pick<Rng, "below">): string {
  return inGroups(withCheckCharacter(drawCharacters(LENGTH - 1, rng)), GROUP_LENGTH);
}

/** True for a code exactly as `createStartCode` writes it, check character included. Normalise what a person typed first. */
export function isStartCode(code: string): boolean {
  return SHAPE.test(code) && hasRightCheck(code.replaceAll("-", ""));
}

/** What a person typed, as `normaliseCode` reads it: `Q7K3-HT2C-W9MX` for any way of writing it. */
export function normaliseStartCode(typed: string): string {
  return normaliseCode(typed, LENGTH, GROUP_LENGTH);
}
