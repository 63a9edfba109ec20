import { expect, it } from "vitest";
import { gradesOf } from "../../../support/small-study.ts";
import { pointHitsOf } from "#domain/scoring/point-hits.ts";

it("finds a submission's own grades", () => {
  const hits = pointHitsOf("P1", [...gradesOf("P1", "c1", [1, 0]), ...gradesOf("P2", "c1", [0, 1])]);
  expect([hits("c1", "p1"), hits("c1", "p2"), hits("c2", "p1")]).toEqual(["hit", "miss", "ungraded"]);
});

it("counts several grades of a point only when they agree", () => {
  const hits = pointHitsOf("P1", [...gradesOf("P1", "c1", [1, 0]), ...gradesOf("P1", "c1", [1, 1]), ...gradesOf("P1", "c1", [1, 0])]);
  expect([hits("c1", "p1"), hits("c1", "p2")]).toEqual(["hit", "disputed"]);
});
