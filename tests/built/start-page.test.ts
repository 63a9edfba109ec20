import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../scripts/paths.mjs";

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

test("the start page asks at once for every script that its first one needs", () => {
  const page = readFileSync(join(ROOT, "dist/index.html"), "utf8");
  const chunks = JSON.parse(readFileSync(join(ROOT, ".cache/manifest.json"), "utf8")) as Readonly<Record<string, Chunk>>;
  const needed = new Set<string>();
  const need = (name: string): void =>
    chunks[name]?.imports?.filter((other) => !needed.has(other)).forEach((other) => (needed.add(other), need(other)));
  need("index.html");
  const asked = [...page.matchAll(/<link rel="modulepreload" crossorigin href="\.\/([^"]+)"/g)].map(([, file]) => file);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.sort()).toEqual([...needed].map((name) => chunks[name]?.file).sort());
});
