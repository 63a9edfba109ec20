import { describe, expect, it } from "vitest";
import { decisionInForce, invalidSectionsOf, noteProblem, type ValidityDecision } from "#domain/cohort/validity.ts";

const decided = (submissionId: string, sectionId: string, reason: ValidityDecision["reason"]): ValidityDecision => {
  return { submissionId, sectionId, reason, note: "", decidedAtMs: 1 };
};
const DECISIONS = [
  decided("s1", "C", "interrupted"),
  decided("s1", "A", "language"),
  decided("s2", "A", "left-early"),
  decided("s1", "A", "clock-doubt"),
  decided("s1", "C", null),
];

describe("validity", () => {
  it("leaves every section valid where nothing was decided", () => {
    expect(invalidSectionsOf([], "s1")).toEqual([]);
    expect(decisionInForce(DECISIONS, { submissionId: "s2", sectionId: "B" })).toBeNull();
  });

  it("lets the last decision on a section stand, also one that takes the others back", () => {
    expect(invalidSectionsOf(DECISIONS, "s1")).toEqual([{ sectionId: "A", reason: "clock-doubt" }]);
    expect(decisionInForce(DECISIONS, { submissionId: "s1", sectionId: "A" })?.reason).toBe("clock-doubt");
    expect(decisionInForce(DECISIONS, { submissionId: "s1", sectionId: "C" })?.reason).toBeNull();
  });

  it("names the sections in order, and those of no other submission", () => {
    const both = [...DECISIONS, decided("s1", "C", "other")];
    expect(invalidSectionsOf(both, "s1").map(({ sectionId }) => sectionId)).toEqual(["A", "C"]);
    expect(invalidSectionsOf(both, "s2")).toEqual([{ sectionId: "A", reason: "left-early" }]);
  });

  it("asks for a note where the code says nothing, and for a short one", () => {
    expect(noteProblem({ reason: "other", note: " " })).toBe("missing");
    expect(noteProblem({ reason: "other", note: "flood" })).toBeNull();
    expect(noteProblem({ reason: "interrupted", note: "" })).toBeNull();
    expect(noteProblem({ reason: null, note: "x".repeat(201) })).toBe("long");
  });
});
