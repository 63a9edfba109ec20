// @vitest-environment node
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { codes } from "#texts/en/codes.ts";
import { coordinator } from "#texts/en/coordinator.ts";
import { researcher } from "#texts/en/researcher.ts";
import { makeStickFile } from "#workflows/make-stick-file.ts";
import { ROOT } from "../../scripts/paths.mjs";

const PAGE = readFileSync(join(ROOT, "dist/stick/stick.html"), "utf8");
const SCRIPTS = contentsOf(/<script>([\s\S]*?)<\/script>/g);
const STYLES = contentsOf(/<style>([\s\S]*?)<\/style>/g);
const POLICY = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(PAGE)?.[1] ?? "";

/** Words that stand in none but the staff's script. */
const STAFF_WORDS = [
  coordinator.collect.title,
  coordinator.grade.makeTitle,
  codes.lede,
  researcher.views.standingsDetail,
  "rxbaseline-workspace",
  "mantine",
];

describe("the stick app's page", () => {
  it("has everything in itself: no address, no module, no worker, nothing that is loaded later", () => {
    expect(SCRIPTS).toHaveLength(2);
    expect(PAGE.match(/<\/script/gi), "no script is closed by what it holds").toHaveLength(SCRIPTS.length + 2);
    const markup = PAGE.replace(/<(script|style)>[\s\S]*?<\/\1>/g, "");
    expect(markup.match(/\b(src|href)="(?!data:)[^"]*"|type="module"|rel="(modulepreload|manifest|stylesheet)"/g)).toBeNull();
    const later = /\bimport\(|\bimport\.meta|new (Shared)?Worker\(|serviceWorker\.register|<!--/g;
    expect(SCRIPTS.flatMap((script) => script.match(later) ?? [])).toEqual([]);
    expect(STYLES.flatMap((style) => style.match(/@import|url\((?!['"]?data:)/g) ?? [])).toEqual([]);
  });

  it("allows exactly the scripts and styles that stand in it, and no address", () => {
    const policy = new Map(POLICY.split("; ").map((part) => [part.split(" ", 1)[0], part.split(" ").slice(1)]));
    expect(policy.get("default-src")).toEqual(["'none'"]);
    expect(policy.get("script-src")).toEqual(SCRIPTS.map(hashOf));
    expect(policy.get("style-src")).toEqual(STYLES.map(hashOf));
    expect([...policy.keys()].sort()).toEqual(["base-uri", "default-src", "form-action", "img-src", "script-src", "style-src"]);
    expect(PAGE.indexOf("Content-Security-Policy")).toBeLessThan(PAGE.indexOf("<script"));
  });

  it("holds none of the staff's pages", () => {
    expect(STAFF_WORDS.filter((word) => PAGE.includes(word))).toEqual([]);
  });

  it("takes the pilot study, and not a second one", () => {
    const study = { name: "pilot-study.json", bytes: readFileSync(join(ROOT, ".keys/pilot-study.json")) };
    const stick = makeStickFile(new TextEncoder().encode(PAGE), study);
    expect(stick).toMatchObject({ ok: true, value: { name: "pilot-stick.html" } });
    expect(makeStickFile(stick.ok ? stick.value.bytes : null, study)).toMatchObject({ error: [{ code: "stick-template-foreign" }] });
  });

  it("is not stored on exam machines with the app", () => {
    expect(readFileSync(join(ROOT, "dist/service-worker.js"), "utf8")).not.toContain("stick.html");
  });
});

function contentsOf(element: RegExp): readonly string[] {
  return [...PAGE.matchAll(element)].map(([, text = ""]) => text);
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
