import type { ChoiceItem } from "#domain/exam/exam.ts";
import type { ResponseState } from "#domain/exam/response-state.ts";
import { toNormalText } from "#domain/model-run/normal-text.ts";

/** Letters found in a text, sorted, and whether they are a selection. They are empty unless the text is nothing but letters. */
export interface SelectionReading {
  readonly state: ResponseState;
  readonly letters: readonly string[];
}

// Letters of other scripts that look like A–J.
const LOOK_ALIKES = "АВСЕНІЈасеіјΑΒΕΗΙ";
const LATIN = "ABCEHIJACEIJABEHI";
// A slash, a hyphen or a bar may mean "or" and "to": they are no separators.
const SEPARATORS = /[\s,;、.。()<>[\]{}"'“”*$&]+|\band\b|[和与及]/gi;

/**
 * Reads a selection out of a text that is wholly option letters: any case, full-width, look-alikes, with spaces and separators, in brackets.
 * States: `ok`; `no_answer` (blank); `out_of_range` (a letter the item does not offer); `multiple_for_single`; `ambiguous` (anything
 * else, a repeated letter too: words are never searched for letters).
 */
export function readSelection(raw: string, item: Pick<ChoiceItem, "kind" | "options">): SelectionReading {
  const text = toNormalText(raw);
  if (text === "") return { state: "no_answer", letters: [] };
  const letters = toLetters(text);
  if (letters === null) return { state: "ambiguous", letters: [] };
  const offered = item.options.map((option) => option.letter);
  if (!letters.every((letter) => offered.includes(letter))) return { state: "out_of_range", letters };
  return { state: item.kind === "single-choice" && letters.length > 1 ? "multiple_for_single" : "ok", letters };
}

function toLetters(text: string): readonly string[] | null {
  const bare = text
    .replace(/&[lg]t;/g, " ")
    .replace(/[\u0370-\u04FF]/g, (sign) => LATIN.charAt(LOOK_ALIKES.indexOf(sign)) || sign)
    .replace(SEPARATORS, "")
    .toUpperCase();
  const letters = [...bare].sort();
  const isSet = new Set(letters).size === letters.length;
  return /^[A-J]{1,10}$/.test(bare) && isSet ? letters : null;
}
