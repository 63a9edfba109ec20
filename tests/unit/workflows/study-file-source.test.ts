import { expect, test } from "vitest";
import type { Study } from "#domain/study/study.ts";
import { hostExamSource } from "#workflows/host-exam-source.ts";
import { openStudyFile, withOpened } from "#workflows/study-file-source.ts";
import { codesOf } from "../../support/codes-of.ts";
import { studyOf } from "../../support/exam-machine.ts";
import { deadStudyFile } from "../../support/study-file.ts";

const hosted: Study = { ...studyOf(60_000), studyId: "hosted", publicKey: "B".repeat(87) };
const index = { format: "rxbaseline-study-index", formatVersion: 1, studies: ["hosted"] };
const files: Readonly<Record<string, Uint8Array>> = {
  "studies/index.json": new TextEncoder().encode(JSON.stringify(index)),
  "studies/hosted.json": deadStudyFile(hosted),
};
const host = hostExamSource({ read: async (path) => files[path] ?? null });

function opened(study: Study) {
  const file = openStudyFile({ name: "a-study.json", bytes: deadStudyFile(study) });
  if (!file.ok) throw new Error("the study under test does not open");
  return file.value;
}

test("a study opened from a file stands before those of the host and loads without it", async () => {
  const source = withOpened([opened({ ...hosted, studyId: "own" })], host);
  expect((await source.list()).studies.map(({ study }) => study.studyId)).toEqual(["own", "hosted"]);
  expect(await source.load("own")).toMatchObject({ ok: true, value: { study: { studyId: "own" } } });
  expect(await source.load("hosted")).toMatchObject({ ok: true, value: { study: hosted } });
  expect(codesOf(await source.load("none"))).toEqual(["host-file-missing"]);
});

test("a file takes the place of the host's study of the same id", async () => {
  const longer = { ...hosted, durationMs: 120_000 };
  const source = withOpened([opened(longer)], host);
  expect(await source.list()).toMatchObject({ studies: [{ study: { durationMs: 120_000 } }] });
  expect(await source.load("hosted")).toMatchObject({ ok: true, value: { study: { durationMs: 120_000 } } });
});

test("a file is on offer whatever is wrong with the host", async () => {
  const own = opened({ ...hosted, studyId: "own" });
  const silent = hostExamSource({ read: () => Promise.reject(new Error("planned: no network")) });
  expect(await withOpened([own], silent).list()).toEqual({ studies: [own], issues: [] });
  const broken = hostExamSource({ read: async () => new Uint8Array() });
  expect(await withOpened([own], broken).list()).toEqual({ studies: [own], issues: [] });
});

test.each([
  ["an empty file", new Uint8Array(), "file-empty"],
  ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xff]), "text-encoding"],
  ["JSON of somebody else", new TextEncoder().encode("[1]"), "file-not-object"],
  ["the office file", new TextEncoder().encode('{"format":"rxbaseline-office","formatVersion":1}'), "file-format"],
  ["a newer study file", new TextEncoder().encode('{"format":"rxbaseline-study","formatVersion":99}'), "file-version-newer"],
  ["a damaged study file", deadStudyFile({ ...hosted, publicKey: "?" }), "hosted-study-damaged"],
])("%s is refused with its name", (_what, bytes, code) => {
  expect(openStudyFile({ name: "given.json", bytes })).toMatchObject({ ok: false, error: [{ code, place: { file: "given.json" } }] });
});
