import { describe, expect, it } from "vitest";
import type { Comparison, EstimateRow } from "#domain/comparison/comparison.ts";
import { NO_POINTS } from "#domain/scoring/intervention-recall.ts";
import { DEFAULT_SCORING_SETTINGS } from "#domain/scoring/settings.ts";
import { localiseReport } from "#workflows/study-report.ts";
import { pilotExam } from "../../../support/pilot-package.ts";

const ROW: EstimateRow = {
  kind: "rank",
  id: "senior",
  value: 0.625,
  respondentCount: 6,
  itemCount: 8,
  interval: { lower: 0.5, upper: 0.75 },
  method: "two-way-bootstrap",
  standing: 1.5,
};
const RANK = {
  kind: "rank",
  id: "senior",
  label: { en: "Senior pharmacist", zh: "主管药师" },
  respondentCount: 6,
  excludedCount: 1,
  excludedByReason: { language: 1 },
  stateCounts: { ok: 46, no_answer: 2 },
  points: NO_POINTS,
} as const;
const BASELINE = {
  kind: "baseline",
  id: "guess",
  label: null,
  respondentCount: 0,
  excludedCount: 0,
  excludedByReason: {},
  stateCounts: {},
  points: NO_POINTS,
} as const;
const COMPARISON: Comparison = {
  seed: "31",
  settings: { ...DEFAULT_SCORING_SETTINGS, zeroRule: "not-exact" },
  confidenceRatio: 0.95,
  resampleCount: 2000,
  sections: [
    {
      sectionId: "A",
      kind: "single-choice",
      itemCount: 8,
      contenders: [RANK, { ...RANK, kind: "model", id: "model:x", label: { en: "x", zh: "x" } }, BASELINE],
      metrics: [
        {
          metric: "accuracy",
          rows: [
            ROW,
            { ...ROW, kind: "model", id: "model:x", value: "not_graded", interval: null, method: "none", standing: null },
            { ...ROW, kind: "baseline", id: "guess", value: 0.2, respondentCount: 0, interval: null, method: "none", standing: null },
          ],
        },
      ],
    },
  ],
};

const english = localiseReport({ exam: pilotExam(), comparison: COMPARISON }, "en");
const chinese = localiseReport({ exam: pilotExam(), comparison: COMPARISON }, "zh");

describe("buildReport", () => {
  it("gives each estimate a row, values untouched, reasons in words where there is none", () => {
    const [estimates] = english.tables;
    expect(estimates?.id).toBe("estimates-A");
    expect(estimates?.columns.map(({ id }) => id)).toEqual([
      "metric",
      "kind",
      "contender",
      "value",
      "lower",
      "upper",
      "method",
      "standing",
      "respondentCount",
      "itemCount",
    ]);
    expect(estimates?.rows).toEqual([
      ["Accuracy", "Rank", "Senior pharmacist", 0.625, 0.5, 0.75, "Two-way bootstrap", 1.5, 6, 8],
      ["Accuracy", "Model", "x", "n/a: not graded", null, null, "None", null, 6, 8],
      ["Accuracy", "Baseline", "Guess", 0.2, null, null, "None", null, 0, 8],
    ]);
  });

  it("counts who was left out for which reason, and responses in the states that occur, without baselines", () => {
    const responses = english.tables[1];
    expect(responses?.columns.map(({ id }) => id)).toEqual([
      "kind",
      "contender",
      "respondentCount",
      "excludedCount",
      "excluded-language",
      "ok",
      "no_answer",
    ]);
    expect(responses?.columns[4]?.title).toBe("Left out: language");
    expect(responses?.rows).toEqual([
      ["Rank", "Senior pharmacist", 6, 1, 1, 46, 2],
      ["Model", "x", 6, 1, 1, 46, 2],
    ]);
  });

  it("prints every setting with its value, then seed, coverage and resamples", () => {
    const names = english.settings.rows.map(([name, value]) => `${name}: ${value}`);
    expect(names).toHaveLength(Object.keys(DEFAULT_SCORING_SETTINGS).length + 3);
    expect(names).toContain("When the error type is wrong: Not exact");
    expect(names.slice(-3)).toEqual(["Seed: 31", "Coverage of intervals: 95 %", "Resamples: 2000"]);
  });

  it("charts what the tables hold, one a metric, gaps with their reason", () => {
    expect(english.charts).toHaveLength(1);
    expect(english.charts[0]).toMatchObject({ id: "A-accuracy", axisTitle: "Accuracy" });
    expect(english.charts[0]?.bars.map(({ label, value, missing }) => [label, value, missing])).toEqual([
      ["Senior pharmacist", 0.625, null],
      ["x", null, "n/a: not graded"],
      ["Guess", 0.2, null],
    ]);
  });

  it("says the same in Chinese, with the same numbers", () => {
    expect(chinese.tables[0]?.rows[0]?.slice(2)).toEqual(["主管药师", 0.625, 0.5, 0.75, chinese.tables[0]?.rows[0]?.[6], 1.5, 6, 8]);
    expect(chinese.tables[0]?.rows[0]?.[6]).not.toBe("Two-way bootstrap");
    expect(chinese.settings.rows).toHaveLength(english.settings.rows.length);
  });
});
