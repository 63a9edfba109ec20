import { describe, expect, it } from "vitest";
import { shortAnswerOf, withErrorType, withLetter, withNoProblem, withoutNoProblem } from "#ui/participant/response-edit.ts";
import { choice, shortAnswer } from "../../../support/sitting-facts.ts";
import { choiceItem } from "../../../support/small-study.ts";

describe("withLetter", () => {
  it("replaces the letter of a single-choice item", () => {
    expect(withLetter(choiceItem("a1", "single-choice"), choice("A"), "C")).toEqual(choice("C"));
  });

  it("adds a letter to a multiple-choice item in order, and takes it away again", () => {
    const item = choiceItem("b1", "multiple-choice");
    const both = withLetter(item, choice("C"), "A");
    expect(both).toEqual(choice("A", "C"));
    expect(withLetter(item, both, "C")).toEqual(choice("A"));
  });
});

describe("error types and no problem", () => {
  it("keeps error types in their official order", () => {
    const later = withErrorType(shortAnswerOf(undefined), "T11");
    expect(withErrorType(later, "T02").errorTypes).toEqual(["T02", "T11"]);
  });

  it("unticks an error type", () => {
    expect(withErrorType(shortAnswerOf(shortAnswer({ errorTypes: ["T02"] })), "T02").errorTypes).toEqual([]);
  });

  it("sets error types aside for no problem and keeps the intervention", () => {
    const before = shortAnswerOf(shortAnswer({ errorTypes: ["T02"], intervention: "lower the dose" }));
    const none = withNoProblem(before);
    expect(none).toMatchObject({ noProblem: true, errorTypes: [], intervention: "lower the dose" });
    expect(withoutNoProblem(none, before.errorTypes)).toEqual(before);
  });

  it("unticks no problem when an error type is chosen", () => {
    expect(withErrorType(shortAnswerOf(shortAnswer({ noProblem: true })), "T05")).toMatchObject({ noProblem: false, errorTypes: ["T05"] });
  });
});
