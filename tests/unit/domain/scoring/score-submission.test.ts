import { describe, expect, it } from "vitest";
import {
  choiceItem,
  choiceKey,
  gradesOf,
  letters,
  modelSubmissionOf,
  nothing,
  review,
  shortAnswerItem,
  shortAnswerKey,
  smallExam,
  smallKey,
  submissionOf,
} from "../../../support/small-study.ts";
import type { Grade } from "#domain/grading/grade.ts";
import { scoreSubmission } from "#domain/scoring/score-submission.ts";
import { DEFAULT_SCORING_SETTINGS } from "#domain/scoring/settings.ts";
import type { RecordedResponse, Submission } from "#domain/submission/submission.ts";

const items = [
  choiceItem("a1", "single-choice"),
  choiceItem("a2", "single-choice"),
  choiceItem("b1", "multiple-choice"),
  shortAnswerItem("c1"),
  shortAnswerItem("c2"),
];
const exam = smallExam(items);
const key = smallKey([
  choiceKey("a1", "B"),
  choiceKey("a2", "C"),
  choiceKey("b1", "ABC"),
  shortAnswerKey("c1", ["T01", "T07"], { weights: [1, 1] }),
  shortAnswerKey("c2", []),
]);
const full: readonly RecordedResponse[] = [
  letters("a1", "B"),
  letters("a2", "D"),
  letters("b1", "AB"),
  review("c1", { errorTypes: ["T01"], intervention: "halve the dose" }),
  review("c2", { noProblem: true }, "no_problem"),
];

function score(submission: Submission, grades: readonly Grade[] = [], invalidSections: readonly string[] = []) {
  return scoreSubmission({ exam, key, submission, grades, settings: DEFAULT_SCORING_SETTINGS, invalidSections });
}

describe("scoreSubmission", () => {
  it("scores every section of a graded submission", () => {
    const card = score(submissionOf("P1", full), gradesOf("P1", "c1", [1, 0]));
    const [single, multiple, short] = card.sections;
    expect(single).toMatchObject({ itemCount: 2, stateCounts: { ok: 2 }, metrics: { accuracy: { value: 0.5, itemCount: 2 } } });
    expect(multiple?.metrics.f1?.value).toBeCloseTo(0.8, 12);
    expect(short?.metrics.errorTypeF1?.value).toBeCloseTo((2 / 3 + 1) / 2, 12);
    expect(short?.metrics.interventionRecall).toEqual({ value: 0.5, itemCount: 1 });
    expect(short?.metrics.total?.value).toBeCloseTo((0.4 * (2 / 3) + 0.6 * 0.5 + 1) / 2, 12);
    expect(short?.points).toEqual({ gradedCount: 2, ungradedCount: 0, disputedCount: 0 });
  });

  it("gives a model the same scores as a pharmacist for the same responses", () => {
    const person = score(submissionOf("X", full), gradesOf("X", "c1", [1, 1]));
    const model = score(modelSubmissionOf("X", full), gradesOf("X", "c1", [1, 1]));
    expect(model).toEqual(person);
  });

  it("shows no recall and no Total before everything is graded, but error types", () => {
    const short = score(submissionOf("P1", full), gradesOf("P1", "c1", [1])).sections[2];
    expect(short?.metrics.interventionRecall?.value).toBe("not_graded");
    expect(short?.metrics.total?.value).toBe("not_graded");
    expect(short?.metrics.errorTypeF1?.value).toBeCloseTo((2 / 3 + 1) / 2, 12);
    expect(short?.points).toEqual({ gradedCount: 1, ungradedCount: 1, disputedCount: 0 });
  });

  it("needs no grades where nothing was written", () => {
    const blank = [...full.slice(0, 3), review("c1", { errorTypes: ["T01", "T07"] }), nothing("c2", "not_reached")];
    const short = score(submissionOf("P1", blank)).sections[2];
    expect(short?.metrics.interventionRecall).toEqual({ value: 0, itemCount: 1 });
    expect(short?.metrics.total?.value).toBeCloseTo(0.2, 12);
    expect(short?.stateCounts).toEqual({ ok: 1, not_reached: 1 });
  });

  it.each([
    "no_answer",
    "refusal",
    "truncated",
    "ambiguous",
    "out_of_range",
    "multiple_for_single",
    "contradictory",
    "unstructured",
    "not_reached",
  ] as const)("keeps %s in the denominator as wrong, whatever was read", (state) => {
    const responses = [
      letters("a1", "B", state),
      ...full.slice(1, 3),
      review("c1", { errorTypes: ["T01"], intervention: "x" }, state),
      review("c2", { noProblem: true }, state),
    ];
    const card = score(submissionOf("P1", responses));
    expect(card.sections[0]?.metrics.accuracy).toEqual({ value: 0, itemCount: 2 });
    expect(card.sections[2]?.metrics.total).toEqual({ value: 0, itemCount: 2 });
    expect(card.sections[2]?.stateCounts).toEqual({ [state]: 2 });
  });

  it("scores a choice read by its option text, and an unknown type as a false one", () => {
    const responses = [
      letters("a1", "B", "ok_by_option_text"),
      ...full.slice(1, 3),
      review("c1", { errorTypes: ["T01", "T07"], unknownTypes: ["x"] }, "unknown_type"),
      nothing("c2"),
    ];
    const card = score(submissionOf("P1", responses));
    expect(card.items[0]?.scores).toEqual({ accuracy: 1 });
    expect(card.items[3]?.scores.errorTypePrecision).toBeCloseTo(2 / 3, 12);
  });

  it("takes a section that is not valid out of every denominator", () => {
    const card = score(submissionOf("P1", full), [], ["A"]);
    expect(card.sections[0]).toMatchObject({
      itemCount: 0,
      stateCounts: { not_administered: 2 },
      metrics: { accuracy: { value: "not_administered" } },
    });
    expect(card.sections[1]?.itemCount).toBe(1);
  });

  it("leaves out single items that were not administered", () => {
    const responses = [nothing("a1", "not_administered"), letters("a2", "C"), ...full.slice(2)];
    expect(score(submissionOf("P1", responses)).sections[0]?.metrics.accuracy).toEqual({ value: 1, itemCount: 1 });
  });

  it("refuses another exam's submission or key, and a missing response", () => {
    const foreign = { ...submissionOf("P1", full), examHash: "f".repeat(64) };
    expect(() => score(foreign)).toThrow("requires exam");
    expect(() => score(submissionOf("P1", full.slice(1)))).toThrow("none for a1");
    const input = { exam, submission: submissionOf("P1", full), grades: [], settings: DEFAULT_SCORING_SETTINGS, invalidSections: [] };
    expect(() => scoreSubmission({ ...input, key: { ...key, examHash: "0" } })).toThrow("requires the key");
  });
});
