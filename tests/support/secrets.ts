import type { StudyOffice } from "#domain/study/study.ts";

/** The parts of a key whose wording tells what is right. */
const SECRET_FIELDS = new Set(["canary", "rationale", "rationales", "reference", "points", "explanation", "whyClean", "fact"]);

/** Every text of a key that tells what is right, in all languages; `paper` is the paper's JSON, which is no secret of the key's. */
export function keySecrets(key: unknown, paper: string): readonly string[] {
  return [...keyTexts(key, "ordinary")].filter(({ kind, text }) => kind === "secret" || isTelling(text, paper)).map(({ text }) => text);
}

interface KeyText {
  readonly kind: "ordinary" | "secret" | "wording";
  readonly text: string;
}

/** Every text below a secret field. Accepted wordings of an answer point are often single, ordinary words. */
function* keyTexts(value: unknown, kind: KeyText["kind"]): Generator<KeyText> {
  if (typeof value === "string") {
    if (kind !== "ordinary" && value.length > 3) yield { kind, text: value };
  } else if (typeof value === "object" && value !== null) {
    for (const [name, child] of Object.entries(value)) yield* keyTexts(child, kindBelow(name, kind));
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

/** What a study's office file knows and no exam machine may. */
export interface OfficeSecrets {
  /** The private key and every code but those of `except`. */
  readonly codes: readonly string[];
  /** Titles of ranks in both languages, but those that are a word of another title and so of the language. */
  readonly rankTitles: readonly string[];
  /** Ids of ranks and names of sites: too short to be looked for but as a whole value. */
  readonly values: readonly string[];
}

/** The secrets of an office. `except`: codes that a machine may hold, its own participant's. */
export function officeSecrets(office: StudyOffice, except: readonly string[] = []): OfficeSecrets {
  const codes = [...office.roster, ...office.startCodes, ...office.grantCodes].map(({ code }) => code);
  const titles = office.ranks.flatMap(({ title }) => [title.en, title.zh]);
  const isWord = (title: string) => titles.some((other) => other !== title && other.toLowerCase().includes(title.toLowerCase()));
  return {
    codes: [office.privateKey, ...codes.filter((code) => !except.includes(code))],
    rankTitles: titles.filter((title) => !isWord(title)),
    values: [...new Set([...office.ranks.map(({ id }) => id), ...office.roster.map(({ site }) => site)])],
  };
}

/** A text as it is and as it stands inside a quoted string or with all but ASCII escaped. */
export function spellings(secret: string): readonly string[] {
  const quoted = JSON.stringify(secret).slice(1, -1);
  const escaped = quoted.replace(/[^ -~]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return [...new Set([secret, quoted, escaped, JSON.stringify(escaped).slice(1, -1)])];
}
