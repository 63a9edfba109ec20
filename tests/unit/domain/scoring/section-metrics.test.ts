import { describe, expect, it } from "vitest";
import { isItemMean, missingMetrics, sectionMetrics } from "#domain/scoring/section-metrics.ts";
import { scoreSelection } from "#domain/scoring/selection-metrics.ts";
import { DEFAULT_SCORING_SETTINGS } from "#domain/scoring/settings.ts";

const items = [
  ["AB", "ABC"],
  ["DE", "A"],
  ["ABCD", "AB"],
].map(([selected = "", keyed = ""]) => {
  const { confusion, ...scores } = scoreSelection({ letters: [...keyed], acceptAny: [] }, [...selected], 5);
  return { scores, confusion };
});

describe("sectionMetrics", () => {
  it("averages per item by default", () => {
    const { precision, recall, f1 } = sectionMetrics(items, "multiple-choice", DEFAULT_SCORING_SETTINGS);
    expect([precision?.value, recall?.value]).toEqual([0.5, (2 / 3 + 0 + 1) / 3]);
    expect(f1?.value).toBeCloseTo((0.8 + 0 + 2 / 3) / 3, 12);
  });

  it("pools counts on request, exact match and Jaccard untouched", () => {
    const settings = { ...DEFAULT_SCORING_SETTINGS, choiceAveraging: "micro" } as const;
    const { precision, recall, f1, jaccard } = sectionMetrics(items, "multiple-choice", settings);
    expect([precision?.value, recall?.value, f1?.value]).toEqual([4 / 8, 4 / 6, 8 / 14]);
    expect(jaccard?.value).toBeCloseTo((2 / 3 + 0 + 0.5) / 3, 12);
  });

  it("makes F1 of mean precision and recall on request", () => {
    const settings = { ...DEFAULT_SCORING_SETTINGS, choiceAveraging: "f1-of-means" } as const;
    const recall = (2 / 3 + 1) / 3;
    expect(sectionMetrics(items, "multiple-choice", settings).f1?.value).toBeCloseTo((2 * 0.5 * recall) / (0.5 + recall), 12);
  });

  it("pools error types on request, the Total untouched", () => {
    const reviewItems = [
      { scores: { errorTypeF1: 1, total: 0.7 }, confusion: { tp: 1, fp: 0, fn: 0, tn: 13 } },
      { scores: { errorTypeF1: 0, total: 0 }, confusion: { tp: 0, fp: 3, fn: 1, tn: 10 } },
    ];
    const { errorTypeF1, total } = sectionMetrics(reviewItems, "short-answer", {
      ...DEFAULT_SCORING_SETTINGS,
      errorTypeAveraging: "micro",
    });
    expect([errorTypeF1?.value, total?.value]).toEqual([2 / 6, 0.35]);
  });

  it("is not graded when any item is not, and leaves out items without points", () => {
    const confusion = { tp: 0, fp: 0, fn: 0, tn: 14 };
    const score = (interventionRecall: number | "not_graded" | "no_points") => ({ scores: { interventionRecall }, confusion });
    const valueOf = (all: readonly ReturnType<typeof score>[]) =>
      sectionMetrics(all, "short-answer", DEFAULT_SCORING_SETTINGS).interventionRecall;
    expect(valueOf([score(1), score("not_graded"), score("no_points")])).toEqual({ value: "not_graded", itemCount: 0 });
    expect(valueOf([score(1), score(0), score("no_points")])).toEqual({ value: 0.5, itemCount: 2 });
    expect(valueOf([score("no_points")])).toEqual({ value: "no_points", itemCount: 0 });
  });

  it("has no value without items, pooled or not", () => {
    const settings = { ...DEFAULT_SCORING_SETTINGS, choiceAveraging: "micro" } as const;
    expect(sectionMetrics([], "multiple-choice", settings).f1).toEqual({ value: "no_items", itemCount: 0 });
  });
});

describe("missingMetrics", () => {
  it("gives every metric of the kind the same reason", () => {
    expect(missingMetrics("single-choice", "not_administered")).toEqual({ accuracy: { value: "not_administered", itemCount: 0 } });
  });
});

describe("isItemMean", () => {
  it("follows the averaging of each kind", () => {
    const micro = { ...DEFAULT_SCORING_SETTINGS, choiceAveraging: "micro", errorTypeAveraging: "micro" } as const;
    const ofMeans = { ...DEFAULT_SCORING_SETTINGS, choiceAveraging: "f1-of-means" } as const;
    expect((["f1", "precision", "errorTypeF1"] as const).map((metric) => isItemMean(metric, DEFAULT_SCORING_SETTINGS))).toEqual([
      true,
      true,
      true,
    ]);
    expect((["f1", "precision", "errorTypeF1", "jaccard", "total"] as const).map((metric) => isItemMean(metric, micro))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
    expect((["f1", "recall"] as const).map((metric) => isItemMean(metric, ofMeans))).toEqual([false, true]);
  });
});
