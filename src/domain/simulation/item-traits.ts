import { keyOf, type AnswerKey, type ItemKey } from "#domain/exam/answer-key.ts";
import { ERROR_TYPES, isErrorType, type ErrorType } from "#domain/exam/error-type.ts";
import type { Exam, Item } from "#domain/exam/exam.ts";
import { logit } from "#domain/simulation/chance.ts";
import { createRng, shuffled, type Rng } from "#lib/rng.ts";

/** What an item does to whoever meets it: shared by all, which is why wrong responses resemble each other. */
export interface ItemTraits {
  readonly item: Item;
  readonly key: ItemKey;
  /** Where the item stands in the exam, 0 first … 1 last. */
  readonly positionRatio: number;
  /** Logits. */
  readonly difficulty: number;
  /** Slope of the response curve, around 1. */
  readonly discrimination: number;
  /** How tempting each option is, logits; empty for a short-answer item. */
  readonly pullByLetter: ReadonlyMap<string, number>;
  /** Error types that are not there but come to mind, the most tempting first; empty for a choice item. */
  readonly lures: readonly ErrorType[];
}

/** Draws the traits of all items in exam order. The key's guess of the difficulty sets the middle. */
export function drawItemTraits(exam: Exam, key: AnswerKey, seed: string): readonly ItemTraits[] {
  return exam.items.map((item, index) => {
    const itemKey = keyOf(key, item.id);
    const rng = createRng(`${seed}/item/${item.id}`);
    return {
      item,
      key: itemKey,
      positionRatio: index / Math.max(1, exam.items.length - 1),
      difficulty: 0.35 * rng.normal() - logit(itemKey.difficultyGuessRatio),
      discrimination: Math.exp(0.25 * rng.normal()),
      pullByLetter: item.kind === "short-answer" ? new Map() : new Map(item.options.map(({ letter }) => [letter, rng.normal()])),
      lures: itemKey.kind === "choice" ? [] : drawLures(itemKey, rng),
    };
  });
}

/** How much easier an item is at one site than elsewhere, logits: the testlet a shared formulary makes. */
export function siteShift(itemId: string, site: string | null, seed: string): number {
  return site === null ? 0 : 0.3 * createRng(`${seed}/site-item/${site}/${itemId}`).normal();
}

/** For a clean item the lures its author named come first. */
function drawLures(key: Extract<ItemKey, { kind: "short-answer" }>, rng: Rng): readonly ErrorType[] {
  const named = [...(key.whyClean?.en.matchAll(/T\d\d/g) ?? [])].map(([code]) => code).filter(isErrorType);
  return [...new Set<ErrorType>([...named, ...shuffled(ERROR_TYPES, rng)])].filter((type) => !key.errorTypes.includes(type)).slice(0, 3);
}
