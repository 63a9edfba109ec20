import { CODE_ALPHABET, hasRightCheck, normaliseCode } from "#domain/study/code-alphabet.ts";

/** The code that opens the study's pack at one site: read out there when the exam is to begin. */
export interface StartCode {
  readonly site: string;
  /** As `createStartCode` writes it. */
  readonly code: string;
}

/** Eleven characters and the check character, in groups of four. */
export const START_CODE = { length: 12, groupLength: 4 } as const;
const SHAPE = new RegExp(`^[${CODE_ALPHABET}]{4}-[${CODE_ALPHABET}]{4}-[${CODE_ALPHABET}]{4}$`);

/** True for a code exactly as `createStartCode` writes it, check character included. Normalise what a person typed first. */
export function isStartCode(code: string): boolean {
  return SHAPE.test(code) && hasRightCheck(code.replaceAll("-", ""));
}

/** What a person typed, as `normaliseCode` reads it: `Q7K3-HT2C-W9MX` for any way of writing it. */
export function normaliseStartCode(typed: string): string {
  return normaliseCode(typed, START_CODE.length, START_CODE.groupLength);
}
