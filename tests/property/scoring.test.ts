import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pilotExam, pilotKey } from "../support/pilot-package.ts";
import { modelSubmissionOf, shortAnswerKey } from "../support/small-study.ts";
import { ERROR_TYPES, type ErrorType } from "#domain/exam/error-type.ts";
import { ITEM_KINDS, type Item } from "#domain/exam/exam.ts";
import { RESPONSE_STATES } from "#domain/exam/response-state.ts";
import type { Response, ShortAnswerResponse } from "#domain/exam/response.ts";
import type { Grade } from "#domain/grading/grade.ts";
import { randomSelection } from "#domain/scoring/baselines.ts";
import { scoreErrorTypes } from "#domain/scoring/error-type-metrics.ts";
import { METRICS_BY_KIND } from "#domain/scoring/metric.ts";
import { scoreSubmission } from "#domain/scoring/score-submission.ts";
import { scoreSelection } from "#domain/scoring/selection-metrics.ts";
import { DEFAULT_SCORING_SETTINGS, SCORING_SETTING_VALUES, type ScoringSettings } from "#domain/scoring/settings.ts";
import { totalOf } from "#domain/scoring/total.ts";
import type { RecordedResponse } from "#domain/submission/submission.ts";

const OPTIONS = [..."ABCDEF"];
const selection = fc.subarray(OPTIONS);
const keyed = fc.subarray(OPTIONS, { minLength: 1 });
const types = fc.subarray([...ERROR_TYPES]);
const ratio = fc.double({ min: 0, max: 1, noNaN: true });
const settings: fc.Arbitrary<ScoringSettings> = fc.record({
  choiceAveraging: fc.constantFrom(...SCORING_SETTING_VALUES.choiceAveraging),
  errorTypeAveraging: fc.constantFrom(...SCORING_SETTING_VALUES.errorTypeAveraging),
  zeroRule: fc.constantFrom(...SCORING_SETTING_VALUES.zeroRule),
  acceptedAlternates: fc.constantFrom(...SCORING_SETTING_VALUES.acceptedAlternates),
  neutralTypes: fc.constantFrom(...SCORING_SETTING_VALUES.neutralTypes),
  pointWeights: fc.constantFrom(...SCORING_SETTING_VALUES.pointWeights),
});

describe("laws of set metrics", () => {
  it("hold between exact match, Jaccard, precision, recall and F1", () => {
    fc.assert(
      fc.property(keyed, selection, (key, selected) => {
        const { exactMatch, jaccard, precision, recall, f1, confusion } = scoreSelection(
          { letters: key, acceptAny: [] },
          selected,
          OPTIONS.length,
        );
        expect(f1).toBeCloseTo((2 * jaccard) / (1 + jaccard), 12);
        expect(exactMatch).toBe(jaccard === 1 ? 1 : 0);
        expect(Math.min(precision, recall)).toBeLessThanOrEqual(f1 + 1e-12);
        expect(Math.max(precision, recall)).toBeGreaterThanOrEqual(f1 - 1e-12);
        expect(confusion.tp + confusion.fp + confusion.fn + confusion.tn).toBe(OPTIONS.length);
      }),
    );
  });

  it("swap precision and recall when key and selection are swapped, and ignore order", () => {
    fc.assert(
      fc.property(keyed, keyed, (a, b) => {
        const there = scoreSelection({ letters: a, acceptAny: [] }, b, OPTIONS.length);
        const back = scoreSelection({ letters: [...b].reverse(), acceptAny: [] }, [...a].reverse(), OPTIONS.length);
        expect([there.precision, there.recall, there.f1, there.jaccard]).toEqual([back.recall, back.precision, back.f1, back.jaccard]);
      }),
    );
  });

  it("never fall when the key accepts more", () => {
    fc.assert(
      fc.property(keyed, keyed, selection, (key, other, selected) => {
        const plain = scoreSelection({ letters: key, acceptAny: [] }, selected, OPTIONS.length);
        const wider = scoreSelection({ letters: key, acceptAny: [other] }, selected, OPTIONS.length);
        expect(wider.f1).toBeGreaterThanOrEqual(plain.f1);
        expect(wider.exactMatch).toBeGreaterThanOrEqual(plain.exactMatch);
      }),
    );
  });

  it("give the random baseline recall 1/2 and exact match 2^−n whatever the key", () => {
    fc.assert(
      fc.property(keyed, (key) => {
        const random = randomSelection({ letters: key, acceptAny: [] }, OPTIONS);
        expect(random.recall).toBeCloseTo(0.5, 12);
        expect(random.exactMatch).toBeCloseTo(2 ** -OPTIONS.length, 12);
      }),
    );
  });
});

