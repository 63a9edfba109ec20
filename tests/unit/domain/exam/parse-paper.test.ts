import { describe, expect, it } from "vitest";
import { parsePaper } from "#domain/exam/parse-paper.ts";
import { hashOf } from "#lib/hash.ts";
import type { Json } from "#lib/json.ts";
import { issuesExam } from "#texts/en/issues-exam.ts";
import { formatText } from "#texts/format-text.ts";
import { changeJson } from "../../../support/change-json.ts";
import { pilotPaperJson } from "../../../support/pilot-package.ts";
import { PAPER_FAULTS } from "./paper-faults.ts";

function wordingOf(code: string): string {
  return Object.entries(issuesExam).find(([name]) => name === code)?.[1] ?? "{{none}}";
}

function issuesOf(json: Json): { code: string; path: string | undefined; file: string | undefined }[] {
  const parsed = parsePaper(json, { file: "paper.json" });
  return parsed.ok ? [] : parsed.error.map(({ code, place }) => ({ code, path: place.path, file: place.file }));
}

describe("parsePaper", () => {
  it("reads a good paper and identifies it by the hash of the whole JSON value", () => {
    const json = pilotPaperJson();
    const parsed = parsePaper(json);
    expect(parsed).toMatchObject({ ok: true, value: { examId: "pilot", examHash: hashOf(json) } });
  });

  it("gives another hash when one character of a stem changes", () => {
    const json = pilotPaperJson();
    const parsed = parsePaper(changeJson(json, "items[0].stem.en", "Which?"));
    expect(parsed.ok && parsed.value.examHash).not.toBe(hashOf(json));
    expect(parsed.ok).toBe(true);
  });

  it.each(PAPER_FAULTS)("reports $code at $path, and nothing else", ({ code, path, fault }) => {
    expect(issuesOf(fault(pilotPaperJson()))).toEqual([{ code, path, file: "paper.json" }]);
  });

  it.each(PAPER_FAULTS)("fills every placeholder of the wording of $code", ({ code, fault }) => {
    const parsed = parsePaper(fault(pilotPaperJson()));
    const wordings = parsed.ok ? [] : parsed.error.map((issue) => formatText(wordingOf(code), issue.params));
    expect(wordings).toEqual([expect.not.stringContaining("{{")]);
  });

  it("reports every issue of a file with several, not the first alone", () => {
    const faulty = changeJson(changeJson(pilotPaperJson(), "items[4].id", "A01"), "title.zh", "");
    expect(issuesOf(faulty).map(({ code }) => code)).toEqual(["text-blank", "item-id-repeated"]);
  });

  it.each([null, 7, "paper", {}, [], { format: null }])("refuses %j without throwing", (json) => {
    expect(issuesOf(json)).toHaveLength(1);
  });
});
