import "./check-node.mjs";
import { readdirSync, readFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { ROOT } from "./paths.mjs";
import { run } from "./run.mjs";

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
const report = { node: process.version, cpu: cpus()[0]?.model, scripts: scriptSizes(), scoring: await scoringSpeed() };
mkdirSync(join(ROOT, ".cache"), { recursive: true });
writeFileSync(REPORT, `${JSON.stringify(report, null, 2)}\n`);
console.log(JSON.stringify(report, null, 2));

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
