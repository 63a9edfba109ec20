import { describe, expect, it } from "vitest";
import {
  choiceItem,
  choiceKey,
  gradesOf,
  letters,
  modelSubmissionOf,
  review,
  shortAnswerItem,
  shortAnswerKey,
  smallExam,
  smallKey,
  submissionOf,
} from "../../../support/small-study.ts";
import { assemble } from "#domain/cohort/assemble.ts";
import { compare } from "#domain/comparison/compare.ts";
import { findRow, type Comparison } from "#domain/comparison/comparison.ts";
import { scoreSubmission } from "#domain/scoring/score-submission.ts";
import { DEFAULT_SCORING_SETTINGS, type ScoringSettings } from "#domain/scoring/settings.ts";
import type { InvalidSection } from "#domain/cohort/validity.ts";
import { DEFAULT_RANKS } from "#domain/study/default-ranks.ts";
import { canonicalJson, parseJson } from "#lib/json.ts";
import { createRng } from "#lib/rng.ts";

const singles = ["a1", "a2", "a3", "a4", "a5", "a6"];
const multiples = ["b1", "b2", "b3", "b4"];
const exam = smallExam([
  ...singles.map((id) => choiceItem(id, "single-choice")),
  ...multiples.map((id) => choiceItem(id, "multiple-choice")),
  shortAnswerItem("c1"),
  shortAnswerItem("c2"),
  shortAnswerItem("c3"),
]);
const key = smallKey([
  ...singles.map((id) => choiceKey(id, "B")),
  ...multiples.map((id) => choiceKey(id, "ABD")),
  shortAnswerKey("c1", ["T01"], { weights: [1, 1] }),
  shortAnswerKey("c2", ["T05"], { weights: [1, 1] }),
  shortAnswerKey("c3", []),
]);

/** Responses drawn with the given share right. */
function responsesOf(name: string, rightRatio: number) {
  const rng = createRng(name);
  const right = () => rng.next() < rightRatio;
  return [
    ...singles.map((id) => letters(id, right() ? "B" : "C")),
    ...multiples.map((id) => letters(id, right() ? "ABD" : right() ? "AB" : "CE")),
    review("c1", { errorTypes: [right() ? "T01" : "T03"], intervention: "reduce the dose" }),
    review("c2", { errorTypes: right() ? ["T05"] : ["T05", "T07"], intervention: "change the drug" }),
    right() ? review("c3", { noProblem: true }, "no_problem") : review("c3", { errorTypes: ["T13"], intervention: "sign it" }),
  ];
}

const pharmacists = ["P1", "P2", "P3", "P4", "P5", "P6", "P7"].map((code) => submissionOf(code, responsesOf(code, 0.5)));
const seniors = ["S1", "S2", "S3"].map((code) => submissionOf(code, responsesOf(code, 0.8)));
const models = ["m-one", "m-two"].map((name) => modelSubmissionOf(name, responsesOf(name, 0.7)));
const submissions = [...pharmacists, ...seniors, ...models];
const roster = [
  ...pharmacists.map(({ submissionId }, index) => ({ code: submissionId, rankId: "pharmacist", site: index < 4 ? "north" : "south" })),
  ...seniors.map(({ submissionId }) => ({ code: submissionId, rankId: "senior", site: "north" })),
];
const allGrades = submissions.flatMap(({ submissionId }, index) => [
  ...gradesOf(submissionId, "c1", [index % 2 === 0 ? 1 : 0, 1]),
  ...gradesOf(submissionId, "c2", [1, index % 3 === 0 ? 1 : 0]),
]);

interface Variation {
  readonly settings?: ScoringSettings;
  readonly seed?: string;
  readonly grades?: typeof allGrades;
  readonly invalidSections?: ReadonlyMap<string, readonly InvalidSection[]>;
  readonly reverse?: boolean;
}

