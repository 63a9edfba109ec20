import { expect, test } from "vitest";
import { readSelection } from "#domain/model-run/read-selection.ts";
import { choiceItem } from "../../../support/small-study.ts";

const single = choiceItem("a1", "single-choice");
const multiple = choiceItem("b1", "multiple-choice");

test.each(["AA", "A/B", "A-D", "A or B", "A或B", "None", "CYP3A4", "维生素C", "B12", "-", "1", "A|B", "K"])("%j is ambiguous", (raw) => {
  expect(readSelection(raw, multiple)).toEqual({ state: "ambiguous", letters: [] });
});

test.each([" (Ａ) ", "&lt;A&gt;", "[A]", "*A*", "“A”", "A。", "\uFEFFA\u200B", "Ⓐ"])("%j is A", (raw) => {
  expect(readSelection(raw, single)).toEqual({ state: "ok", letters: ["A"] });
});

test("a letter beyond the options is out of range, even beside others", () => {
  expect(readSelection("AF", single).state).toBe("out_of_range");
});

test("two letters for a single choice are not cut to one", () => {
  expect(readSelection("C, A", single)).toEqual({ state: "multiple_for_single", letters: ["A", "C"] });
});

test("blank text is no answer", () => {
  expect(readSelection(" \n", single)).toEqual({ state: "no_answer", letters: [] });
});
