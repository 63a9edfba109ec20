import { describe, expect, it } from "vitest";
import { nothing, review, shortAnswerKey } from "../../../support/small-study.ts";
import { scoreIntervention } from "#domain/scoring/intervention-recall.ts";
import type { PointHit } from "#domain/scoring/point-hits.ts";
import { DEFAULT_SCORING_SETTINGS } from "#domain/scoring/settings.ts";

const written = review("c1", { errorTypes: ["T01"], intervention: "reduce the dose" });

function graded(hits: readonly PointHit[], weights = hits.map(() => 1)) {
  return shortAnswerKey("c1", ["T01"], { weights }).points.map((point, index) => ({ point, hit: hits[index] ?? "ungraded" }));
}

describe("scoreIntervention", () => {
  it("is the share of points hit", () => {
    const score = scoreIntervention(graded(["hit", "miss", "hit", "miss"]), written, DEFAULT_SCORING_SETTINGS);
    expect(score).toEqual({ recall: 0.5, points: { gradedCount: 4, ungradedCount: 0, disputedCount: 0 } });
  });

  it("weighs points by the rubric when the settings say so", () => {
    const points = graded(["hit", "miss"], [3, 1]);
    expect(scoreIntervention(points, written, DEFAULT_SCORING_SETTINGS).recall).toBe(0.5);
    expect(scoreIntervention(points, written, { ...DEFAULT_SCORING_SETTINGS, pointWeights: "rubric" }).recall).toBe(0.75);
  });

  it("is missing while a point is ungraded or disputed, and counts both", () => {
    const score = scoreIntervention(graded(["hit", "ungraded", "disputed"]), written, DEFAULT_SCORING_SETTINGS);
    expect(score).toEqual({ recall: "not_graded", points: { gradedCount: 1, ungradedCount: 2, disputedCount: 1 } });
  });

  it.each([
    ["a blank intervention", review("c1", { errorTypes: ["T01"], intervention: " \n\u0007" })],
    ["no problem", review("c1", { noProblem: true, intervention: "none" }, "no_problem")],
    ["no response", nothing("c1", "not_reached")],
    ["a response that cannot be scored", review("c1", { intervention: "text" }, "ambiguous")],
  ])("is 0 without a grade for %s", (_, recorded) => {
    const score = scoreIntervention(graded(["ungraded", "ungraded"]), recorded, DEFAULT_SCORING_SETTINGS);
    expect(score).toEqual({ recall: 0, points: { gradedCount: 0, ungradedCount: 0, disputedCount: 0 } });
  });

  it("does not exist for an item without points", () => {
    expect(scoreIntervention([], written, DEFAULT_SCORING_SETTINGS).recall).toBe("no_points");
  });
});
