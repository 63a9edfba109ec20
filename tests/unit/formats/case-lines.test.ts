import { expect, test } from "vitest";
import { caseLines } from "#formats/case-lines.ts";
import { workbookTexts } from "#formats/workbook-texts.ts";
import type { Language } from "#lib/language.ts";
import { pilotExam } from "../../support/pilot-package.ts";
import { shortAnswerItem } from "../../support/small-study.ts";

const linesOf = (item: ReturnType<typeof shortAnswerItem>, language: Language = "en") =>
  caseLines(item, { language, texts: workbookTexts(language).grading.patient });
const item = shortAnswerItem("c1");

test("every text of a case is told, in both languages", () => {
  for (const language of ["en", "zh"] as const) {
    for (const review of pilotExam().items.filter((each) => each.kind === "short-answer")) {
      const told = linesOf(review, language).join("\n");
      const texts = [
        review.visit,
        review.patient.age,
        ...review.diagnoses.map((diagnosis) => diagnosis.text),
        ...review.labs.flatMap((lab) => [lab.name, lab.value]),
        ...review.prescription.lines.flatMap((line) => Object.values(line).flatMap((text) => (text === null ? [] : [text]))),
      ];
      expect(texts.map((text) => text[language]).filter((text) => !told.includes(text))).toEqual([]);
    }
  }
});

test("“none known” and “not recorded” are different things", () => {
  expect(linesOf({ ...item, allergies: [] })).toContain("Allergies: none known");
  expect(linesOf({ ...item, allergies: null })).toContain("Allergies: not recorded");
  expect(linesOf({ ...item, allergies: null }, "zh")).toContain("过敏史：未记录");
});

test("missing signatures are named", () => {
  expect(linesOf(item).at(-1)).toBe("Not signed by: reviewer, dispenser");
});
