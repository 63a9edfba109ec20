import type { Response } from "#domain/exam/response.ts";
import { chooseLetters } from "#domain/simulation/choose-letters.ts";
import { siteShift, type ItemTraits } from "#domain/simulation/item-traits.ts";
import { reviewPrescription } from "#domain/simulation/review-prescription.ts";
import type { Traits, WritingHabits } from "#domain/simulation/traits.ts";
import type { Rng } from "#lib/rng.ts";

/** A response with what nobody sees: whether it was hard, and which answer points its text holds. */
export interface GivenResponse {
  readonly itemId: string;
  readonly response: Response;
  /** Log-odds of getting it right; negative is hard. */
  readonly ease: number;
  /** Answer points that the intervention holds: what a perfect grader would mark. */
  readonly hitPointIds: readonly string[];
}

/** Who responds. */
export interface Responder {
  readonly traits: Traits;
  readonly writing: WritingHabits;
  readonly seed: string;
}

const MOMENT_SD = 0.5;

/**
 * One virtual response: log-odds = discrimination · (ability + area + site − fatigue · position − difficulty) + the moment.
 * All parts of a response share the moment, so that they are right or wrong together.
 */
export function respond(responder: Responder, item: ItemTraits, rng: Rng): GivenResponse {
  const { traits, writing, seed } = responder;
  const ability = traits.ability + (traits.abilityByArea.get(item.key.primaryArea) ?? 0) + siteShift(item.item.id, traits.site, seed);
  const ease = item.discrimination * (ability - traits.fatigue * item.positionRatio - item.difficulty) + MOMENT_SD * rng.normal();
  const itemId = item.item.id;
  if (item.key.kind === "choice") {
    return { itemId, response: { kind: "choice", letters: chooseLetters(item, ease, rng) }, ease, hitPointIds: [] };
  }
  return { itemId, ease, ...reviewPrescription(item.key, { lures: item.lures, traits, writing, ease }, rng) };
}
