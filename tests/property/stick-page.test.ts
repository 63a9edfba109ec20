// @vitest-environment jsdom
import fc from "fast-check";
import { expect, test } from "vitest";
import { toInertJson } from "#formats/inert-json.ts";
import { putStudyIntoPage } from "#formats/stick-page.ts";
import type { Json } from "#lib/json.ts";
import { SMALL_TEMPLATE } from "../support/stick-template.ts";

const template = { name: "stick.html", bytes: new TextEncoder().encode(SMALL_TEMPLATE) };

/** What ends a script element or makes its end mean something else, what ends a line of script, and what a replacement could take for its own. */
const NASTY = [
  "</script>",
  "</ScRiPt >",
  "<!--",
  "<script",
  "--!>",
  "-->",
  "]]>",
  "\u2028",
  "\u2029",
  "\u0000",
  "&lt;",
  "$&",
  "$1",
  "\\",
  '"',
  "\ud800",
  "药",
];
const nastyText = fc
  .array(fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: "binary" })), { maxLength: 6 })
  .map((parts) => parts.join(""));
const anyJson = fc.letrec<{ value: Json; leaf: Json }>((tie) => ({
  leaf: fc.oneof(nastyText, fc.integer(), fc.boolean(), fc.constant(null)),
  value: fc.oneof(
    { maxDepth: 3 },
    tie("leaf"),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(
      nastyText.filter((name) => name !== "__proto__"),
      tie("value"),
      { maxKeys: 4 },
    ),
  ),
})).value;

test("whatever its texts, JSON in a page is read back as it was, and the page around it is the same page", { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(anyJson, (json) => {
      const put = putStudyIntoPage(template, json);
      const page = new DOMParser().parseFromString(put.ok ? new TextDecoder().decode(put.value) : "", "text/html");
      const scripts = [...page.querySelectorAll("script")];
      expect(JSON.parse(page.querySelector('[data-file="study.json"]')?.textContent ?? "")).toEqual(json);
      expect(scripts.map(({ type }) => type)).toEqual(["application/json", ""]);
      expect(scripts[1]?.textContent).toBe('run("药");');
      expect(page.documentElement.querySelectorAll("*")).toHaveLength(6);
    }),
    { numRuns: 100 },
  );
});

test("inert JSON is JSON without a character that markup or script could take for its own", () => {
  fc.assert(
    fc.property(anyJson, (json) => {
      const text = toInertJson(json);
      expect(text).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(text)).toEqual(json);
    }),
  );
});
