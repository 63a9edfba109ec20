import type { Exam, Item } from "#domain/exam/exam.ts";
import { completenessOf, type Response } from "#domain/exam/response.ts";
import type { Sitting } from "#domain/sitting/sitting.ts";

/** What the navigator and the review page call an item. "unseen" is an unanswered item that was never on screen. */
export const ITEM_STATES = ["answered", "half-answered", "unanswered", "unseen"] as const;
/** One of the four states. */
export type ItemState = (typeof ITEM_STATES)[number];

/** Where one item stands. */
export interface ItemProgress {
  readonly item: Item;
  /** Place in the exam, from 1. */
  readonly number: number;
  readonly state: ItemState;
  readonly flagged: boolean;
  /** What a half-answered item lacks. */
  readonly missing: "error-types" | "intervention" | null;
}

/** Where every item stands, in exam order. */
export function itemProgress(exam: Exam, sitting: Sitting): readonly ItemProgress[] {
  return exam.items.map((item, index) => {
    const response = sitting.responses.get(item.id);
    const state = stateOf(response, sitting.visited.has(item.id));
    return { item, number: index + 1, state, flagged: sitting.flagged.has(item.id), missing: missingOf(state, response) };
  });
}

/** How many items are in each state, and how many are flagged. */
export function countProgress(progress: readonly ItemProgress[]): Readonly<Record<ItemState | "flagged", number>> {
  const count = (state: ItemState) => progress.filter((entry) => entry.state === state).length;
  return {
    answered: count("answered"),
    "half-answered": count("half-answered"),
    unanswered: count("unanswered"),
    unseen: count("unseen"),
    flagged: progress.filter((entry) => entry.flagged).length,
  };
}

function stateOf(response: Response | undefined, seen: boolean): ItemState {
  const completeness = completenessOf(response);
  return completeness === "unanswered" && !seen ? "unseen" : completeness;
}

function missingOf(state: ItemState, response: Response | undefined): ItemProgress["missing"] {
  if (state !== "half-answered" || response?.kind !== "short-answer") return null;
  return response.errorTypes.length > 0 ? "intervention" : "error-types";
}
