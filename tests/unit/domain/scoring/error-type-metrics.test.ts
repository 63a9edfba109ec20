import { describe, expect, it } from "vitest";
import { shortAnswerKey } from "../../../support/small-study.ts";
import type { ErrorType } from "#domain/exam/error-type.ts";
import type { ShortAnswerResponse } from "#domain/exam/response.ts";
import { scoreErrorTypes } from "#domain/scoring/error-type-metrics.ts";
import { DEFAULT_SCORING_SETTINGS } from "#domain/scoring/settings.ts";

const on = DEFAULT_SCORING_SETTINGS;

function given(errorTypes: readonly ErrorType[], over: Partial<ShortAnswerResponse> = {}): ShortAnswerResponse {
  return { kind: "short-answer", errorTypes, unknownTypes: [], noProblem: false, intervention: "", ...over };
}

describe("scoreErrorTypes", () => {
  it("compares types as sets", () => {
    const scores = scoreErrorTypes(shortAnswerKey("c1", ["T01", "T07"]), given(["T07", "T03"]), on);
    expect(scores).toEqual({ precision: 0.5, recall: 0.5, f1: 0.5, confusion: { tp: 1, fp: 1, fn: 1, tn: 11 } });
  });

  it("counts each label outside the list as a false type", () => {
    const scores = scoreErrorTypes(shortAnswerKey("c1", ["T01"]), given(["T01"], { unknownTypes: ["wrong strength", "other"] }), on);
    expect(scores.confusion).toEqual({ tp: 1, fp: 2, fn: 0, tn: 13 });
    expect(scores.precision).toBeCloseTo(1 / 3, 12);
  });

  it("gives 1 on a clean item only for an explicit no problem", () => {
    const clean = shortAnswerKey("c1", []);
    expect(scoreErrorTypes(clean, given([], { noProblem: true }), on).f1).toBe(1);
    expect(scoreErrorTypes(clean, given([]), on).f1).toBe(0);
    expect(scoreErrorTypes(clean, null, on).f1).toBe(0);
    expect(scoreErrorTypes(clean, given([], { noProblem: true, unknownTypes: ["other"] }), on).f1).toBe(0);
  });

  it("gives 0 for no problem on an item with one", () => {
    expect(scoreErrorTypes(shortAnswerKey("c1", ["T01"]), given([], { noProblem: true }), on)).toMatchObject({
      precision: 0,
      recall: 0,
      f1: 0,
    });
  });

  it("counts an accepted alternate as the gold type, by setting", () => {
    const key = shortAnswerKey("c1", ["T01"], { alternates: [{ accept: "T14", insteadOf: "T01" }] });
    expect(scoreErrorTypes(key, given(["T14"]), on).f1).toBe(1);
    expect(scoreErrorTypes(key, given(["T01", "T14"]), on).f1).toBe(1);
    expect(scoreErrorTypes(key, given(["T14"]), { ...on, acceptedAlternates: "off" }).f1).toBe(0);
  });

  it("keeps an alternate that is itself a gold type", () => {
    const key = shortAnswerKey("c1", ["T01", "T14"], { alternates: [{ accept: "T14", insteadOf: "T01" }] });
    expect(scoreErrorTypes(key, given(["T14"]), on).recall).toBe(0.5);
  });

  it("takes neutral types out of both sets, by setting", () => {
    const key = shortAnswerKey("c1", ["T01", "T13"], { neutral: ["T13", "T05"] });
    expect(scoreErrorTypes(key, given(["T01", "T05"]), on)).toMatchObject({ f1: 1, confusion: { tp: 1, fp: 0, fn: 0, tn: 11 } });
    expect(scoreErrorTypes(key, given(["T01", "T05"]), { ...on, neutralTypes: "off" }).f1).toBe(0.5);
  });
});
