import { describe, expect, it } from "vitest";
import { readModelRunFile } from "#formats/model-run-file.ts";
import { researcher as en } from "#texts/en/researcher.ts";
import { researcher as zh } from "#texts/zh/researcher.ts";
import { fromModelRun } from "#domain/submission/from-model-run.ts";
import { formatExamples } from "#ui/researcher/format-examples.ts";
import { pilotExam } from "../../../support/pilot-package.ts";

const exam = pilotExam();

describe.each([
  ["English", en.models.example],
  ["Chinese", zh.models.example],
])("the %s examples of accepted files", (_language, words) => {
  it.each(["list", "map", "wide", "long"] as const)("hold a %s file that is read without an error, each text for what it says", (form) => {
    const name = form === "list" || form === "map" ? "example.json" : "example.csv";
    const read = readModelRunFile({ name, bytes: new TextEncoder().encode(formatExamples(exam, words)[form]) }, exam);
    const [run] = read.ok ? read.value.runs : expect.fail(JSON.stringify(read.error));
    const given =
      run === undefined ? [] : fromModelRun(exam, { studyId: "s", simulated: false }, run).responses.filter(({ raw }) => raw !== null);
    expect(given.map(({ state }) => state)).toEqual(["ok", "ok", "ok"]);
  });
});
