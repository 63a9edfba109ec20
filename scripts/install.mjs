import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./paths.mjs";
import { run } from "./run.mjs";

// What npm's cache holds needs no network; for the rest, its own patience without one would be minutes a package.
const PATIENCE = ["--prefer-offline", "--fetch-retries=2", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=4000"];

/** Runs `npm ci` unless node_modules already holds exactly what package-lock.json asks for. @throws Error if that fails. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log("Installing the packages this project is built with (once; about a minute) …");
  const exitCode = await runNpm(["ci", "--no-audit", "--no-fund", ...PATIENCE]);
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

function runNpm(args) {
  const self = process.env.npm_execpath; // set when npm started us: the same npm, on every system
  if (self?.endsWith(".js")) return run(process.execPath, [self, ...args]);
  return run(process.platform === "win32" ? "npm.cmd" : "npm", args);
}
