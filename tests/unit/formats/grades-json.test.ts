import { expect, test } from "vitest";
import { readGradesJson, writeGradesJson } from "#formats/grades-json.ts";
import { codesOf } from "../../support/codes-of.ts";
import { editJson } from "../../support/edit-json.ts";
import { gradesOf, shortAnswerItem, smallExam } from "../../support/small-study.ts";

const exam = smallExam([shortAnswerItem("c1")]);
const grades = gradesOf("run-1", "c1", [1, 0]);
const facts = { appVersion: "0.1.0", examId: exam.examId, examHash: exam.examHash, simulated: false };
const file = { name: "grades.json", bytes: writeGradesJson({ ...facts, grades }) };

test("what is written is read, in order", () => {
  expect(readGradesJson(file, exam)).toEqual({ ok: true, value: grades });
});

test.each([
  ["grades-exam-foreign", (text: string) => text.replace("eeee", "ffff")],
  ["grades-item-unknown", (text: string) => text.replace('"c1"', '"c9"')],
  ["field-type", (text: string) => text.replace("true", '"yes"')],
  ["field-unknown", (text: string) => text.replace('"hit"', '"grader": "x", "hit"')],
])("%s", (code, edit) => {
  expect(codesOf(readGradesJson(editJson(file, edit), exam))).toEqual([code]);
});
