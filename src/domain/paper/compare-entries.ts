import type { Exam } from "#domain/exam/exam.ts";
import type { Response } from "#domain/exam/response.ts";
import { tidyResponse, type PaperEntry, type PaperResponse, type PaperSheet, type SettledResponse } from "#domain/paper/paper-sheet.ts";
import { canonicalJson } from "#lib/json.ts";

/** One item in two entries, tidied; null for a blank. */
export interface ComparedItem {
  readonly itemId: string;
  readonly first: Response | null;
  readonly second: Response | null;
  readonly agrees: boolean;
  /** What was settled; null where nothing was, and where there is nothing to settle. */
  readonly settled: SettledResponse | null;
}

/** How far a participant's paper sheet has come. */
export type PaperProgress =
  | { readonly phase: "first" | "second" }
  /** Both entries are finished: every item in exam order. */
  | { readonly phase: "compared"; readonly items: readonly ComparedItem[]; readonly agreedCount: number; readonly openCount: number };

/**
 * Whose turn it is, or, once both entries are finished, the two item by item: `agreedCount` items agree in everything, `openCount`
 * disagreements are still to be settled. An item that an entry lacks counts as blank. A settlement of an item that agrees says nothing.
 */
export function paperProgress({ first, second, settled }: PaperSheet, exam: Pick<Exam, "items">): PaperProgress {
  if (first === null || first.finishedAtMs === null) return { phase: "first" };
  if (second === null || second.finishedAtMs === null) return { phase: "second" };
  const items = exam.items.map(({ id }) => compareItem(id, { first, second, settled }));
  return {
    phase: "compared",
    items,
    agreedCount: items.filter(({ agrees }) => agrees).length,
    openCount: items.filter((item) => !item.agrees && item.settled === null).length,
  };
}

interface FinishedSheet {
  readonly first: PaperEntry;
  readonly second: PaperEntry;
  readonly settled: readonly SettledResponse[];
}

function compareItem(itemId: string, sheet: FinishedSheet): ComparedItem {
  const [first, second] = [readingOf(sheet.first.responses, itemId), readingOf(sheet.second.responses, itemId)];
  const agrees = canonicalJson(first) === canonicalJson(second);
  const settled = agrees ? undefined : sheet.settled.find((each) => each.itemId === itemId);
  return { itemId, first, second, agrees, settled: settled ?? null };
}

function readingOf(responses: readonly PaperResponse[], itemId: string): Response | null {
  return tidyResponse(responses.find((each) => each.itemId === itemId)?.response ?? null);
}

/** Items of the exam that an entry says nothing about yet: neither a response nor that it was left blank. */
export function untypedItems({ responses }: Pick<PaperEntry, "responses">, exam: Pick<Exam, "items">): readonly string[] {
  const typed = new Set(responses.map(({ itemId }) => itemId));
  return exam.items.flatMap(({ id }) => (typed.has(id) ? [] : [id]));
}
