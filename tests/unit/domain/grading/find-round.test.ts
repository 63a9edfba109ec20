import { expect, test } from "vitest";
import { findRound } from "#domain/grading/find-round.ts";
import { codesOf } from "../../../support/codes-of.ts";

const returned = { fileName: "g.xlsx", roundId: "R1", examHash: "e", rows: [] };

test("finds the round the workbook names", () => {
  expect(findRound(returned, { examHash: "e", rounds: [{ roundId: "R0" }, { roundId: "R1" }] })).toEqual({
    ok: true,
    value: { roundId: "R1" },
  });
});

test("grading-exam-foreign: another version of the exam", () => {
  expect(codesOf(findRound(returned, { examHash: "f", rounds: [{ roundId: "R1" }] }))).toEqual(["grading-exam-foreign"]);
});

test("grading-round-unknown: a round made elsewhere", () => {
  expect(codesOf(findRound(returned, { examHash: "e", rounds: [] }))).toEqual(["grading-round-unknown"]);
});
