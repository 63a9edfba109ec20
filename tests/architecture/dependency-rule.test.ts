import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROOT } from "../../scripts/paths.mjs";
import { SEEDED_PACKAGES, SEEDED_TREE } from "./rule-violations.ts";

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
  /** The members of a cycle, which is reported once, at one of them. */
  readonly cycle?: readonly { readonly name: string }[];
}

const folder = mkdtempSync(join(tmpdir(), "dependency-rule-"));
let violations: readonly Violation[] = [];

beforeAll(async () => {
  for (const { path, text } of SEEDED_TREE) write(path, text);
  for (const name of SEEDED_PACKAGES) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, type: "module", exports: "./index.js" }));
    write(`node_modules/${name}/index.js`, "export {};");
  }
  const dependencies = Object.fromEntries(SEEDED_PACKAGES.map((name) => [name, "1.0.0"]));
  write("package.json", JSON.stringify({ type: "module", imports: { "#*": "./src/*" }, dependencies }));
  for (const name of [".dependency-cruiser.cjs", "tsconfig.base.json"]) copyFileSync(join(ROOT, name), join(folder, name));
  violations = await cruise();
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the dependency rule", () => {
  it.each(SEEDED_TREE.filter(({ breaks }) => breaks !== null))("catches $path as $breaks", ({ path, breaks }) => {
    expect(rulesBrokenBy(path)).toContain(breaks);
  });

  it.each(SEEDED_TREE.filter(({ breaks }) => breaks === null))("lets $path pass", ({ path }) => {
    expect(rulesBrokenBy(path)).toEqual([]);
  });
});

function rulesBrokenBy(path: string): readonly string[] {
  return violations
    .filter(({ from, cycle }) => [from, ...(cycle ?? []).map(({ name }) => name)].includes(path))
    .map(({ rule }) => rule.name);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Runs the tool as the check does, in the synthetic tree; its exit code counts violations, so only its JSON is read. */
function cruise(): Promise<readonly Violation[]> {
  const tool = join(ROOT, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
  const args = [tool, "--config", ".dependency-cruiser.cjs", "--output-type", "json", "src"];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 }, (cause, stdout, stderr) => {
      if (stdout === "") return reject(new Error(stderr, { cause }));
      resolve((JSON.parse(stdout) as { summary: { violations: readonly Violation[] } }).summary.violations); // the tool's documented output
    });
  });
}
