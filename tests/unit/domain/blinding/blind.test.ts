import { expect, test } from "vitest";
import { blind, gradedId } from "#domain/blinding/blind.ts";
import { gradedTextHash } from "#domain/blinding/graded-text.ts";
import {
  modelSubmissionOf,
  review,
  shortAnswerItem,
  shortAnswerKey,
  smallExam,
  smallKey,
  submissionOf,
} from "../../../support/small-study.ts";

const exam = smallExam([shortAnswerItem("c1"), shortAnswerItem("c2"), shortAnswerItem("clean")]);
const key = smallKey([shortAnswerKey("c1", ["T01"]), shortAnswerKey("c2", ["T02"]), shortAnswerKey("clean", [])]);
const both = (text: string) => ["c1", "c2", "clean"].map((id) => review(id, { errorTypes: ["T02", "T01"], intervention: text }));
const people = Array.from({ length: 12 }, (_, index) => submissionOf(`p${index}`, both(`text ${index}`)));
const submissions = [...people, modelSubmissionOf("m", both("model text"))];

test("every response to an item with points gets one row, and the codebook undoes it", () => {
  const { rows, codebook } = blind({ submissions, exam, key, seed: "s" });
  expect(rows.map((row) => row.itemId)).toEqual([...Array<string>(13).fill("c1"), ...Array<string>(13).fill("c2")]);
  const unblinded = codebook.entries.map((entry, index) => [entry.code, entry.submissionId, rows[index]?.text]);
  expect(unblinded).toContainEqual([rows.find((row) => row.text === "text 3")?.code, "p3", "text 3"]);
  expect(codebook.entries.every((entry, index) => entry.textHash === gradedTextHash(rows[index]?.text ?? ""))).toBe(true);
});

test("blank, “no problem” and ungradable responses need no row", () => {
  const odd = submissionOf("odd", [
    review("c1", { errorTypes: ["T01"], intervention: " \n\t" }),
    review("c2", { noProblem: true, intervention: "fine" }, "no_problem"),
  ]);
  const contradictory = submissionOf("both", [review("c1", { noProblem: true, errorTypes: ["T01"], intervention: "x" }, "contradictory")]);
  expect(blind({ submissions: [odd, contradictory], exam, key, seed: "s" }).rows).toEqual([]);
});

test("responses graded already are left out", () => {
  const graded = new Set(people.map((person) => gradedId(person.submissionId, "c1")));
  const { codebook } = blind({ submissions, exam, key, seed: "s", graded });
  expect(codebook.entries.filter((entry) => entry.itemId === "c1").map((entry) => entry.submissionId)).toEqual(["m"]);
});

test("codes and order depend on the seed and not on the order of the submissions", () => {
  const first = blind({ submissions, exam, key, seed: "s" });
  expect(blind({ submissions: [...submissions].reverse(), exam, key, seed: "s" })).toEqual(first);
  const second = blind({ submissions, exam, key, seed: "t" });
  const orderOf = (blinded: typeof first) => blinded.codebook.entries.map((entry) => entry.submissionId);
  expect(orderOf(second)).not.toEqual(orderOf(first));
  expect(new Set([...first.rows, ...second.rows].map((row) => row.code)).size).toBe(52);
});

test("labels outside the list, which only models have, are not shown; types stand in official order", () => {
  const model = modelSubmissionOf("m", [review("c1", { errorTypes: ["T09", "T02"], unknownTypes: ["giveaway"], intervention: "x" })]);
  const { rows } = blind({ submissions: [model], exam, key, seed: "s" });
  expect(rows[0]?.errorTypes).toEqual(["T02", "T09"]);
  expect(JSON.stringify(rows)).not.toContain("giveaway");
});
