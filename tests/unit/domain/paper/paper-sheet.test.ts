import { expect, test } from "vitest";
import type { Response } from "#domain/exam/response.ts";
import { initialsProblem, paperSheetOf, tidyInitials, tidyResponse, withItem, type PaperEntry } from "#domain/paper/paper-sheet.ts";

const review: Extract<Response, { kind: "short-answer" }> = {
  kind: "short-answer",
  errorTypes: [],
  unknownTypes: [],
  noProblem: false,
  intervention: "",
};

test("tidies a response to its official order, each mark once, and text to what is read", () => {
  expect(tidyResponse({ kind: "choice", letters: ["C", "A", "C"] })).toEqual({ kind: "choice", letters: ["A", "C"] });
  expect(tidyResponse({ ...review, errorTypes: ["T05", "T01"], intervention: " stop \r\n  it\u0000 " })).toEqual({
    ...review,
    errorTypes: ["T01", "T05"],
    intervention: "stop it",
  });
});

test("takes a form with nothing in it for a blank, and a stated no problem for a response", () => {
  expect(tidyResponse({ kind: "choice", letters: [] })).toBeNull();
  expect(tidyResponse({ ...review, intervention: " \n" })).toBeNull();
  expect(tidyResponse(null)).toBeNull();
  expect(tidyResponse({ ...review, noProblem: true })).toEqual({ ...review, noProblem: true });
});

test("asks for initials of somebody else, and keeps them in capitals", () => {
  expect(tidyInitials(" ab ")).toBe("AB");
  expect(initialsProblem("  ", null)).toBe("missing");
  expect(initialsProblem("ABCDEFGHI", null)).toBe("long");
  expect(initialsProblem("ab", "AB")).toBe("same");
  expect(initialsProblem("cd", "AB")).toBeNull();
});

test("puts the parts of one code together and replaces an item", () => {
  const first: PaperEntry = { part: "first", code: "P", by: "AB", responses: [], changedAtMs: 1, finishedAtMs: null };
  const settled = [{ itemId: "a", response: null, by: "CD", atMs: 2 }];
  const parts = [first, { ...first, code: "Q" }, { part: "settled", code: "P", settled, changedAtMs: 2 } as const];
  expect(paperSheetOf(parts, "P")).toEqual({ first, second: null, settled });
  expect(withItem(settled, { itemId: "a", response: null, by: "EF", atMs: 3 })).toEqual([
    { itemId: "a", response: null, by: "EF", atMs: 3 },
  ]);
});
