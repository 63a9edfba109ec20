import { describe, expect, it } from "vitest";
import golden from "../../../golden/golden-stats.json" with { type: "json" };
import { harmonicMean, precisionRecallF1, sumConfusions } from "#domain/scoring/confusion.ts";
import { scoreSelection } from "#domain/scoring/selection-metrics.ts";
import { mean } from "#stats/mean.ts";

const reference = golden.mcq_metrics[0];
const cases = reference?.cases ?? [];
const scored = cases.map(({ pred, gold }) => scoreSelection({ letters: [...gold], acceptAny: [] }, [...pred], 5));

describe("scoreSelection", () => {
  it.each(cases.map((one, index) => ({ ...one, index })))(
    "equals the reference for $pred against $gold",
    ({ index, em, jaccard, precision, recall, f1 }) => {
      const scores = scored[index];
      expect(scores?.exactMatch).toBe(em);
      expect(scores?.jaccard).toBeCloseTo(jaccard, 12);
      expect(scores?.precision).toBeCloseTo(precision, 12);
      expect(scores?.recall).toBeCloseTo(recall, 12);
      expect(scores?.f1).toBeCloseTo(f1, 12);
    },
  );

  it("gives the reference's three different F1s from the same items", () => {
    const counts = sumConfusions(scored.map((scores) => scores.confusion));
    expect(counts).toEqual({ tp: 14, fp: 8, fn: 11, tn: 17 });
    expect(mean(scored.map((scores) => scores.f1))).toBeCloseTo(reference?.per_question_average.f1 ?? NaN, 12);
    expect(precisionRecallF1(counts).f1).toBeCloseTo(reference?.micro.f1 ?? NaN, 12);
    const [precision, recall] = [mean(scored.map((scores) => scores.precision)), mean(scored.map((scores) => scores.recall))];
    expect(harmonicMean(precision, recall)).toBeCloseTo(reference?.f1_of_averaged_P_R ?? NaN, 12);
  });

  it("uses the alternative with the best F1 for every metric", () => {
    const key = { letters: ["A", "B"], acceptAny: [["C", "D"]] };
    expect(scoreSelection(key, ["C", "D"], 5)).toMatchObject({ exactMatch: 1, recall: 1 });
    expect(scoreSelection(key, ["A", "C", "D"], 5).confusion).toEqual({ tp: 2, fp: 1, fn: 0, tn: 2 });
  });

  it("keeps the key's own letters when alternatives are no better", () => {
    const confusion = scoreSelection({ letters: ["A", "B", "C"], acceptAny: [["D"]] }, ["E"], 5).confusion;
    expect(confusion).toEqual({ tp: 0, fp: 1, fn: 3, tn: 1 });
  });

  it("ignores order and repeats", () => {
    expect(scoreSelection({ letters: ["B", "A"], acceptAny: [] }, ["A", "B", "A"], 4).exactMatch).toBe(1);
  });
});
