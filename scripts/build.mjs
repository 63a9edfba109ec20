import "./check-node.mjs";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sourceFingerprint } from "./fingerprint.mjs";
import { ROOT } from "./paths.mjs";
import { run, runTool } from "./run.mjs";

const CLI = join(ROOT, "dist-cli", "rxbaseline.mjs");
const STAMP = join(ROOT, ".cache", "build.json");
const OUTPUTS = ["dist/index.html", "dist/stick/stick.html", "dist-cli/rxbaseline.mjs", "dist-demo", ".keys/pilot-office.json"];
const DEMO = ["--seed", "2026", "--participants", "18,6,3", "--models", "8"];

/** Builds only if a source changed since the last build or an output is missing. Resolves true if it built. */
export async function ensureBuilt() {
  const isFresh = existsSync(STAMP) && JSON.parse(readFileSync(STAMP, "utf8")).fingerprint === sourceFingerprint();
  if (isFresh && OUTPUTS.every((path) => existsSync(join(ROOT, path)))) return false;
  await buildAll();
  return true;
}

/** Builds the command line, the pilot study's files, the app, the stick app and the demo study, in the order they need each other. */
export async function buildAll() {
  const fingerprint = sourceFingerprint();
  rmSync(STAMP, { force: true });
  await buildCli();
  await step("the pilot study (if an older .keys is in the way, delete it)", () =>
    runCli(["study", "--exam", "exams/pilot", "--out", ".keys", "--id", "pilot", "--update"]),
  );
  await step("the app", () => buildBy("vite.config.ts"));
  keepManifest();
  // Beside the app and not in it: what was there before is stored on exam machines, which have no use for the stick's page.
  await step("the stick app", () => buildBy("vite.stick.config.ts"));
  rmSync(join(ROOT, "dist-demo"), { recursive: true, force: true });
  await step("the demo study", () => runCli(["simulate", "--exam", "exams/pilot", "--out", "dist-demo", ...DEMO]));
  writeFileSync(STAMP, JSON.stringify({ fingerprint }));
}

/** Builds the command line alone. */
export async function buildCli() {
  await step("the command line", () => buildBy("vite.cli.config.ts"));
}

function buildBy(config) {
  return runTool("vite/bin/vite.js", ["build", "--config", config, "--logLevel", "warn"], { output: "on-failure" });
}

/** The list of chunks is for the size check; a host has no use for it. */
function keepManifest() {
  mkdirSync(join(ROOT, ".cache"), { recursive: true });
  renameSync(join(ROOT, "dist", ".vite", "manifest.json"), join(ROOT, ".cache", "manifest.json"));
  rmSync(join(ROOT, "dist", ".vite"), { recursive: true });
}

function runCli(args) {
  return run(process.execPath, [CLI, ...args], { output: "on-failure" });
}

/** Progress goes to the error stream: what a command prints may be read by a program. */
async function step(what, start) {
  const startedAtMs = performance.now();
  if ((await start()) !== 0) throw new Error(`Building ${what} failed: see above.`);
  console.error(`Built ${what} (${((performance.now() - startedAtMs) / 1000).toFixed(1)} s)`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await buildAll().catch((cause) => {
    console.error(cause.message);
    process.exitCode = 1;
  });
}
