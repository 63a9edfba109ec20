import { describe, expect, it } from "vitest";
import golden from "../../../golden/golden-stats.json" with { type: "json" };
import { choiceItem, choiceKey, shortAnswerItem, shortAnswerKey, smallExam, smallKey } from "../../../support/small-study.ts";
import { randomSelection, sectionBaselines } from "#domain/scoring/baselines.ts";
import { DEFAULT_SCORING_SETTINGS } from "#domain/scoring/settings.ts";

const reference = golden.random_baseline_p05[0];
const alphabet = [..."ABCDEFGHIJKLM"];

describe("randomSelection", () => {
  it.each([...(reference?.rxeval_5_distractors ?? []), ...(reference?.rxbench_5_options ?? [])])(
    "equals the enumeration for $n_correct of $n_options options",
    ({ n_correct, n_options, em, jaccard, precision, recall, f1 }) => {
      const options = alphabet.slice(0, n_options);
      const scores = randomSelection({ letters: options.slice(0, n_correct), acceptAny: [] }, options);
      expect(scores.exactMatch).toBeCloseTo(em, 9);
      expect(scores.jaccard).toBeCloseTo(jaccard, 9);
      expect(scores.precision).toBeCloseTo(precision, 9);
      expect(scores.recall).toBeCloseTo(recall, 9);
      expect(scores.f1).toBeCloseTo(f1, 9);
    },
  );

  it("refuses more options than can be enumerated", () => {
    expect(() =>
      randomSelection(
        { letters: ["A"], acceptAny: [] },
        Array.from({ length: 17 }, (_, index) => `o${index}`),
      ),
    ).toThrow("at most 16");
  });
});

describe("sectionBaselines", () => {
  const items = [
    choiceItem("a1", "single-choice", 4),
    choiceItem("b1", "multiple-choice"),
    choiceItem("b2", "multiple-choice"),
    shortAnswerItem("c1"),
    shortAnswerItem("c2"),
  ];
  const exam = smallExam(items);
  const key = smallKey([
    choiceKey("a1", "B"),
    choiceKey("b1", "ABC"),
    choiceKey("b2", "AB"),
    shortAnswerKey("c1", ["T01"]),
    shortAnswerKey("c2", []),
  ]);
  const baselinesOf = (sectionId: string, settings = DEFAULT_SCORING_SETTINGS) => {
    const section = exam.sections.find((one) => one.id === sectionId);
    return section === undefined ? [] : sectionBaselines(section, { exam, key, settings });
  };

  it("guesses one option of a single choice", () => {
    expect(baselinesOf("A")).toEqual([{ id: "guess", metrics: { accuracy: { value: 0.25, itemCount: 1 } } }]);
  });

  it("selects all options: recall 1, precision the share of right options", () => {
    const selectAll = baselinesOf("B")[1];
    expect(selectAll?.id).toBe("select-all");
    expect(selectAll?.metrics.recall?.value).toBe(1);
    expect(selectAll?.metrics.precision?.value).toBeCloseTo(0.5, 12);
    expect(selectAll?.metrics.f1?.value).toBeCloseTo((0.75 + 4 / 7) / 2, 12);
  });

  it("pools expected counts when the settings pool", () => {
    const random = baselinesOf("B", { ...DEFAULT_SCORING_SETTINGS, choiceAveraging: "micro" })[0];
    expect(random?.metrics.recall?.value).toBeCloseTo(0.5, 12);
    expect(random?.metrics.precision?.value).toBeCloseTo(0.5, 12);
  });

  it("says no problem everywhere: right on the clean item only", () => {
    expect(baselinesOf("C")[0]?.metrics).toMatchObject({
      errorTypeF1: { value: 0.5, itemCount: 2 },
      interventionRecall: { value: 0, itemCount: 1 },
      total: { value: 0.5, itemCount: 2 },
    });
  });
});
