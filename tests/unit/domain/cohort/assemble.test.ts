import { describe, expect, it } from "vitest";
import { modelSubmissionOf, submissionOf } from "../../../support/small-study.ts";
import { assemble } from "#domain/cohort/assemble.ts";
import type { InvalidSection } from "#domain/cohort/validity.ts";
import { DEFAULT_RANKS } from "#domain/study/default-ranks.ts";

const exam = submissionOf("P1", []);
const study = { studyId: "study", examId: exam.examId, examHash: exam.examHash, simulated: false };
const roster = [
  { code: "P1", rankId: "pharmacist", site: "north" },
  { code: "P2", rankId: "senior", site: "south" },
  { code: "P3", rankId: "chief", site: "south" },
];
const nothingInvalid = new Map<string, readonly InvalidSection[]>();

describe("assemble", () => {
  it("makes respondents of people and models, whatever order the files come in", () => {
    const invalid = new Map<string, readonly InvalidSection[]>([["P2", [{ sectionId: "B", reason: "language" }]]]);
    const submissions = [modelSubmissionOf("gpt", []), submissionOf("P2", []), submissionOf("P1", [])];
    const cohort = assemble({ study, ranks: DEFAULT_RANKS, roster, submissions, invalidSections: invalid });
    if (!cohort.ok) throw new Error("expected a cohort");
    expect(cohort.value.respondents).toMatchObject([
      { kind: "participant", respondentId: "P1", rankId: "pharmacist", site: "north", invalidSections: [] },
      { kind: "participant", respondentId: "P2", rankId: "senior", invalidSections: [{ sectionId: "B", reason: "language" }] },
      { kind: "model", respondentId: "model:gpt", label: "gpt" },
    ]);
    expect(assemble({ study, ranks: DEFAULT_RANKS, roster, submissions: [...submissions].reverse(), invalidSections: invalid })).toEqual(
      cohort,
    );
  });

  it("is simulated when any submission is", () => {
    const submissions = [submissionOf("P1", []), { ...submissionOf("P2", []), simulated: true }];
    expect(assemble({ study, ranks: DEFAULT_RANKS, roster, submissions, invalidSections: nothingInvalid })).toMatchObject({
      ok: true,
      value: { simulated: true },
    });
  });

  it.each([
    ["cohort-exam-foreign", [{ ...submissionOf("P1", []), examHash: "0".repeat(64) }]],
    ["cohort-code-unknown", [submissionOf("P9", [])]],
    ["cohort-rank-unknown", [submissionOf("P3", [])]],
    ["cohort-respondent-repeated", [submissionOf("P1", []), { ...submissionOf("P1", []), submissionId: "again" }]],
  ])("refuses everything on %s", (code, submissions) => {
    const cohort = assemble({ study, ranks: DEFAULT_RANKS, roster, submissions, invalidSections: nothingInvalid });
    expect(cohort.ok).toBe(false);
    expect(cohort.ok ? [] : cohort.error).toMatchObject([{ code }]);
  });
});
