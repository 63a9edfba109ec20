import { describe, expect, test } from "vitest";
import { readHostedIndex, readHostedStudy } from "#formats/hosted-study.ts";
import { changeJson } from "../../support/change-json.ts";
import { codesOf } from "../../support/codes-of.ts";
import { DEAD_PACK, deadStudyFile } from "../../support/study-file.ts";
import { studyOf } from "../../support/exam-machine.ts";

const hostedStudy = { ...studyOf(1_200_000), studyId: "pilot", examHash: "a".repeat(64), publicKey: "B".repeat(87) };
const bytes = deadStudyFile(hostedStudy);
const file = (json: unknown) => ({ name: "pilot.json", bytes: new TextEncoder().encode(JSON.stringify(json)) });
const whole = JSON.parse(new TextDecoder().decode(bytes)) as Parameters<typeof changeJson>[0];

describe("a hosted study", () => {
  test("is what was written", () => {
    expect(readHostedStudy({ name: "pilot.json", bytes })).toMatchObject({
      ok: true,
      value: { study: hostedStudy, cover: { reviewStatus: "draft", sections: [] }, pack: DEAD_PACK },
    });
  });

  test.each([
    ["study.studyId", "../x"],
    ["study.examId", ""],
    ["study.examHash", "abc"],
    ["study.publicKey", 7],
    ["study.title.zh", undefined],
    ["study.durationMs", 0],
    ["study.policy.calculator", "yes"],
    ["study.policy.fullScreen", null],
    ["study.policy.itemOrder", "random"],
    ["study.policy.languages", []],
    ["study.policy.languages", ["fr"]],
    ["study.policy.window", { opensAtMs: "now", closesAtMs: null }],
    ["study.policy.consent", { en: "I agree" }],
    ["study.handIn", { url: 7 }],
    ["study.simulated", "no"],
    ["study", null],
    ["cover.reviewStatus", "fine"],
    ["cover.sections", [{ id: "A", title: { en: "A", zh: "A" }, itemCount: 0 }]],
    ["cover", undefined],
    ["pack.stretch.memoryKib", 10_000_000],
    ["pack.stretch.passes", 0],
    ["pack.stretch.salt", "AAAA"],
    ["pack.keys", []],
    ["pack.keys[0].nonce", "AAAA"],
    ["pack.paper.ciphertext", "not base64url!"],
    ["pack", undefined],
  ])("with %s damaged is refused", (path, value) => {
    expect(codesOf(readHostedStudy(file(changeJson(whole, path, value))))).toEqual(["hosted-study-damaged"]);
  });

  test("made before there were other rules than tools reads as what held then", () => {
    const { calculator, scratchPad } = hostedStudy.policy;
    expect(readHostedStudy(file(changeJson(whole, "study.policy", { calculator, scratchPad })))).toMatchObject({
      ok: true,
      value: { study: hostedStudy },
    });
  });

  test("made before drop boxes were names none, and its pack is still bound to the file as it is", () => {
    const older = changeJson(whole, "study.handIn", undefined);
    const read = readHostedStudy(file(older));
    expect(read).toMatchObject({ ok: true, value: { study: { ...hostedStudy, handIn: null } } });
    expect(read.ok && new TextDecoder().decode(read.value.context)).not.toContain("handIn");
  });

  test("of another format or version is told apart", () => {
    expect(codesOf(readHostedStudy(file(changeJson(whole, "format", "other"))))).toEqual(["file-format"]);
    expect(codesOf(readHostedStudy(file(changeJson(whole, "formatVersion", 2))))).toEqual(["file-version-newer"]);
  });
});

test("a hosted index lists ids that are safe in an address", () => {
  const index = { format: "rxbaseline-study-index", formatVersion: 1, studies: ["pilot"] };
  expect(readHostedIndex(file(index))).toEqual({ ok: true, value: ["pilot"] });
  expect(codesOf(readHostedIndex(file({ ...index, studies: ["../x"] })))).toEqual(["hosted-study-damaged"]);
});
