import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseKey } from "#domain/exam/parse-key.ts";
import { parsePaper } from "#domain/exam/parse-paper.ts";
import { parseJson } from "#lib/json.ts";

function readPackageFile(name: string) {
  const json = parseJson(readFileSync(`exams/pilot/${name}`, "utf8"));
  if (!json.ok) throw new Error(`exams/pilot/${name} is no JSON`);
  return json.value;
}

describe("exams/pilot", () => {
  it("is a paper and a key without any issue", () => {
    const exam = parsePaper(readPackageFile("paper.json"));
    expect(exam).toMatchObject({ ok: true });
    if (!exam.ok) return;
    expect(parseKey(readPackageFile("key.json"), exam.value)).toMatchObject({ ok: true });
  });
});
