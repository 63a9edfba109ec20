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

const failing = () => Promise.reject(new Error("planned: no network"));

test("lists what the index names and the host has, and says what is missing", async () => {
  expect(await host(whole).list()).toMatchObject({
    studies: [{ study }],
    issues: [{ code: "host-file-missing", place: { file: "studies/gone.json" } }],
  });
});

test("a host without a list offers nothing, which is no fault", async () => {
  expect(await host({}).list()).toEqual({ studies: [], issues: [] });
});

test("a list that cannot be read is a fault and not an empty offer", async () => {
  expect(await host({ "studies/index.json": json({ format: "other" }) }).list()).toMatchObject({
    studies: [],
    issues: [{ code: "file-format", place: { file: "studies/index.json" } }],
  });
  await expect(hostExamSource({ read: failing }).list()).rejects.toThrow("no network");
});

test("a study that does not come keeps no other one back", async () => {
  const files: Readonly<Record<string, Uint8Array>> = whole;
  const source = hostExamSource({ read: async (path) => (path.includes("gone") ? failing() : (files[path] ?? null)) });
  expect(await source.list()).toMatchObject({ studies: [{ study }], issues: [{ code: "host-file-missing" }] });
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