function compareAll({
  settings = DEFAULT_SCORING_SETTINGS,
  seed = "seed",
  grades = allGrades,
  invalidSections = new Map(),
  reverse = false,
}: Variation = {}): Comparison {
  const study = { studyId: "study", examId: exam.examId, examHash: exam.examHash, simulated: false };
  const cohort = assemble({ study, ranks: DEFAULT_RANKS, roster, submissions, invalidSections });
  if (!cohort.ok) throw new Error(JSON.stringify(cohort.error));
  const respondents = reverse ? [...cohort.value.respondents].reverse() : cohort.value.respondents;
  const scorecards = respondents.map((one) =>
    scoreSubmission({
      exam,
      key,
      grades,
      settings,
      submission: one.submission,
      invalidSections: one.invalidSections.map(({ sectionId }) => sectionId),
    }),
  );
  return compare({ exam, key, respondents, scorecards, ranks: DEFAULT_RANKS, settings, seed });
}

function metricOf(comparison: Comparison, sectionId: string, metric: string) {
  const found = comparison.sections.find((section) => section.sectionId === sectionId)?.metrics.find((one) => one.metric === metric);
  if (found === undefined) throw new Error(`no metric ${metric}`);
  return found;
}

describe("compare", () => {
  const comparison = compareAll();

  it("has a row for every rank, model and baseline, in that order", () => {
    const shortRows = metricOf(comparison, "C", "total").rows.map((row) => `${row.kind}:${row.id}`);
    expect(shortRows).toEqual([
      "rank:pharmacist",
      "rank:senior",
      "rank:principal",
      "model:model:m-one",
      "model:model:m-two",
      "baseline:no-problem",
    ]);
    const contenders = comparison.sections[1]?.contenders.map((one) => one.id);
    expect(contenders).toEqual(metricOf(comparison, "B", "f1").rows.map((row) => row.id));
    expect(contenders?.slice(-2)).toEqual(["random", "select-all"]);
  });

  it("names the interval method of each kind of row", () => {
    const methods = (sectionId: string, metric: string) => metricOf(comparison, sectionId, metric).rows.map((row) => row.method);
    expect(methods("A", "accuracy")).toEqual(["two-way-bootstrap", "crossed-components", "none", "wilson", "wilson", "none"]);
    expect(methods("B", "f1")).toEqual([
      "two-way-bootstrap",
      "crossed-components",
      "none",
      "item-bootstrap",
      "item-bootstrap",
      "none",
      "none",
    ]);
  });

  it("averages members and keeps the interval around the value", () => {
    for (const section of comparison.sections) {
      for (const row of section.metrics.flatMap((metric) => metric.rows)) {
        if (row.interval === null || typeof row.value !== "number") continue;
        expect(row.interval.lower).toBeLessThanOrEqual(row.value);
        expect(row.interval.upper).toBeGreaterThanOrEqual(row.value);
      }
    }
    const rightCounts = pharmacists.map(
      ({ responses }) => responses.filter((one) => one.response?.kind === "choice" && one.response.letters.join("") === "B").length,
    );
    const expected = rightCounts.reduce((sum, count) => sum + count / 6, 0) / 7;
    expect(findRow(metricOf(comparison, "A", "accuracy"), "rank", "pharmacist")).toMatchObject({ respondentCount: 7, itemCount: 6 });
    expect(findRow(metricOf(comparison, "A", "accuracy"), "rank", "pharmacist")?.value).toBeCloseTo(expected, 11);
  });

  it("ranks ranks and models from the best, not baselines nor the missing", () => {
    const rows = metricOf(comparison, "A", "accuracy").rows;
    const ranked = rows.filter((row) => row.standing !== null);
    expect(ranked.map((row) => row.id)).toEqual(["pharmacist", "senior", "model:m-one", "model:m-two"]);
    const best = ranked.reduce((a, b) => (Number(b.value) > Number(a.value) ? b : a));
    expect(best.standing).toBeLessThan(2);
    expect(ranked.reduce((sum, row) => sum + (row.standing ?? 0), 0)).toBe(10);
    expect(findRow({ metric: "accuracy", rows }, "rank", "principal")).toMatchObject({
      value: "no_members",
      standing: null,
      interval: null,
    });
  });

  it("is the same whatever order the respondents come in, and survives JSON", () => {
    expect(compareAll({ reverse: true })).toEqual(comparison);
    expect(parseJson(canonicalJson(comparison))).toEqual({ ok: true, value: comparison });
  });

  it("changes bootstrap intervals with the seed, nothing else", () => {
    const other = compareAll({ seed: "other" });
    const strip = (one: Comparison) =>
      one.sections.map(({ metrics }) =>
        metrics.map(({ rows }) => rows.map(({ value, standing, method }) => ({ value, standing, method }))),
      );
    expect(strip(other)).toEqual(strip(comparison));
    expect(other.sections).not.toEqual(comparison.sections);
  });

  it("leaves a rank's recall and Total open while one member is ungraded", () => {
    const grades = allGrades.filter((grade) => !(grade.submissionId === "S2" && grade.itemId === "c2"));
    const partial = compareAll({ grades });
    expect(findRow(metricOf(partial, "C", "total"), "rank", "senior")).toMatchObject({
      value: "not_graded",
      method: "none",
      standing: null,
    });
    expect(findRow(metricOf(partial, "C", "total"), "rank", "pharmacist")).toEqual({
      ...findRow(metricOf(comparison, "C", "total"), "rank", "pharmacist"),
      standing: findRow(metricOf(partial, "C", "total"), "rank", "pharmacist")?.standing,
    });
    expect(partial.sections[2]?.contenders[1]?.points).toEqual({ gradedCount: 10, ungradedCount: 2, disputedCount: 0 });
  });

  it("leaves members out of a section that is not valid for them, and says so", () => {
    const valid = compareAll({
      invalidSections: new Map([
        ["S1", [{ sectionId: "A", reason: "interrupted" }]],
        ["m-two", [{ sectionId: "A", reason: "other" }]],
      ]),
    });
    expect(findRow(metricOf(valid, "A", "accuracy"), "rank", "senior")?.respondentCount).toBe(2);
    expect(findRow(metricOf(valid, "A", "accuracy"), "model", "model:m-two")?.value).toBe("not_administered");
    expect(valid.sections[0]?.contenders[1]).toMatchObject({
      respondentCount: 2,
      excludedCount: 1,
      excludedByReason: { interrupted: 1 },
      stateCounts: { ok: 12 },
    });
    expect(valid.sections[1]?.contenders[1]).toMatchObject({ excludedCount: 0, excludedByReason: {} });
    expect(findRow(metricOf(valid, "B", "f1"), "rank", "senior")?.respondentCount).toBe(3);
  });

  it("gives no interval to a pooled average", () => {
    const micro = compareAll({ settings: { ...DEFAULT_SCORING_SETTINGS, choiceAveraging: "micro" } });
    expect(findRow(metricOf(micro, "B", "f1"), "rank", "pharmacist")).toMatchObject({ interval: null, method: "none" });
    expect(findRow(metricOf(micro, "B", "jaccard"), "rank", "pharmacist")?.method).toBe("two-way-bootstrap");
  });

  it("refuses a respondent without a scorecard", () => {
    const cohort = assemble({
      study: { studyId: "study", examId: exam.examId, examHash: exam.examHash, simulated: false },
      ranks: DEFAULT_RANKS,
      roster,
      submissions,
      invalidSections: new Map(),
    });
    const respondents = cohort.ok ? cohort.value.respondents : [];
    expect(() =>
      compare({ exam, key, respondents, scorecards: [], ranks: DEFAULT_RANKS, settings: DEFAULT_SCORING_SETTINGS, seed: "" }),
    ).toThrow("a scorecard");
  });
});
