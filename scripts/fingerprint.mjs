import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./paths.mjs";

/** All that decides what a build contains. */
const SOURCES = [
  "src",
  "exams",
  "public",
  "index.html",
  "package.json",
  "package-lock.json",
  "vite.config.ts",
  "vite.cli.config.ts",
  "vite.stick.config.ts",
  "scripts/build.mjs",
];

/** SHA-256 over the names and contents of the sources, as hex: equal sources give equal builds, whatever their dates. */
export function sourceFingerprint() {
  const hash = createHash("sha256");
  for (const path of SOURCES.flatMap(filesBelow))
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(ROOT, path)))
      .update("\0");
  return hash.digest("hex");
}

function filesBelow(path) {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(`${path}/${name}`));
}
