import { describe, expect, it } from "vitest";
import golden from "../../../golden/golden-stats.json" with { type: "json" };
import { precisionRecallF1 } from "#domain/scoring/confusion.ts";
import { totalOf } from "#domain/scoring/total.ts";
import { mean } from "#stats/mean.ts";

const reference = golden.short_answer_total[0];
/** Items with a problem; clean ones never reach this rule. */
const cases = (reference?.cases ?? []).filter((one) => one.gold.length > 0);

function parts(one: { pred: readonly string[]; gold: readonly string[]; hit: number; points: number }) {
  const tp = one.pred.filter((type) => one.gold.includes(type)).length;
  const confusion = { tp, fp: one.pred.length - tp, fn: one.gold.length - tp, tn: 0 };
  return { errorTypeF1: precisionRecallF1(confusion).f1, confusion, intervention: one.hit / one.points };
}

describe("totalOf", () => {
  it.each(cases)("equals the reference under all three zero rules: $pred against $gold", (one) => {
    expect(parts(one).errorTypeF1).toBeCloseTo(one.error_type_f1, 12);
    expect(totalOf(parts(one), "not-exact")).toBeCloseTo(one.total_gate_exact, 12);
    expect(totalOf(parts(one), "no-overlap")).toBeCloseTo(one.total_gate_any_overlap, 12);
    expect(totalOf(parts(one), "any-false-type")).toBeCloseTo(one.total_gate_no_false_positive, 12);
  });

  it("gives the reference's means with its clean items added", () => {
    const cleanTotals = [1, 0];
    const totals = cases.map((one) => Number(totalOf(parts(one), "no-overlap")));
    expect(mean([...totals, ...cleanTotals])).toBeCloseTo(reference?.means.total_gate_any_overlap ?? NaN, 12);
  });

  it("is missing while the intervention is, even when the error type is wrong", () => {
    const confusion = { tp: 0, fp: 1, fn: 1, tn: 12 };
    expect(totalOf({ errorTypeF1: 0, confusion, intervention: "not_graded" }, "no-overlap")).toBe("not_graded");
  });

  it("calls an empty set of types wrong under the loosest reading of false types", () => {
    expect(totalOf({ errorTypeF1: 0, confusion: { tp: 0, fp: 0, fn: 1, tn: 13 }, intervention: 1 }, "any-false-type")).toBe(0);
  });
});
