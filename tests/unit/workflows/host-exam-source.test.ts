import { expect, test } from "vitest";
import { writeStudyFile } from "#formats/study-file.ts";
import { hostExamSource } from "#workflows/host-exam-source.ts";
import type { Study } from "#domain/study/study.ts";
import { pilotExam, pilotPaperJson } from "../../support/pilot-package.ts";
import { studyOf } from "../../support/exam-machine.ts";
import { createKeyPair } from "#crypto/hpke-sealer.ts";

const exam = pilotExam();
const { publicKey } = await createKeyPair();
const study: Study = { ...studyOf(exam.durationMs), studyId: "pilot", examId: exam.examId, examHash: exam.examHash, publicKey };
const index = { format: "rxbaseline-study-index", formatVersion: 1, studies: ["pilot", "gone"] };

function json(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

function host(files: Readonly<Record<string, Uint8Array>>) {
  return hostExamSource({ read: async (path) => files[path] ?? null });
}

const whole = {
  "studies/index.json": json(index),
  "studies/pilot.json": writeStudyFile(study, "0.1.0"),
  "exams/pilot/paper.json": json(pilotPaperJson()),
};

const damaged = writeStudyFile({ ...study, durationMs: -1 }, "0.1.0");

test("lists what the index names and the host has", async () => {
  expect(await host(whole).list()).toEqual([{ study, paperUrl: "exams/pilot/paper.json" }]);
  expect(await host({}).list()).toEqual([]);
  expect(await host({ "studies/index.json": json({ format: "other" }) }).list()).toEqual([]);
});

test("loads a study with its exam", async () => {
  expect(await host(whole).load("pilot")).toEqual({ ok: true, value: { study, exam } });
});

test.each([
  ["a study that is not there", { ...whole, "studies/pilot.json": undefined }, "host-file-missing", "studies/pilot.json"],
  ["a paper that is not there", { ...whole, "exams/pilot/paper.json": undefined }, "host-file-missing", "exams/pilot/paper.json"],
  ["a paper that is no JSON", { ...whole, "exams/pilot/paper.json": json("x").subarray(1) }, "json-syntax", "exams/pilot/paper.json"],
  ["a paper of another format", { ...whole, "exams/pilot/paper.json": json(index) }, "study-exam-mismatch", "exams/pilot/paper.json"],
  ["a study with a member of another kind", { ...whole, "studies/pilot.json": damaged }, "hosted-study-damaged", "studies/pilot.json"],
  [
    "a paper other than the study's",
    { ...whole, "studies/pilot.json": writeStudyFile({ ...study, examHash: "a".repeat(64) }, "0.1.0") },
    "study-exam-mismatch",
    "exams/pilot/paper.json",
  ],
])("%s is told with its file", async (_what, files, code, file) => {
  const present = Object.fromEntries(Object.entries(files).flatMap(([path, bytes]) => (bytes === undefined ? [] : [[path, bytes]])));
  const result = await host(present).load("pilot");
  expect(result).toMatchObject({ ok: false, error: [{ code, place: { file } }] });
});
