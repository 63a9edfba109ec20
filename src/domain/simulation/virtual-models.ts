import { drawAreas } from "#domain/simulation/draw-person.ts";
import type { VirtualModel } from "#domain/simulation/traits.ts";
import { createRng } from "#lib/rng.ts";
import type { Language } from "#lib/language.ts";

/** What sets the made-up models apart: strength, manner, and how often their text cannot be read. */
const BLUEPRINTS = [
  { ability: 1.5, overReporting: 0.1, thoroughness: 0.9, unreadableRatio: 0.01, language: "en" },
  { ability: 1.1, overReporting: 0.5, thoroughness: 1.1, unreadableRatio: 0.03, language: "zh" },
  { ability: 0.8, overReporting: 0.2, thoroughness: 0.6, unreadableRatio: 0.05, language: "zh" },
  { ability: 0.5, overReporting: 0.9, thoroughness: 0.8, unreadableRatio: 0.06, language: "en" },
  { ability: 0.2, overReporting: 0.4, thoroughness: 0.3, unreadableRatio: 0.1, language: "zh" },
  { ability: -0.1, overReporting: 1.2, thoroughness: 0.5, unreadableRatio: 0.08, language: "en" },
  { ability: -0.5, overReporting: 0.6, thoroughness: 0, unreadableRatio: 0.15, language: "zh" },
  { ability: -0.9, overReporting: 1.0, thoroughness: -0.4, unreadableRatio: 0.25, language: "en" },
] as const satisfies readonly { readonly language: Language; readonly [fact: string]: number | Language }[];

/** How many made-up models there are. */
export const VIRTUAL_MODEL_LIMIT = BLUEPRINTS.length;

/**
 * The first `count` of eight made-up models, `sim-model-1` (strong) to `sim-model-8` (weak). Which disease areas suit a model depends on
 * the seed. @throws RangeError when `count` is not a whole number from 0 to 8.
 */
export function drawModels(count: number, seed: string): readonly VirtualModel[] {
  if (!Number.isInteger(count) || count < 0 || count > VIRTUAL_MODEL_LIMIT) {
    throw new RangeError(`drawModels requires a count from 0 to ${VIRTUAL_MODEL_LIMIT}, got ${count}`);
  }
  return BLUEPRINTS.slice(0, count).map(({ ability, overReporting, thoroughness, unreadableRatio, language }, index) => {
    const model = `sim-model-${index + 1}`;
    return {
      model,
      traits: {
        ability,
        abilityByArea: drawAreas(0.5, createRng(`${seed}/model/${model}`)),
        site: null,
        fatigue: 0,
        overReporting,
        thoroughness,
      },
      writing: {
        language,
        mixRatio: 0.02,
        typoRatio: 0,
        abbreviationRatio: 0.1,
        fullWidthRatio: 0,
        lineBreakRatio: 0,
        leadingSignRatio: 0,
      },
      ambiguousRatio: unreadableRatio,
      refusalRatio: unreadableRatio / 4,
      outOfRangeRatio: unreadableRatio / 4,
      missingRatio: unreadableRatio / 8,
    };
  });
}
