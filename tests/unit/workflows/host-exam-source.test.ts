import { expect, test } from "vitest";
import type { Study } from "#domain/study/study.ts";
import { hostExamSource } from "#workflows/host-exam-source.ts";
import { studyOf } from "../../support/exam-machine.ts";
import { deadStudyFile } from "../../support/study-file.ts";

const study: Study = { ...studyOf(60_000), studyId: "pilot", publicKey: "B".repeat(87) };
const index = { format: "rxbaseline-study-index", formatVersion: 1, studies: ["pilot", "gone"] };

function json(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

function host(files: Readonly<Record<string, Uint8Array>>) {
  return hostExamSource({ read: async (path) => files[path] ?? null });
}

const whole = { "studies/index.json": json(index), "studies/pilot.json": deadStudyFile(study) };

test("lists what the index names and the host has", async () => {
  expect(await host(whole).list()).toMatchObject([{ study }]);
  expect(await host({}).list()).toEqual([]);
  expect(await host({ "studies/index.json": json({ format: "other" }) }).list()).toEqual([]);
});

test("loads a study with its exam under lock", async () => {
  expect(await host(whole).load("pilot")).toMatchObject({ ok: true, value: { study, cover: { reviewStatus: "draft" } } });
});

test.each([
  ["that is not there", {}, "host-file-missing"],
  ["of another format", { "studies/pilot.json": json(index) }, "file-format"],
  ["with a member of another kind", { "studies/pilot.json": deadStudyFile({ ...study, durationMs: -1 }) }, "hosted-study-damaged"],
])("a study %s is told with its file", async (_what, files, code) => {
  expect(await host(files).load("pilot")).toMatchObject({ ok: false, error: [{ code, place: { file: "studies/pilot.json" } }] });
});
