import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { acceptModelRuns, readModelRuns } from "#workflows/import-model-run.ts";
import type { WorkspaceStore } from "#workflows/ports/workspace-store.ts";
import { codesOf } from "../../support/codes-of.ts";
import { demoContext, openDemo } from "../../support/open-demo.ts";
import { pilotExam } from "../../support/pilot-package.ts";
import { simulatedStudy } from "../../support/simulated-study.ts";

const exam = pilotExam();
let files: ReadonlyMap<string, Uint8Array>;
let store: WorkspaceStore;
beforeAll(async () => {
  files = await simulatedStudy("models", { participantsByRank: [1, 1, 1], modelCount: 2 });
}, 60_000);
beforeEach(async () => {
  store = await openDemo(files);
});

function jsonFile(value: unknown, name = "runs.json"): NamedBytes {
  return { name, bytes: new TextEncoder().encode(JSON.stringify(value)) };
}

async function read(file: NamedBytes) {
  return readModelRuns({ studyId: "demo", file, nowMs: 3 }, store);
}

describe("readModelRuns", { timeout: 60_000 }, () => {
  it("previews each model's states and gaps and stores nothing", async () => {
    const before = await store.load("demo");
    const preview = await read(jsonFile({ "model-x": { A01: "C", A02: "maybe D", A03: "Z", B01: "A, C, E" } }));
    const value = preview.ok ? preview.value : expect.fail(JSON.stringify(preview.error));
    expect(value.models).toHaveLength(1);
    expect(value.models[0]).toMatchObject({
      model: "model-x",
      missingCount: exam.items.length - 4,
      states: { ok: 2, no_answer: exam.items.length - 4 },
    });
    expect(Object.values(value.models[0]?.states ?? {}).reduce((sum, count) => sum + count, 0)).toBe(exam.items.length);
    expect(value.warnings.map((issue) => issue.code)).toEqual(["model-items-missing"]);
    expect(await store.load("demo")).toEqual(before);
  });

  it("takes the runs in when they are accepted, raw text verbatim", async () => {
    const preview = await read(jsonFile([{ id: "A01", model: "model-x", output: "  Ｃ \n" }]));
    await acceptModelRuns("demo", preview.ok ? preview.value : expect.fail("issues"), store);
    const added = (await demoContext(store)).workspace.collected.at(-1);
    expect(added).toMatchObject({
      fileName: "runs.json",
      collectedAtMs: 3,
      verdict: "sound",
      submission: { simulated: true, source: { kind: "model", model: "model-x" } },
    });
    expect(added?.submission.responses[0]).toEqual({
      itemId: "A01",
      raw: "  Ｃ \n",
      state: "ok",
      response: { kind: "choice", letters: ["C"] },
    });
  });

  it("warns of a run that is held, even from another file, and keeps it once", async () => {
    const csv = { name: "again.csv", bytes: files.get("model-results.csv") ?? expect.fail("no csv") };
    const preview = await read(csv);
    const value = preview.ok ? preview.value : expect.fail(JSON.stringify(preview.error));
    expect(value.warnings.filter((issue) => issue.code === "model-run-again")).toHaveLength(2);
    const before = await store.load("demo");
    await acceptModelRuns("demo", value, store);
    expect(await store.load("demo")).toEqual(before);
  });

  it("refuses a second, different run of a model and the whole file with it", async () => {
    const result = await read(jsonFile({ "sim-model-1": { A01: "B" }, "model-new": { A01: "C" } }));
    expect(codesOf(result)).toEqual(["model-run-second"]);
  });

  it("refuses unknown items and hostile members with their path", async () => {
    expect(codesOf(await read(jsonFile({ m: { A01: "C", Z99: "A" } })))).toEqual(["model-item-unknown"]);
    expect(codesOf(await read({ name: "x.json", bytes: new TextEncoder().encode('{"__proto__":{"A01":"C"}}') }))).toEqual([
      "json-forbidden-key",
    ]);
  });
});
