import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { errorAt } from "#lib/issue.ts";
import { issueText, placeText } from "#texts/issue-text.ts";

const SRC = new URL("../../../src/", import.meta.url);
const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith("texts"))
  .map((path) => readFileSync(new URL(path, SRC), "utf8"));

/** Codes of every issue made anywhere: the literals of the first argument, those of a conditional too. */
const codes = [
  ...new Set(
    sources.flatMap((source) => [...source.matchAll(/(?:errorAt|warningAt)\(([^,]*?),/gs)].flatMap(([, first = ""]) => literalsOf(first))),
  ),
];

function literalsOf(argument: string): string[] {
  return [...argument.matchAll(/"([a-z]+(?:-[a-z0-9]+)+)"/g)].map(([, code = ""]) => code);
}

test("codes are found at all", () => {
  expect(codes.length).toBeGreaterThan(120);
});

describe.each(["en", "zh"] as const)("issues in %s", (language) => {
  test("every code in use has words of its own", () => {
    const wordless = codes.filter((code) => issueText(errorAt(code, {}), language) === code);
    expect(wordless).toEqual([]);
  });

  test("placeholders are filled from the issue", () => {
    const issue = errorAt("roster-rank-unknown", {}, { code: "P7K3-QH", rank: "chief" });
    expect(issueText(issue, language)).toMatch(/P7K3-QH.*chief/);
    expect(issueText(issue, language)).not.toContain("{{");
  });
});

test("a code of a newer application is shown as it is", () => {
  expect(issueText(errorAt("from-the-future", {}), "en")).toBe("from-the-future");
});

test("a place is told from file to cell", () => {
  expect(placeText({ file: "a.xlsx", sheet: "C01", cell: "E7" }, "en")).toBe("a.xlsx, sheet C01, cell E7");
  expect(placeText({ file: "a.json", path: "items[3].stem" }, "zh")).toBe("a.json，items[3].stem");
  expect(placeText({}, "en")).toBe("");
});
