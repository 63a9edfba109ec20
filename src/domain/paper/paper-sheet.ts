import { ERROR_TYPES } from "#domain/exam/error-type.ts";
import type { Item } from "#domain/exam/exam.ts";
import type { Response } from "#domain/exam/response.ts";
import { toPrintableText } from "#lib/printable-text.ts";

/** Longest initials, in UTF-16 units. */
export const MAX_INITIALS_LENGTH = 8;

/** What stands on a participant's sheet for one item; null where it was left blank. */
export interface PaperResponse {
  readonly itemId: string;
  readonly response: Response | null;
}

/** One person's reading of a participant's sheet. Once it is finished it is not changed any more. */
export interface PaperEntry {
  readonly part: "first" | "second";
  /** The participant's code. */
  readonly code: string;
  /** Initials of whoever types. */
  readonly by: string;
  /** Items typed so far, in any order, each once. */
  readonly responses: readonly PaperResponse[];
  /** UTC epoch ms. */
  readonly changedAtMs: number;
  /** null while it is being typed. */
  readonly finishedAtMs: number | null;
}

/** What was settled between the two entries after looking at the sheet again. */
export interface PaperSettlement {
  readonly part: "settled";
  /** The participant's code. */
  readonly code: string;
  /** Items settled so far, each once. */
  readonly settled: readonly SettledResponse[];
  /** UTC epoch ms. */
  readonly changedAtMs: number;
}

/** The right reading of one item, who said so, and when (UTC epoch ms). */
export interface SettledResponse extends PaperResponse {
  readonly by: string;
  readonly atMs: number;
}

/** One part of the record of a participant's paper sheet: a code has at most one of each. */
export type PaperPart = PaperEntry | PaperSettlement;

/** The parts of one participant's sheet. */
export interface PaperSheet {
  readonly first: PaperEntry | null;
  readonly second: PaperEntry | null;
  readonly settled: readonly SettledResponse[];
}

/** The parts under one code, put together. */
export function paperSheetOf(parts: readonly PaperPart[], code: string): PaperSheet {
  const own = parts.filter((part) => part.code === code);
  const entryOf = (name: PaperEntry["part"]): PaperEntry | null => own.find((part): part is PaperEntry => part.part === name) ?? null;
  const settlement = own.find((part): part is PaperSettlement => part.part === "settled");
  return { first: entryOf("first"), second: entryOf("second"), settled: settlement?.settled ?? [] };
}

/** Whether a part may stand in the place of the one held: an entry stays that of whoever began it, and as it was finished. */
export function mayReplace(held: PaperPart, given: PaperPart): boolean {
  if (held.part === "settled" || given.part === "settled") return true;
  return held.by === given.by && held.finishedAtMs === null;
}

/** The list with an item's response in the place of the one of that item, or behind the others. */
export function withItem<T extends PaperResponse>(held: readonly T[], response: T): readonly T[] {
  return [...held.filter(({ itemId }) => itemId !== response.itemId), response];
}

/** An empty form for an item: nothing ticked, nothing written. */
export function emptyResponse({ kind }: Pick<Item, "kind">): Response {
  if (kind !== "short-answer") return { kind: "choice", letters: [] };
  return { kind: "short-answer", errorTypes: [], unknownTypes: [], noProblem: false, intervention: "" };
}

/**
 * A response as two entries are compared and as it is submitted: letters and types in their official order and each once, the intervention
 * printable, its white space single and none around it. A form with nothing in it is null, as is a blank.
 */
export function tidyResponse(response: Response | null): Response | null {
  if (response === null) return null;
  if (response.kind === "choice") {
    return response.letters.length === 0 ? null : { kind: "choice", letters: [...new Set(response.letters)].sort() };
  }
  const errorTypes = ERROR_TYPES.filter((type) => response.errorTypes.includes(type));
  const intervention = toPrintableText(response.intervention).normalize("NFC").replace(/\s+/gu, " ").trim();
  if (errorTypes.length === 0 && !response.noProblem && intervention === "") return null;
  return { ...response, errorTypes, intervention };
}

/** Initials as they are kept: printable, without white space around them, in capitals. */
export function tidyInitials(typed: string): string {
  return toPrintableText(typed).normalize("NFKC").trim().toUpperCase();
}

/** What keeps initials from standing for a person, or null: nothing typed, too long, or those of whoever made the other entry. */
export function initialsProblem(typed: string, other: string | null): "missing" | "long" | "same" | null {
  const initials = tidyInitials(typed);
  if (initials === "") return "missing";
  if (initials.length > MAX_INITIALS_LENGTH) return "long";
  return initials === other ? "same" : null;
}
