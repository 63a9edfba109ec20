import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../../scripts/paths.mjs";

const DIST = join(ROOT, "dist");

/** The parts of a key whose wording tells what is right. */
const SECRET_FIELDS = new Set(["canary", "rationale", "rationales", "reference", "points", "explanation", "whyClean", "fact"]);

const built = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const exams = readdirSync(join(ROOT, "exams"));

describe("dist", () => {
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
    const paper = readFileSync(join(ROOT, "exams", examId, "paper.json"), "utf8");
    const secrets = [...secretTexts(key, "ordinary")]
      .filter(({ kind, text }) => kind === "secret" || isTelling(text, paper))
      .map(({ text }) => text);
    expect(secrets.length).toBeGreaterThan(20);
    expect(built.flatMap((path) => found(path, secrets))).toEqual([]);
  });

  it("holds neither the office file nor a private key nor any code", () => {
    const { office } = JSON.parse(readFileSync(join(ROOT, ".keys", "pilot-office.json"), "utf8")) as {
      office: Record<"roster" | "startCodes" | "grantCodes", { code: string }[]> & { privateKey: string };
    }; // written by our own build a moment ago
    const codes = [...office.roster, ...office.startCodes, ...office.grantCodes].map(({ code }) => code);
    const secrets = [office.privateKey, ...codes];
    expect(secrets.length).toBe(1 + 30 + 3 + 30 * 10);
    expect(built.flatMap((path) => found(path, secrets))).toEqual([]);
  });

  it("holds no demo study", () => {
    expect(built.filter((path) => /^demo|office.*\.json$|key\.json$/i.test(path.slice(DIST.length + 1)))).toEqual([]);
  });
});

function* allTexts(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null) for (const child of Object.values(value)) yield* allTexts(child);
}

interface KeyText {
  readonly kind: "ordinary" | "secret" | "wording";
  readonly text: string;
}

/** Every text below a secret field, in all languages. Accepted wordings of an answer point are often single, ordinary words. */
function* secretTexts(value: unknown, kind: KeyText["kind"]): Generator<KeyText> {
  if (typeof value === "string") {
    if (kind !== "ordinary" && value.length > 3) yield { kind, text: value };
  } else if (typeof value === "object" && value !== null) {
    for (const [name, child] of Object.entries(value)) yield* secretTexts(child, kindBelow(name, kind));
  }
}

function kindBelow(name: string, kind: KeyText["kind"]): KeyText["kind"] {
  if (kind === "secret" && name === "accept") return "wording";
  return kind === "ordinary" && SECRET_FIELDS.has(name) ? "secret" : kind;
}

/** A wording that the paper itself uses, or a short one such as "reduce the dose", says nothing by standing in the app. */
function isTelling(wording: string, paper: string): boolean {
  return wording.length >= 12 && !paper.includes(wording);
}

/** Looks for a text as it is and as it stands inside a quoted string or with all but ASCII escaped. */
function found(path: string, secrets: readonly string[]): readonly string[] {
  const text = readFileSync(path, "utf8");
  return secrets.filter((secret) => spellings(secret).some((spelling) => text.includes(spelling))).map((secret) => `${path}: ${secret}`);
}

function spellings(secret: string): readonly string[] {
  const quoted = JSON.stringify(secret).slice(1, -1);
  const escaped = quoted.replace(/[^ -~]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return [...new Set([secret, quoted, escaped, JSON.stringify(escaped).slice(1, -1)])];
}
