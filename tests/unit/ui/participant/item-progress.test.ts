import { describe, expect, it } from "vitest";
import { openSitting, type Sitting } from "#domain/sitting/sitting.ts";
import { countProgress, itemProgress } from "#ui/participant/item-progress.ts";
import { PAGE_EXAM } from "../../../support/participant-app.tsx";
import { choice, shortAnswer, typesOnly } from "../../../support/sitting-facts.ts";
import { START } from "../../../support/sitting-record.ts";

const SITTING: Sitting = {
  ...openSitting(START, ""),
  visited: new Set(["a1", "a2", "b1", "c1"]),
  flagged: new Set(["a1", "c2"]),
  responses: new Map([
    ["a1", choice("B")],
    ["b1", choice()],
    ["c1", typesOnly("T07")],
  ]),
};

describe("itemProgress", () => {
  it("tells answered, half-answered, seen but unanswered, and unseen items apart", () => {
    expect(itemProgress(PAGE_EXAM, SITTING).map(({ number, state, flagged }) => [number, state, flagged])).toEqual([
      [1, "answered", true],
      [2, "unanswered", false],
      [3, "unanswered", false],
      [4, "half-answered", false],
      [5, "unseen", true],
    ]);
  });

  it("says what a half-answered item lacks", () => {
    expect(itemProgress(PAGE_EXAM, SITTING)[3]?.missing).toBe("intervention");
    const onlyText = { ...SITTING, responses: new Map([["c1", shortAnswer({ intervention: "stop it" })]]) };
    expect(itemProgress(PAGE_EXAM, onlyText)[3]?.missing).toBe("error-types");
  });

  it("counts an unseen item that has a response by its response", () => {
    const blind = { ...SITTING, visited: new Set<string>() };
    expect(itemProgress(PAGE_EXAM, blind)[0]?.state).toBe("answered");
  });
});

describe("countProgress", () => {
  it("counts every item once, and flags beside that", () => {
    expect(countProgress(itemProgress(PAGE_EXAM, SITTING))).toEqual({
      answered: 1,
      "half-answered": 1,
      unanswered: 2,
      unseen: 1,
      flagged: 2,
    });
  });
});