describe("laws of error types and the Total", () => {
  const response = fc.record({
    kind: fc.constant("short-answer" as const),
    errorTypes: types,
    unknownTypes: fc.array(fc.string({ minLength: 1 }), { maxLength: 2 }),
    noProblem: fc.boolean(),
    intervention: fc.string(),
  });

  it("bound error-type scores, and a false type more never helps", () => {
    fc.assert(
      fc.property(types, types, response, settings, (gold, neutral, given, chosen) => {
        const key = shortAnswerKey("c1", gold, { neutral });
        const scores = scoreErrorTypes(key, given, chosen);
        for (const value of [scores.precision, scores.recall, scores.f1]) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
        }
        const worse: ShortAnswerResponse = { ...given, unknownTypes: [...given.unknownTypes, "one false type more"] };
        expect(scoreErrorTypes(key, worse, chosen).f1).toBeLessThanOrEqual(scores.f1);
      }),
    );
  });

  it("order the zero rules from strict to lenient, within 0…1", () => {
    const count = fc.nat(5);
    fc.assert(
      fc.property(count, count, count, ratio, (tp, fp, fn, intervention) => {
        const confusion = { tp, fp, fn, tn: 0 };
        const errorTypeF1 = tp === 0 ? 0 : (2 * tp) / (2 * tp + fp + fn);
        const total = (rule: ScoringSettings["zeroRule"]) => Number(totalOf({ errorTypeF1, confusion, intervention }, rule));
        expect(total("not-exact")).toBeLessThanOrEqual(total("any-false-type"));
        expect(total("any-false-type")).toBeLessThanOrEqual(total("no-overlap"));
        expect(total("not-exact")).toBeGreaterThanOrEqual(0);
        expect(total("no-overlap")).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("laws of scoring a submission to the pilot exam", () => {
  const exam = pilotExam();
  const key = pilotKey();

  const anyResponse = (item: Item): fc.Arbitrary<RecordedResponse> => {
    const state = fc.constantFrom(...RESPONSE_STATES);
    const given: fc.Arbitrary<Response> =
      item.kind === "short-answer"
        ? fc.record({
            kind: fc.constant("short-answer" as const),
            errorTypes: types,
            unknownTypes: fc.array(fc.string(), { maxLength: 1 }),
            noProblem: fc.boolean(),
            intervention: fc.constantFrom("", "do something"),
          })
        : fc.record({ kind: fc.constant("choice" as const), letters: fc.subarray(item.options.map((option) => option.letter)) });
    return fc.record({ itemId: fc.constant(item.id), response: fc.option(given), state, raw: fc.constant(null) });
  };
  const responses = fc.tuple(...exam.items.map(anyResponse));
  const points = key.items.flatMap((item) =>
    item.kind === "short-answer" ? item.points.map((point) => ({ itemId: item.id, pointId: point.id })) : [],
  );
  const grades = fc.array(fc.option(fc.boolean()), { minLength: points.length, maxLength: points.length }).map((hits): Grade[] =>
    points.flatMap((point, index) => {
      const hit = hits[index];
      return typeof hit === "boolean" ? [{ submissionId: "m", ...point, hit }] : [];
    }),
  );
  const score = (recorded: readonly RecordedResponse[], some: readonly Grade[], chosen: ScoringSettings) =>
    scoreSubmission({ exam, key, submission: modelSubmissionFor(recorded), grades: some, settings: chosen, invalidSections: [] });

  function modelSubmissionFor(recorded: readonly RecordedResponse[]) {
    return { ...modelSubmissionOf("m", recorded), examId: exam.examId, examHash: exam.examHash };
  }

  it("every score lies in 0…1 or says why it is missing, whatever the order of responses and grades", () => {
    fc.assert(
      fc.property(responses, grades, settings, (recorded, some, chosen) => {
        const card = score(recorded, some, chosen);
        const values = [
          ...card.items.flatMap((item) => Object.values(item.scores)),
          ...card.sections.flatMap((section) => Object.values(section.metrics).map((metric) => metric.value)),
        ];
        for (const value of values.filter((one) => typeof one === "number")) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1 + 1e-12);
        }
        expect(values.filter((one) => typeof one === "number" && Number.isNaN(one))).toEqual([]);
        expect(score([...recorded].reverse(), [...some].reverse(), chosen)).toEqual(card);
        for (const section of card.sections) {
          const counted = Object.values(section.stateCounts).reduce((sum, count) => sum + count, 0);
          expect(counted - (section.stateCounts.not_administered ?? 0)).toBe(section.itemCount);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("a right response to every item with every point hit scores 1 throughout, under every setting", () => {
    const right = exam.items.map((item): RecordedResponse => {
      const itemKey = key.items.find((one) => one.id === item.id);
      if (itemKey?.kind === "choice")
        return { itemId: item.id, response: { kind: "choice", letters: itemKey.letters }, state: "ok", raw: null };
      const errorTypes: readonly ErrorType[] = itemKey?.errorTypes ?? [];
      const response = {
        kind: "short-answer",
        errorTypes,
        unknownTypes: [],
        noProblem: errorTypes.length === 0,
        intervention: "all of it",
      } as const;
      return { itemId: item.id, response, state: errorTypes.length === 0 ? "no_problem" : "ok", raw: null };
    });
    const allHit = points.map((point): Grade => ({ submissionId: "m", ...point, hit: true }));
    fc.assert(
      fc.property(settings, (chosen) => {
        for (const section of score(right, allHit, chosen).sections) {
          expect(Object.values(section.metrics).map((metric) => metric.value)).toEqual(METRICS_BY_KIND[section.kind].map(() => 1));
        }
      }),
      { numRuns: 20 },
    );
    expect(exam.sections.map((section) => section.kind)).toEqual([...ITEM_KINDS]);
  });

  it("one hit more never lowers the recall or the Total", () => {
    fc.assert(
      fc.property(responses, fc.nat(points.length - 1), (recorded, index) => {
        const none = points.map((point): Grade => ({ submissionId: "m", ...point, hit: false }));
        const one = none.map((grade, at) => (at === index ? { ...grade, hit: true } : grade));
        const totalOfSection = (some: readonly Grade[]) => score(recorded, some, DEFAULT_SCORING_SETTINGS).sections[2]?.metrics;
        const [less, more] = [totalOfSection(none), totalOfSection(one)];
        if (typeof less?.total?.value !== "number" || typeof more?.total?.value !== "number") return;
        expect(more.total.value).toBeGreaterThanOrEqual(less.total.value);
      }),
      { numRuns: 60 },
    );
  });
});
