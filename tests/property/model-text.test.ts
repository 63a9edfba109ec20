import fc from "fast-check";
import { expect, test } from "vitest";
import { ERROR_TYPES } from "#domain/exam/error-type.ts";
import { readSelection } from "#domain/model-run/read-selection.ts";
import { readShortAnswer } from "#domain/model-run/read-short-answer.ts";
import { errorTypes as english } from "#texts/en/error-types.ts";
import { errorTypes as chinese } from "#texts/zh/error-types.ts";
import { choiceItem } from "../support/small-study.ts";
import parseCases from "../golden/parse-cases.json" with { type: "json" };

const LETTERS = [..."ABCDEFGHIJ"];
const choiceCases = parseCases.cases.filter((each) => each.task !== "short" && /^[\sA-Ja-jＡ-Ｊ,、.<>]+$/.test(each.raw));
const relettering = fc.shuffledSubarray(LETTERS, { minLength: 10, maxLength: 10 });

test("a relettered text gives the relettered selection: no rule is keyed to a letter", () => {
  fc.assert(
    fc.property(relettering, fc.constantFrom(...choiceCases), (order, { raw, task }) => {
      const item = choiceItem("x", task === "single" ? "single-choice" : "multiple-choice", 10);
      const mapped = (letter: string): string => order[LETTERS.indexOf(letter)] ?? letter;
      const rewritten = raw.normalize("NFKC").replace(/[A-Ja-j]/g, (letter) => mapped(letter.toUpperCase()));
      const before = readSelection(raw, item);
      expect(readSelection(rewritten, item)).toEqual({ state: before.state, letters: before.letters.map(mapped).sort() });
    }),
  );
});

test("letters are read whatever their order, case, width and separators, and never beyond the options", () => {
  const separators = fc.constantFrom("", ", ", "、", " ", "；", "\n", " and ", "和");
  fc.assert(
    fc.property(fc.shuffledSubarray([..."ABCDE"], { minLength: 1 }), separators, fc.boolean(), (letters, separator, isWide) => {
      const wide = (letter: string): string => (isWide ? String.fromCharCode(letter.charCodeAt(0) + 0xfee0) : letter.toLowerCase());
      const reading = readSelection(letters.map(wide).join(separator), choiceItem("x", "multiple-choice"));
      expect(reading).toEqual({ state: "ok", letters: [...letters].sort() });
    }),
  );
});

test("any text is read without throwing, and only whole letters give letters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (text) => {
      const { state, letters } = readSelection(text, choiceItem("x", "single-choice"));
      if (state === "ambiguous" || state === "no_answer") expect(letters).toEqual([]);
      expect(["ok", "ambiguous", "no_answer", "out_of_range", "multiple_for_single"]).toContain(state);
      readShortAnswer(text);
    }),
  );
});

test("official names of any types, in either language and order, are all found, the intervention verbatim", () => {
  const field = fc.record({
    types: fc.shuffledSubarray([...ERROR_TYPES], { minLength: 1 }),
    isChinese: fc.boolean(),
    isReversed: fc.boolean(),
    separator: fc.constantFrom("; ", "；", "，", ", ", "、", "\n"),
    intervention: fc.constantFrom("m² and ½ tablet", "停用，改用其他", "1. first\n2. second"),
  });
  fc.assert(
    fc.property(field, ({ types, isChinese, isReversed, separator, intervention }) => {
      const names = types.map((type) => (isChinese ? chinese : english)[type].name).join(separator);
      const lines = [
        isChinese ? `问题类型：${names}` : `Problem Type: ${names}`,
        isChinese ? `干预建议：${intervention}` : `Intervention Suggestion: ${intervention}`,
      ];
      const { state, response } = readShortAnswer((isReversed ? lines.reverse() : lines).join("\n"));
      expect(state).toBe("ok");
      expect(response).toMatchObject({ errorTypes: ERROR_TYPES.filter((type) => types.includes(type)), unknownTypes: [], intervention });
    }),
  );
});
