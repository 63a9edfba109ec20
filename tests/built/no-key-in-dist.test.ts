import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { StudyOffice } from "#domain/study/study.ts";
import { ROOT } from "../../scripts/paths.mjs";
import { keySecrets, officeSecrets, spellings } from "../support/secrets.ts";

const DIST = join(ROOT, "dist");

const built = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const textsByPath = new Map<string, string>();
const exams = readdirSync(join(ROOT, "exams"));
// Written by our own build a moment ago.
const { office } = JSON.parse(readFileSync(join(ROOT, ".keys", "pilot-office.json"), "utf8")) as { office: StudyOffice };

// Some hundred codes are looked for in several MB: seconds on a machine that has other work.
describe("dist", { timeout: 60_000 }, () => {
  it("holds the app, its service worker, its source maps and the study, whose exam is under lock", () => {
    const names = built.map((path) => path.slice(DIST.length + 1));
    expect(names).toEqual(expect.arrayContaining(["index.html", "service-worker.js", "studies/pilot.json"]));
    expect(names.filter((name) => /paper\.json$/.test(name))).toEqual(["practice/paper.json"]);
    expect(names.some((name) => name.endsWith(".js.map"))).toBe(true);
  });

  it.each(exams)("case 25: holds no readable text of the paper of exam %s", (examId) => {
    const { items } = JSON.parse(readFileSync(join(ROOT, "exams", examId, "paper.json"), "utf8")) as { items: unknown }; // ours
    // Names of drugs and units are words of the language; what is longer than a few of them is the exam's own.
    const texts = [...new Set([...allTexts(items)].filter((text) => text.length > 24 || /[\u4e00-\u9fff]{9}/.test(text)))];
    expect(texts.length).toBeGreaterThan(80);
    expect(built.flatMap((path) => found(path, texts))).toEqual([]);
  });

  it.each(exams)("case 25: holds nothing of the key of exam %s", (examId) => {
    const key: unknown = JSON.parse(readFileSync(join(ROOT, "exams", examId, "key.json"), "utf8"));
    const secrets = keySecrets(key, readFileSync(join(ROOT, "exams", examId, "paper.json"), "utf8"));
    expect(secrets.length).toBeGreaterThan(20);
    expect(built.flatMap((path) => found(path, secrets))).toEqual([]);
  });

  it("holds neither the office file nor a private key nor any code", () => {
    const { codes } = officeSecrets(office);
    expect(codes.length).toBe(1 + 30 + 3 + 30 * 10);
    expect(built.flatMap((path) => found(path, codes))).toEqual([]);
  });

  it("tells those who sit an exam neither ranks nor sites: not in a study's file, not in a script they fetch", () => {
    const { rankTitles, values } = officeSecrets(office);
    expect([rankTitles.length, values.length]).toEqual([4, 6]);
    const quoted = values.flatMap((value) => ['"', "'", "`"].map((quote) => `${quote}${value}${quote}`));
    const paths = built.filter((path) => /(studies|practice)[\\/][^\\/]+\.json$/.test(path)).concat(participantScripts());
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.flatMap((path) => found(path, [...rankTitles, ...quoted]))).toEqual([]);
  });

  it("holds no demo study", () => {
    expect(built.filter((path) => /^demo|office.*\.json$|key\.json$/i.test(path.slice(DIST.length + 1)))).toEqual([]);
  });
});

/** Every script that the pages of an exam, of the check and of the practice fetch, as the size check knows them. */
function participantScripts(): readonly string[] {
  const budgets = createRequire(import.meta.url)("../../.size-limit.cjs") as readonly {
    readonly name: string;
    readonly path: readonly string[];
  }[];
  return budgets.filter(({ name }) => /practice/.test(name)).flatMap(({ path }) => path.map((file) => join(ROOT, file)));
}

function* allTexts(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null) for (const child of Object.values(value)) yield* allTexts(child);
}

function textOf(path: string): string {
  const text = textsByPath.get(path) ?? readFileSync(path, "utf8");
  textsByPath.set(path, text);
  return text;
}

function found(path: string, secrets: readonly string[]): readonly string[] {
  const text = textOf(path);
  return secrets.filter((secret) => spellings(secret).some((spelling) => text.includes(spelling))).map((secret) => `${path}: ${secret}`);
}
