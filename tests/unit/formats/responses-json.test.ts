import { expect, test } from "vitest";
import type { ResponseExport } from "#formats/response-export.ts";
import { readResponsesJson, writeResponsesJson } from "#formats/responses-json.ts";
import { codesOf } from "../../support/codes-of.ts";
import { editJson } from "../../support/edit-json.ts";
import { exportOfMixedStudy } from "../../support/mixed-study.ts";

const input: ResponseExport = exportOfMixedStudy("en");
const file = { name: "responses.json", bytes: writeResponsesJson(input) };

test("every response and decision comes back verbatim, over-long and nasty texts too; events and issues stay behind", () => {
  const read = readResponsesJson(file, input.exam);
  expect(codesOf(read)).toEqual([]);
  const expected = input.respondents.map((respondent) => {
    const { source } = respondent.submission;
    const kept = source.kind === "participant" ? { ...source, events: [] } : source;
    return { ...respondent, issues: [], submission: { ...respondent.submission, source: kept } };
  });
  expect(read).toEqual({ ok: true, value: { simulated: false, respondents: expected } });
  expect(new TextDecoder().decode(file.bytes)).not.toContain('"events"');
  expect(expected.flatMap(({ validity }) => validity)).toHaveLength(2);
});

test.each([
  ["responses-exam-foreign", (text: string) => text.replace(input.exam.examHash, "f".repeat(64))],
  ["responses-respondent-repeated", (text: string) => text.replace('"respondentId": "PXXX2"', '"respondentId": "PXXX1"')],
  ["responses-kind-differs", (text: string) => text.replace(/("PXXX1",\s+"rankId": )"senior"/, "$1null")],
  ["responses-items-differ", (text: string) => text.replace('"itemId": "A02"', '"itemId": "A01"')],
  ["responses-section-unknown", (text: string) => text.replace('"sectionId": "B"', '"sectionId": "Z"')],
  ["field-value", (text: string) => text.replace('"state": "ok"', '"state": "fine"')],
  ["field-value", (text: string) => text.replace('"reason": "technical-failure"', '"reason": "tired"')],
  ["file-version-newer", (text: string) => text.replace('"formatVersion": 2', '"formatVersion": 3')],
])("%s", (code, edit) => {
  expect(codesOf(readResponsesJson(editJson(file, edit), input.exam))).toEqual([code]);
});

test("doubtful responses may have no rank, and share a respondent: that is what is doubtful", () => {
  const odd = editJson(file, (text) =>
    text.replace('"respondentId": "PXXX0"', '"respondentId": "PXXX1"').replace('"rankId": "senior"', '"rankId": null'),
  );
  expect(codesOf(readResponsesJson(odd, input.exam))).toEqual([]);
});
