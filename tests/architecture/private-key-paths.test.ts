import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../scripts/paths.mjs";

const SOURCES = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, "src", path), "utf8") }));

/** The office file holds the private key in plain: who may write one. */
const OFFICE_WRITERS = ["cli/study-command.ts", "formats/office-file.ts", "workflows/simulate-study.ts"];
test("only the command line and the simulation write a private key in plain", () => {
  const writers = SOURCES.filter(({ text }) => /\bwriteOfficeFile\b/.test(text)).map(({ path }) => path);
  expect(writers.sort()).toEqual(OFFICE_WRITERS);
  const simulating = SOURCES.filter(({ path, text }) => path.startsWith("ui/") && text.includes("simulate-study")).map(({ path }) => path);
  expect(simulating).toEqual([]);
});
