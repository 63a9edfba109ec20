import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ERROR_TYPES } from "#domain/exam/error-type.ts";
import { errorTypes as englishTypes } from "#texts/en/error-types.ts";
import { issuesExam as english } from "#texts/en/issues-exam.ts";
import { errorTypes as chineseTypes } from "#texts/zh/error-types.ts";
import { issuesExam as chinese } from "#texts/zh/issues-exam.ts";
import { KEY_FAULTS } from "./key-faults.ts";
import { PAPER_FAULTS } from "./paper-faults.ts";

const OFFICIAL: { error_types: { id: string; en: string; zh: string }[]; no_problem: { en: string; zh: string } } = JSON.parse(
  readFileSync(new URL("../../../golden/parse-cases.json", import.meta.url), "utf8"),
);
const FOLDER = new URL("../../../../src/domain/exam/", import.meta.url);

/** The codes of all issues made in the exam stage. */
function codesInSource(): string[] {
  const source = readdirSync(FOLDER).map((name) => readFileSync(new URL(name, FOLDER), "utf8"));
  return source.flatMap((text) => [...text.matchAll(/(?:errorAt|warningAt)\(\s*"([a-z-]+)"/g)].map((match) => match[1] ?? ""));
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? "").sort();
}

describe("issue codes of the exam stage", () => {
  it("have a wording in English and Chinese each, and no wording is left over", () => {
    const codes = [...new Set(codesInSource())].sort();
    expect(codes.length).toBeGreaterThan(40);
    expect(Object.keys(english).sort()).toEqual(codes);
    expect(Object.keys(chinese).sort()).toEqual(codes);
  });

  it("have one faulty package each among the tests", () => {
    const tested = new Set([...PAPER_FAULTS, ...KEY_FAULTS].map((fault) => fault.code).concat("canary-in-paper"));
    expect([...tested].sort()).toEqual(Object.keys(english).sort());
  });

  it.each(Object.entries(english))("name the same placeholders in both languages: %s", (code, text) => {
    const translated = Object.entries(chinese).find(([key]) => key === code)?.[1] ?? "";
    expect([...new Set(placeholders(translated))]).toEqual([...new Set(placeholders(text))]);
  });
});

describe("error types", () => {
  it("bear the official names, in official order", () => {
    const official = OFFICIAL.error_types.map((type) => [type.id, type.en, type.zh]);
    expect(official.map(([id]) => id)).toEqual([...ERROR_TYPES]);
    const ours = ERROR_TYPES.map((code) => [code, englishTypes[code].name, chineseTypes[code].name]);
    expect(ours).toEqual(official);
    expect([englishTypes.NONE.name, chineseTypes.NONE.name]).toEqual([OFFICIAL.no_problem.en, OFFICIAL.no_problem.zh]);
  });
});
