import { expect, it } from "vitest";
import { letters, nothing, review } from "../../../support/small-study.ts";
import { needsGrades } from "#domain/submission/needs-grades.ts";

it("needs grades for a written intervention", () => {
  expect(needsGrades(review("c1", { errorTypes: ["T01"], intervention: "halve it" }))).toBe(true);
  expect(needsGrades(review("c1", { unknownTypes: ["x"], intervention: "halve it" }, "unknown_type"))).toBe(true);
});

it("needs none for blanks, no problem, choices and responses that cannot be scored", () => {
  expect(needsGrades(review("c1", { errorTypes: ["T01"], intervention: " \u0000" }))).toBe(false);
  expect(needsGrades(review("c1", { noProblem: true, intervention: "none" }, "no_problem"))).toBe(false);
  expect(needsGrades(letters("a1", "B"))).toBe(false);
  expect(needsGrades(nothing("c1"))).toBe(false);
  expect(needsGrades(review("c1", { intervention: "text" }, "ambiguous"))).toBe(false);
});
