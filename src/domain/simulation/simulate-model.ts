import type { ModelRun } from "#domain/model-run/model-run.ts";
import type { ItemTraits } from "#domain/simulation/item-traits.ts";
import { writeModelOutput, type ReviewNames } from "#domain/simulation/model-output.ts";
import { respond } from "#domain/simulation/respond.ts";
import type { VirtualModel } from "#domain/simulation/traits.ts";
import type { TruePoints } from "#domain/simulation/true-points.ts";
import { createRng } from "#lib/rng.ts";

/** A made-up model's outputs with what its texts truly hold. */
export interface SimulatedRun {
  readonly run: Omit<ModelRun, "fileName">;
  readonly truePoints: TruePoints;
}

/** One run of a made-up model. The same seed gives the same run. */
export function simulateModel(
  model: VirtualModel,
  items: readonly ItemTraits[],
  context: { readonly names: ReviewNames; readonly seed: string },
): SimulatedRun {
  const { names, seed } = context;
  const rng = createRng(`${seed}/run/${model.model}`);
  const given = items.map((item) => respond({ traits: model.traits, writing: model.writing, seed }, item, rng));
  const outputs = given.flatMap(({ itemId, response }) => {
    const raw = writeModelOutput(model, response, { names, rng });
    return raw === null ? [] : [{ itemId, raw }];
  });
  return { run: { model: model.model, outputs }, truePoints: new Map(given.map(({ itemId, hitPointIds }) => [itemId, hitPointIds])) };
}
