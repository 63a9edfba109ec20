import { describe, expect, it } from "vitest";
import { parseKey } from "#domain/exam/parse-key.ts";
import { parsePaper } from "#domain/exam/parse-paper.ts";
import { issuesExam } from "#texts/en/issues-exam.ts";
import { formatText } from "#texts/format-text.ts";
import { changeJson, jsonAt } from "../../../support/change-json.ts";
import { pilotExam, pilotKeyJson, pilotPaperJson } from "../../../support/pilot-package.ts";
import { KEY_FAULTS } from "./key-faults.ts";

describe("parseKey", () => {
  it("reads a good key: one entry for each item, in the item's kind", () => {
    const exam = pilotExam();
    const key = parseKey(pilotKeyJson(), exam);
    expect(key).toMatchObject({ ok: true });
    expect(key.ok && key.value.items.map((item) => item.id)).toEqual(exam.items.map((item) => item.id));
  });

  it.each(KEY_FAULTS)("reports $code at $path, and nothing else", ({ code, path, fault }) => {
    const key = parseKey(fault(pilotKeyJson()), pilotExam(), { file: "key.json" });
    expect(key.ok ? [] : key.error.map((issue) => [issue.code, issue.place.path, issue.place.file])).toEqual([[code, path, "key.json"]]);
  });

  it.each(KEY_FAULTS)("fills every placeholder of the wording of $code ($path)", ({ code, fault }) => {
    const key = parseKey(fault(pilotKeyJson()), pilotExam());
    const wording = Object.entries(issuesExam).find(([name]) => name === code)?.[1] ?? "{{none}}";
    expect(key.ok ? [] : key.error.map((issue) => formatText(wording, issue.params))).toEqual([expect.not.stringContaining("{{")]);
  });

  it("reports a canary that stands in the paper", () => {
    const canary = jsonAt(pilotKeyJson(), "canary");
    const exam = parsePaper(changeJson(pilotPaperJson(), "items[0].stem.en", `Which one? ${String(canary)}`));
    if (!exam.ok) throw new Error("the paper parses");
    const key = parseKey(changeJson(pilotKeyJson(), "examHash", exam.value.examHash), exam.value);
    expect(key.ok ? [] : key.error).toEqual([{ code: "canary-in-paper", severity: "error", place: { path: "canary" }, params: {} }]);
  });

  it("refuses a paper given as a key", () => {
    const key = parseKey(pilotPaperJson(), pilotExam());
    expect(key.ok ? [] : key.error.map((issue) => issue.code)).toEqual(["package-format"]);
  });
});
