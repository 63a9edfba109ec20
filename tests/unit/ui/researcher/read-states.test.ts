import { describe, expect, it } from "vitest";
import { readStates } from "#ui/researcher/read-states.ts";
import { letters, nothing } from "../../../support/small-study.ts";

describe("readStates", () => {
  const responses = [
    { ...letters("a1", "A"), raw: "A" },
    { ...nothing("a2", "ambiguous"), raw: "B or C" },
    { ...nothing("a3", "no_answer"), raw: null },
    { ...nothing("a4", "no_answer"), raw: "  " },
    { ...letters("a5", "B", "unknown_type"), raw: "Error type: Other" },
  ];

  it("counts what is scored for what it says", () => {
    expect(readStates({ responses }).readCount).toBe(2);
  });

  it("counts every state, the commonest first", () => {
    expect(readStates({ responses }).states[0]).toEqual({ state: "no_answer", count: 2 });
    expect(readStates({ responses }).states.reduce((sum, { count }) => sum + count, 0)).toBe(responses.length);
  });

  it("lists texts that could not be taken as they are, and no item without any output", () => {
    expect(readStates({ responses }).toLookAt.map(({ itemId }) => itemId)).toEqual(["a2", "a4", "a5"]);
  });
});
