import { CODE_ALPHABET, hasRightCheck, normaliseCode } from "#domain/study/code-alphabet.ts";

/** The letters of the alphabet stand before its digits. */
const LETTER_COUNT = 21;
/** A letter, four characters and the check character, in groups of four. */
export const PARTICIPANT_CODE = { letterCount: LETTER_COUNT, length: 6, groupLength: 4 } as const;
const SHAPE = new RegExp(`^[${CODE_ALPHABET.slice(0, LETTER_COUNT)}][${CODE_ALPHABET}]{3}-[${CODE_ALPHABET}]{2}$`);

/** True for a code exactly as `createParticipantCode` writes it, check character included. Normalise what a person typed first. */
export function isParticipantCode(code: string): boolean {
  return SHAPE.test(code) && hasRightCheck(code.replace("-", ""));
}

/** What a person typed, as `normaliseCode` reads it: `P7K3-QH` for any way of writing it. */
export function normaliseParticipantCode(typed: string): string {
  return normaliseCode(typed, PARTICIPANT_CODE.length, PARTICIPANT_CODE.groupLength);
}
