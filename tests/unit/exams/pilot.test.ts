import { describe, expect, it } from "vitest";
import type { ShortAnswerKey } from "#domain/exam/answer-key.ts";
import { itemsOfKind } from "#domain/exam/exam.ts";
import { parseKey } from "#domain/exam/parse-key.ts";
import { parsePaper } from "#domain/exam/parse-paper.ts";
import { pilotExam, pilotKey, pilotKeyJson, pilotPaperJson } from "../../support/pilot-package.ts";

function shortAnswerKeys(): ShortAnswerKey[] {
  return pilotKey().items.flatMap((item) => (item.kind === "short-answer" ? [item] : []));
}

describe("exams/pilot", () => {
  it("is a paper and a key without any issue", () => {
    expect(parsePaper(pilotPaperJson())).toMatchObject({ ok: true });
    expect(parseKey(pilotKeyJson(), pilotExam())).toMatchObject({ ok: true });
  });

  it("has 8 single-choice, 3 multiple-choice and 5 short-answer items, all drafts", () => {
    const exam = pilotExam();
    expect(exam.reviewStatus).toBe("draft");
    expect(["single-choice", "multiple-choice", "short-answer"].map((kind) => exam.items.filter((item) => item.kind === kind).length)).toEqual([8, 3, 5]);
    expect(itemsOfKind(exam, "short-answer").map((item) => item.sectionId)).toEqual(["C", "C", "C", "C", "C"]);
    expect(pilotKey().items.every((item) => item.reviewStatus === "draft")).toBe(true);
  });

  it("has exactly one prescription without a problem, with its lure named", () => {
    const clean = shortAnswerKeys().filter((item) => item.errorTypes.length === 0);
    expect(clean.map((item) => item.id)).toEqual(["C03"]);
    expect(clean[0]?.whyClean?.en).toMatch(/lure/i);
  });

  it("covers all ten categories and keeps short prescriptions to five lines, decoctions excepted", () => {
    expect(new Set(pilotKey().items.map((item) => item.primaryCategory)).size).toBe(10);
    const lineCounts = pilotExam().items.flatMap((item) =>
      item.kind === "short-answer" && item.prescription.sheet !== "decoction" ? [item.prescription.lines.length] : [],
    );
    expect(Math.max(...lineCounts)).toBeLessThanOrEqual(5);
  });

  it("gives every letter as a key at least once in each choice section", () => {
    const lettersOf = (prefix: string): string[] =>
      pilotKey().items.flatMap((item) => (item.kind === "choice" && item.id.startsWith(prefix) ? item.letters : []));
    expect([...new Set(lettersOf("A"))].sort()).toEqual(["A", "B", "C", "D", "E"]);
    expect([...new Set(lettersOf("B"))].sort()).toEqual(["A", "B", "C", "D", "E"]);
  });
});
