import { describe, expect, it } from "vitest";
import { ERROR_TYPES } from "#domain/exam/error-type.ts";
import { truncated, withEditedByte } from "#domain/simulation/damage-bytes.ts";
import { drawItemTraits } from "#domain/simulation/item-traits.ts";
import type { ReviewNames } from "#domain/simulation/model-output.ts";
import { simulateModel } from "#domain/simulation/simulate-model.ts";
import { drawModels } from "#domain/simulation/virtual-models.ts";
import { fromModelRun } from "#domain/submission/from-model-run.ts";
import { errorTypes as en } from "#texts/en/error-types.ts";
import { errorTypes as zh } from "#texts/zh/error-types.ts";
import { pilotExam, pilotKey } from "../../../support/pilot-package.ts";

const exam = pilotExam();
const key = pilotKey();
const NAMES: ReviewNames = {
  errorTypes: Object.fromEntries(ERROR_TYPES.map((type) => [type, { en: en[type].name, zh: zh[type].name }])) as ReviewNames["errorTypes"],
  noProblem: { en: en.NONE.name, zh: zh.NONE.name },
};

/** Runs of all eight models under many seeds. */
const runs = Array.from({ length: 30 }, (_, number) => String(number)).flatMap((seed) => {
  const items = drawItemTraits(exam, key, seed);
  return drawModels(8, seed).map((model) => {
    const { run, truePoints } = simulateModel(model, items, { names: NAMES, seed });
    return {
      model: run.model,
      run,
      truePoints,
      submission: fromModelRun(exam, { studyId: "s", simulated: true }, { ...run, fileName: "f" }),
    };
  });
});

function rightRatio(model: string): number {
  const responses = runs.filter((run) => run.model === model).flatMap(({ submission }) => submission.responses.slice(0, 8));
  const right = responses.filter(({ response, itemId }) => {
    const itemKey = key.items.find((item) => item.id === itemId);
    return response?.kind === "choice" && itemKey?.kind === "choice" && response.letters.join() === itemKey.letters.join();
  });
  return right.length / responses.length;
}

describe("simulateModel", () => {
  it("writes text that is mostly read, and now and then in every way it cannot be", () => {
    const states = runs.flatMap(({ submission }) => submission.responses.map(({ state }) => state));
    const share = (state: string): number => states.filter((each) => each === state).length / states.length;
    expect(share("ok") + share("no_problem")).toBeGreaterThan(0.8);
    for (const state of ["ambiguous", "out_of_range", "no_answer", "no_problem"]) expect(share(state), state).toBeGreaterThan(0);
  });

  it("makes eight models of falling strength", () => {
    const [first, fourth, last] = [rightRatio("sim-model-1"), rightRatio("sim-model-4"), rightRatio("sim-model-8")];
    expect(first).toBeGreaterThan(fourth);
    expect(fourth).toBeGreaterThan(last);
  });

  it("keeps the text of a read review as it was composed, so that its points are true", () => {
    const read = runs.flatMap(({ submission, truePoints }) =>
      submission.responses.flatMap(({ itemId, response }) =>
        response?.kind === "short-answer" && !response.noProblem ? [{ response, points: truePoints.get(itemId) ?? [] }] : [],
      ),
    );
    const withPoints = read.filter(({ points }) => points.length > 0);
    expect(withPoints.length).toBeGreaterThan(read.length / 2);
    expect(withPoints.every(({ response }) => response.intervention.trim() !== "")).toBe(true);
  });

  it("gives the same run for the same seed", () => {
    const items = drawItemTraits(exam, key, "0");
    const [model] = drawModels(1, "0");
    expect(simulateModel(model ?? expect.fail("no model"), items, { names: NAMES, seed: "0" }).run).toEqual(runs[0]?.run);
  });
});

describe("drawModels", () => {
  it("refuses counts it cannot make", () => {
    for (const count of [-1, 1.5, 9]) expect(() => drawModels(count, "1")).toThrow("drawModels");
    expect(drawModels(0, "1")).toEqual([]);
  });
});

describe("damaged files", () => {
  it("cuts a file short and changes one byte, leaving the original alone", () => {
    const bytes = Uint8Array.from({ length: 100 }, (_, index) => index);
    expect(truncated(bytes)).toEqual(bytes.slice(0, 60));
    const edited = withEditedByte(bytes);
    expect([...edited].filter((byte, index) => byte !== bytes[index])).toHaveLength(1);
    expect(withEditedByte(edited)).not.toEqual(edited);
    expect(bytes).toEqual(Uint8Array.from({ length: 100 }, (_, index) => index));
  });
});
