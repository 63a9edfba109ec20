import { gzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import type { ParticipantSubmission } from "#domain/submission/submission.ts";
import { readSubmissionFile, SEALED_LIMIT_BYTES, UNPACKED_LIMIT_BYTES, unpackSubmission } from "#formats/read-submission-file.ts";
import { headerContext, packSubmission, submissionFileName, submissionHeader, writeSubmissionFile } from "#formats/submission-file.ts";
import type { Json } from "#lib/json.ts";
import type { Result } from "#lib/result.ts";
import { changeJson } from "../../support/change-json.ts";
import { choice, shortAnswer } from "../../support/sitting-facts.ts";
import { submissionOfRecord, wholeRecord } from "../../support/sitting-record.ts";

const NAME = "s.rxsub";
const submission = submissionOfRecord(
  wholeRecord([
    { type: "resumed", gapMs: 5, verified: true, buildId: "b1" },
    { type: "gap", gapMs: 3_000 },
    { type: "clock-back", backMs: 3_000 },
    { type: "clock-forward", forwardMs: 3_000 },
    { type: "visited", itemId: "a1" },
    { type: "flagged", itemId: "a1", flagged: true },
    { type: "responded", itemId: "a1", response: choice("B"), composing: false },
    { type: "responded", itemId: "c1", response: shortAnswer({ errorTypes: ["T01"], intervention: "减量 💊\u0000=1" }), composing: true },
  ]),
);
const header = submissionHeader(submission);
const sealed = { enc: new Uint8Array([1, 2]), ciphertext: new Uint8Array([3, 4, 5]) };

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function codes(result: Result<unknown>): string[] {
  return result.ok ? [] : result.error.map((issue) => `${issue.code} ${issue.place.path ?? ""}`.trim());
}

function unpacked(json: Json): Result<ParticipantSubmission> {
  return unpackSubmission(gzipSync(utf8(JSON.stringify(json))), header, NAME);
}

describe("the open part", () => {
  const json: Json = JSON.parse(new TextDecoder().decode(writeSubmissionFile(header, sealed)));
  const read = (value: Json) => readSubmissionFile({ name: NAME, bytes: utf8(JSON.stringify(value)) });

  test("comes back as written", () => {
    expect(readSubmissionFile({ name: NAME, bytes: writeSubmissionFile(header, sealed) })).toEqual({ ok: true, value: { header, sealed } });
  });

  test("the context covers every field of the header, in whatever order", () => {
    const changed = { ...header, simulated: true };
    expect(headerContext(changed)).not.toEqual(headerContext(header));
    const reordered = Object.fromEntries(Object.entries(header).reverse()) as typeof header;
    expect(headerContext(reordered)).toEqual(headerContext(header));
  });

  test.each([
    ["another format", "format", "rxbaseline-paper", ["file-format format"]],
    ["a newer version", "formatVersion", 2, ["file-version-newer formatVersion"]],
    ["a field that is none of ours", "note", "hi", ["field-unknown note"]],
    ["a field that is missing", "examHash", undefined, ["field-missing examHash"]],
    ["a hash that is none", "examHash", "xyz", ["field-format examHash"]],
    ["text that is no base64url", "ciphertext", "a+b=", ["submission-damaged ciphertext"]],
    ["an encapsulated key that is none", "enc", "A", ["submission-damaged enc"]],
  ])("refuses %s", (_what, path, value, expected) => {
    expect(codes(read(changeJson(json, path, value)))).toEqual(expected);
  });

  test("refuses what is cut short, hostile or far too big, and says in which file", () => {
    const text = new TextDecoder().decode(writeSubmissionFile(header, sealed));
    expect(codes(readSubmissionFile({ name: NAME, bytes: utf8(text.slice(0, -30)) }))).toEqual(["json-syntax"]);
    expect(codes(readSubmissionFile({ name: NAME, bytes: utf8(text.replace("{", '{"__proto__":{},')) }))).toEqual(["json-forbidden-key"]);
    const big = readSubmissionFile({ name: NAME, bytes: new Uint8Array(SEALED_LIMIT_BYTES + 1) });
    expect(big).toEqual({
      ok: false,
      error: [{ code: "submission-too-big", severity: "error", place: { file: NAME }, params: { limitMegabytes: 20 } }],
    });
  });
});

describe("what is sealed", () => {
  const content: Json = JSON.parse(JSON.stringify({ format: header.format, formatVersion: 1, submission }));

  test("comes back as packed, and the same submission packs to the same bytes", () => {
    expect(unpackSubmission(packSubmission(submission), header, NAME)).toEqual({ ok: true, value: submission });
    expect(packSubmission(submission)).toEqual(packSubmission(structuredClone(submission)));
    expect(unpacked(content)).toEqual({ ok: true, value: submission });
  });

  test.each([
    ["an event of an unknown type", "submission.source.events[1].fact.type", "forgiven"],
    ["time that is text", "submission.source.elapsedMs", "5"],
    ["time with fractions", "submission.source.events[2].elapsedMs", 1.5],
    ["an option letter that is none", "submission.responses[0].response.letters[0]", "b"],
    ["an error type that is none", "submission.responses[2].response.errorTypes[0]", "T99"],
    ["a response state that is none", "submission.responses[0].state", "fine"],
    ["a receipt that is none", "submission.source.receipt", "1234"],
    ["a model's run", "submission.source.kind", "model"],
    ["text of a model", "submission.responses[0].raw", "B"],
    ["a field that is none of ours", "submission.score", 100],
    ["a field that is missing", "submission.source.start.durationMs", undefined],
  ])("refuses %s, and says where", (_what, path, value) => {
    const result = unpacked(changeJson(content, path, value));
    expect(codes(result)).toHaveLength(1);
    expect(codes(result)[0]).toContain(path);
  });

  test("refuses what is no gzip data, no JSON, another format, a newer version, or hostile", () => {
    expect(codes(unpackSubmission(utf8("plain"), header, NAME))).toEqual(["submission-damaged"]);
    expect(codes(unpackSubmission(gzipSync(utf8("{")), header, NAME))).toEqual(["json-syntax"]);
    expect(codes(unpacked(changeJson(content, "format", "other")))).toEqual(["file-format format"]);
    expect(codes(unpacked(changeJson(content, "formatVersion", 7)))).toEqual(["file-version-newer formatVersion"]);
    const hostile = JSON.stringify(content).replace('"submission":{', '"submission":{"constructor":1,');
    expect(codes(unpackSubmission(gzipSync(utf8(hostile)), header, NAME))).toEqual(["json-forbidden-key"]);
  });

  test("refuses a bomb", { timeout: 60_000 }, () => {
    const member = gzipSync(new Uint8Array(UNPACKED_LIMIT_BYTES / 10));
    const bomb = Buffer.concat(Array.from({ length: 11 }, () => member));
    expect(codes(unpackSubmission(bomb, header, NAME))).toEqual(["submission-unpacked-too-big"]);
  });

  test.each([
    ["submissionId", "other"],
    ["studyId", "other"],
    ["examId", "other"],
    ["examHash", "0".repeat(64)],
    ["simulated", true],
  ] as const)("refuses a header with another %s than the submission's", (field, value) => {
    expect(codes(unpackSubmission(packSubmission(submission), { ...header, [field]: value }, NAME))).toEqual([
      `submission-header ${field}`,
    ]);
  });
});

test("the file's name says study, code and receipt, in characters any file system takes", () => {
  expect(submissionFileName(submission)).toBe(`study_P7K3-QH_${submission.source.receipt.slice(0, 4)}.rxsub`);
  const start = { ...submission.source.start, participantCode: "a/b: 甲" };
  const odd = { ...submission, source: { ...submission.source, start, receipt: "ABCD-0000-0000" } };
  expect(submissionFileName(odd)).toBe("study_a-b---_ABCD.rxsub");
});
