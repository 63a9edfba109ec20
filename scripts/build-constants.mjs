import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sourceFingerprint } from "./fingerprint.mjs";
import { ROOT } from "./paths.mjs";

/** The package's version. */
export function appVersion() {
  return JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")).version;
}

/** What the bundler puts in place of the names in src/build-globals.d.ts. */
export function buildConstants() {
  return { __APP_VERSION__: JSON.stringify(appVersion()), __BUILD_ID__: JSON.stringify(sourceFingerprint().slice(0, 10)) };
}
