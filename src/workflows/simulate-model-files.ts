import { ERROR_TYPES } from "#domain/exam/error-type.ts";
import type { ItemTraits } from "#domain/simulation/item-traits.ts";
import type { ReviewNames } from "#domain/simulation/model-output.ts";
import { simulateModel, type SimulatedRun } from "#domain/simulation/simulate-model.ts";
import { drawModels } from "#domain/simulation/virtual-models.ts";
import { writeCsv } from "#formats/csv.ts";
import { writeJsonFile } from "#formats/json-file.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { errorTypes as namesEn } from "#texts/en/error-types.ts";
import { errorTypes as namesZh } from "#texts/zh/error-types.ts";

const NAMES: ReviewNames = {
  errorTypes: Object.fromEntries(
    ERROR_TYPES.map((type) => [type, { en: namesEn[type].name, zh: namesZh[type].name }]),
  ) as ReviewNames["errorTypes"], // one entry a type by construction
  noProblem: { en: namesEn.NONE.name, zh: namesZh.NONE.name },
};

/** One run of each of the first `count` made-up models. */
export function simulateRuns(count: number, items: readonly ItemTraits[], seed: string): readonly SimulatedRun[] {
  return drawModels(count, seed).map((model) => simulateModel(model, items, { names: NAMES, seed }));
}

/** The runs in two files, one in each of the JSON forms that are read. Without a run, no file. */
export function toModelFiles(runs: readonly SimulatedRun[]): readonly NamedBytes[] {
  const half = Math.ceil(runs.length / 2);
  const files = [
    { name: "models/sim-models-list.json", bytes: writeJsonFile(toList(runs.slice(0, half))), runCount: half },
    { name: "models/sim-models-map.json", bytes: writeJsonFile(toMap(runs.slice(half))), runCount: runs.length - half },
  ];
  return files.filter(({ runCount }) => runCount > 0).map(({ name, bytes }) => ({ name, bytes }));
}

/** All runs in one JSON file and in one table with a column a model. */
export function toModelResults(runs: readonly SimulatedRun[], items: readonly ItemTraits[]): readonly NamedBytes[] {
  const rows = items.map(({ item }) => [
    item.id,
    ...runs.map(({ run }) => run.outputs.find(({ itemId }) => itemId === item.id)?.raw ?? null),
  ]);
  return [
    { name: "model-results.json", bytes: writeJsonFile(toList(runs)) },
    { name: "model-results.csv", bytes: writeCsv([["item", ...runs.map(({ run }) => run.model)], ...rows]) },
  ];
}

function toList(runs: readonly SimulatedRun[]): readonly object[] {
  return runs.flatMap(({ run }) => run.outputs.map(({ itemId, raw }) => ({ id: itemId, model: run.model, output: raw })));
}

function toMap(runs: readonly SimulatedRun[]): object {
  return Object.fromEntries(runs.map(({ run }) => [run.model, Object.fromEntries(run.outputs.map(({ itemId, raw }) => [itemId, raw]))]));
}
