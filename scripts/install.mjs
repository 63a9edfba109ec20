import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./paths.mjs";
import { run } from "./run.mjs";

/** Runs `npm ci` unless node_modules already holds exactly what package-lock.json asks for. @throws Error if that fails. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log("Installing the packages this project is built with (once; about a minute) …");
  // Without a network npm would try for minutes, package by package; its cache may still hold all of them.
  const exitCode = await runNpm(["ci", "--no-audit", "--no-fund", ...((await isOnline()) ? [] : ["--offline"])]);
  if (exitCode === 0) return;
  throw new Error(
    "Packages could not be installed: see npm's message above. The first start needs a network connection; later ones do not.",
  );
}

/** npm keeps a record of what it installed; the versions in it must be those of the lock file. */
function isInstalled() {
  const record = join(ROOT, "node_modules", ".package-lock.json");
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, "utf8")).packages;
  const wanted = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")).packages;
  return Object.entries(wanted)
    .filter(([path, entry]) => path !== "" && !entry.optional) // optional ones are for other operating systems
    .every(([path, entry]) => installed[path]?.version === entry.version);
}

async function isOnline() {
  return (await runNpm(["view", "react", "version", "--fetch-retries=1", "--fetch-retry-maxtimeout=2000"], { output: "never" })) === 0;
}

function runNpm(args, options) {
  const self = process.env.npm_execpath; // set when npm started us: the same npm, on every system
  if (self?.endsWith(".js")) return run(process.execPath, [self, ...args], options);
  return run(process.platform === "win32" ? "npm.cmd" : "npm", args, options);
}
