import { createStartCode } from "#domain/study/create-codes.ts";
import { describe, expect, test } from "vitest";
import type { StudyOffice } from "#domain/study/study.ts";
import { createRoster } from "#domain/study/create-roster.ts";
import { DEFAULT_RANKS } from "#domain/study/default-ranks.ts";
import { readOfficeFile, writeOfficeFile } from "#formats/office-file.ts";
import { readRoundFile, writeRoundFile } from "#formats/round-file.ts";
import { parseJson, type Json } from "#lib/json.ts";
import { createRng } from "#lib/rng.ts";
import { changeJson } from "../../support/change-json.ts";
import { codesOf } from "../../support/codes-of.ts";
import { textFile } from "../../support/spreadsheet.ts";
import { NO_GRANTS } from "../../support/no-grants.ts";

const study = {
  studyId: "pilot",
  title: { en: "Pilot", zh: "试点" },
  examId: "pilot",
  examHash: "e".repeat(64),
  durationMs: 60_000,
  publicKey: "A".repeat(87),
  ...NO_GRANTS,
  simulated: false,
};
const roster = createRoster([{ rankId: "senior", count: 3 }], ["Hospital A"], createRng("x"));
const startCodes = [{ site: "Hospital A", code: createStartCode(createRng("x")) }];
const office: StudyOffice = { study, privateKey: "B".repeat(43), ranks: DEFAULT_RANKS, roster, grantCodes: [], startCodes };
const entry = { code: "K7MQ4X", submissionId: "run-1", itemId: "C01", textHash: "a".repeat(64) };
const round = { roundId: "R1", grader: "Grader 甲", seed: "s", madeAtMs: 1, codebook: { entries: [entry] } };

const jsonOf = (bytes: Uint8Array): Json => {
  const json = parseJson(new TextDecoder().decode(bytes));
  if (!json.ok) throw new Error("the file under test is no JSON");
  return json.value;
};
const changed = (bytes: Uint8Array, path: string, value: Json | undefined) =>
  textFile("changed.json", JSON.stringify(changeJson(jsonOf(bytes), path, value)));

describe("office file", () => {
  const bytes = writeOfficeFile(office, "0.1.0");
  const read = (path: string, value: Json | undefined) => readOfficeFile(changed(bytes, path, value));

  test("what is written is read", () => {
    expect(readOfficeFile({ name: "office.json", bytes })).toEqual({ ok: true, value: office });
  });

  test.each<[string, string, Json | undefined]>([
    ["roster-code-invalid", "office.roster[0].code", "P7K3-QX"],
    ["roster-code-repeated", "office.roster[1].code", roster[0]?.code],
    ["roster-rank-unknown", "office.roster[2].rankId", "chief"],
    ["study-rank-repeated", "office.ranks[2].id", "senior"],
    ["start-code-invalid", "office.startCodes[0].code", "Q7K3-HT2C-W9MX"],
    ["start-code-missing", "office.startCodes", []],
    ["study-header-differs", "examId", "other"],
    ["hand-in-url-malformed", "office.study.handIn", { url: "drop box" }],
    ["hand-in-url-credentials", "office.study.handIn", { url: "https://name:word@box.example.org/" }],
    ["hand-in-url-insecure", "office.study.handIn", { url: "http://box.example.org/" }],
    ["field-missing", "office.privateKey", undefined],
  ])("%s at %s", (code, path, value) => {
    expect(codesOf(read(path, value))).toEqual([code]);
  });

  test("all issues come at once, each with its path", () => {
    const both = changeJson(changeJson(jsonOf(bytes), "office.roster[0].code", "x"), "office.roster[2].rankId", "chief");
    const result = readOfficeFile(textFile("o.json", JSON.stringify(both)));
    const places = result.ok ? [] : result.error.map((issue) => issue.place.path);
    expect(places).toEqual(["office.roster[0].code", "office.roster[2].rankId"]);
  });
});

describe("round file", () => {
  const bytes = writeRoundFile(round, { appVersion: "0.1.0", examId: "pilot", examHash: "e".repeat(64) });

  test("what is written is read", () => {
    expect(readRoundFile({ name: "round.json", bytes }, "e".repeat(64))).toEqual({ ok: true, value: round });
  });

  test("round-exam-foreign: another version of the exam", () => {
    expect(codesOf(readRoundFile({ name: "round.json", bytes }, "f".repeat(64)))).toEqual(["round-exam-foreign"]);
  });

  test("round-code-repeated: a codebook that cannot be undone", () => {
    const repeated = changed(bytes, "round.codebook.entries[1]", { ...entry, submissionId: "run-2" });
    expect(codesOf(readRoundFile(repeated, "e".repeat(64)))).toEqual(["round-code-repeated"]);
  });
});
