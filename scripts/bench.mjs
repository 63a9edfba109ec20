import "./check-node.mjs";
import { readdirSync, readFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { ROOT } from "./paths.mjs";
import { run, runTool } from "./run.mjs";

const PERSONS = 2000;
const ITEMS = 100;
const ROUNDS = 5;
const REPORT = join(ROOT, ".cache", "bench.json");

/** What the command line is measured against. */
const BASELINE = `
const rows = (path) => require("node:fs").readFileSync(path, "utf8").trim().split("\\n").map((line) => line.split(","));
const key = rows(process.argv[1]).slice(1).map((row) => row[1]);
let right = 0;
for (const row of rows(process.argv[2]).slice(1)) key.forEach((letters, item) => { if (row[item + 1] === letters) right += 1; });
console.log(right);`;

await ensureInstalled();
await ensureBuilt();
const machine = { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length };
const report = { ...machine, scripts: scriptSizes(), scoring: await scoringSpeed(), browser: await browserFigures() };
mkdirSync(join(ROOT, ".cache"), { recursive: true });
writeFileSync(REPORT, `${JSON.stringify(report, null, 2)}\n`);
console.log(JSON.stringify(report, null, 2));

/** What tests/bench measures in a real browser, one spec at a time on a machine of its own. */
async function browserFigures() {
  const figures = join(ROOT, ".cache", "bench-browser.json");
  rmSync(figures, { force: true });
  await buildBenchPage();
  const exitCode = await runTool("@playwright/test/cli.js", ["test", "--project", "bench", "--workers", "1"]);
  if (exitCode !== 0) throw new Error("A benchmark in the browser failed: see above.");
  return JSON.parse(readFileSync(figures, "utf8"));
}

/** The page's script, built as the app's own are. */
async function buildBenchPage() {
  const { build } = await import("vite");
  await build({
    configFile: false,
    logLevel: "warn",
    define: { __APP_VERSION__: '"bench"', __BUILD_ID__: '"bench"' },
    resolve: { alias: { dexie: "dexie/dist/modern/dexie.mjs" } },
    build: {
      outDir: join(ROOT, ".cache", "bench-page"),
      target: "chrome100",
      copyPublicDir: false,
      lib: {
        entry: join(ROOT, "tests", "bench", "bench-page.ts"),
        formats: ["iife"],
        name: "rxbBenchPage",
        fileName: () => "bench-page.js",
      },
    },
  });
}

/** Bytes of every script of the app as sent by a host that compresses. */
function scriptSizes() {
  const files = readdirSync(join(ROOT, "dist"), { recursive: true }).filter((name) => name.endsWith(".js"));
  const sizes = files.map((name) => [name, gzipSync(readFileSync(join(ROOT, "dist", name))).length]);
  return { gzipBytes: Object.fromEntries(sizes), totalGzipBytes: sizes.reduce((sum, [, size]) => sum + size, 0) };
}

/**
 * Median wall time of the command line scoring a large table, beside a Node that starts and compares the same cells with `===`
 * in the same minute on the same machine: the ratio can be compared between machines, the times cannot.
 */
async function scoringSpeed() {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const [key, wide] = writeTables(folder);
  const cli = [join(ROOT, "dist-cli", "rxbaseline.mjs"), "score", "--key-csv", key, "--wide-csv", wide];
  const baseline = ["-e", BASELINE, key, wide];
  const times = { cli: [], baseline: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.baseline.push(await timed(baseline));
    times.cli.push(await timed(cli));
  }
  rmSync(folder, { recursive: true });
  const [cliMs, baselineMs] = [median(times.cli), median(times.baseline)];
  return { cells: PERSONS * ITEMS, rounds: ROUNDS, cliMs, baselineMs, ratio: Number((cliMs / baselineMs).toFixed(2)) };
}

function writeTables(folder) {
  const names = Array.from({ length: ITEMS }, (_, item) => `Item${item + 1}`);
  const letters = (n) => ["A", "BC", "D", "ACD"][((n * 2654435761) >>> 7) % 4];
  const key = ["item,key", ...names.map((name, item) => `${name},${letters(item)}`)];
  const person = (_, n) => [`P${n}`, ...names.map((_, item) => letters(n * ITEMS + item))].join(",");
  const wide = [["id", ...names].join(","), ...Array.from({ length: PERSONS }, person)];
  const paths = [join(folder, "key.csv"), join(folder, "wide.csv")];
  writeFileSync(paths[0], `${key.join("\n")}\n`);
  writeFileSync(paths[1], `${wide.join("\n")}\n`);
  return paths;
}

async function timed(args) {
  const startedAtMs = performance.now();
  if ((await run(process.execPath, args, { output: "on-failure" })) !== 0) throw new Error("A benchmarked command failed: see above.");
  return Math.round(performance.now() - startedAtMs);
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
