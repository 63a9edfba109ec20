import { expect, test } from "vitest";
import type { ModelRun } from "#domain/model-run/model-run.ts";
import { fromModelRun } from "#domain/submission/from-model-run.ts";
import { choiceItem, shortAnswerItem, smallExam } from "../../../support/small-study.ts";

const exam = smallExam([choiceItem("a1", "single-choice"), choiceItem("b1", "multiple-choice"), shortAnswerItem("c1")]);
const study = { studyId: "study", simulated: false };
const run: ModelRun = {
  model: "m",
  fileName: "run.json",
  outputs: [
    { itemId: "c1", raw: "Problem Type: Off-label Use\nIntervention: m²" },
    { itemId: "b1", raw: "A, F" },
  ],
};

test("every item of the exam has a response with its state, raw text verbatim", () => {
  const intervention = { kind: "short-answer", errorTypes: ["T14"], unknownTypes: [], noProblem: false, intervention: "m²" };
  expect(fromModelRun(exam, study, run).responses).toEqual([
    { itemId: "a1", response: null, state: "no_answer", raw: null },
    { itemId: "b1", response: null, state: "out_of_range", raw: "A, F" },
    { itemId: "c1", response: intervention, state: "ok", raw: "Problem Type: Off-label Use\nIntervention: m²" },
  ]);
});

test("the same run from another file is the same submission; another output is another one", () => {
  const id = fromModelRun(exam, study, run).submissionId;
  expect(fromModelRun(exam, study, { ...run, fileName: "copy.csv", outputs: [...run.outputs].reverse() }).submissionId).toBe(id);
  expect(fromModelRun(exam, study, { ...run, outputs: [{ itemId: "b1", raw: "A" }] }).submissionId).not.toBe(id);
  expect(fromModelRun(exam, study, { ...run, model: "n" }).submissionId).not.toBe(id);
});
