import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { projectPath } from "../e2e/project-files.ts";

const SUBMISSION_PAGE = read("docs/formats/submission-file.md");

describe("the pages on formats", () => {
  test("name every sort of fact of a record with its fields", () => {
    const facts = [...read("src/domain/sitting/sitting-event.ts").matchAll(/readonly type: "([a-z-]+)"(.*)\}/g)];
    const documented = [...SUBMISSION_PAGE.matchAll(/^\| `([a-z-]+)`(?: \{([^}]*)\})? \| /gm)].map(([, type, fields]) => [
      type,
      fields ?? "",
    ]);
    expect(facts.length).toBeGreaterThan(20);
    const inCode = facts.map(([, type, fields = ""]) => [
      type,
      [...fields.matchAll(/readonly (\w+):/g)].map(([, name]) => name).join(", "),
    ]);
    expect(documented.filter(([type]) => facts.some(([, fact]) => fact === type)).sort()).toEqual(inCode.sort());
  });

  test("name every issue of a submission", () => {
    const folder = "src/domain/submission";
    const sources = readdirSync(projectPath(folder)).map((name) => read(`${folder}/${name}`));
    const codes = sources.flatMap((source) => [...source.matchAll(/"(submission-[a-z-]+)"/g)].map(([, code = ""]) => code));
    expect(codes.length).toBeGreaterThan(10);
    expect([...new Set(codes)].filter((code) => !SUBMISSION_PAGE.includes(`\`${code}\``))).toEqual([]);
  });
});

function read(path: string): string {
  return readFileSync(projectPath(path), "utf8");
}
