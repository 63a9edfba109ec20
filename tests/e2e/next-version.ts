import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Build id of the version that `releaseNextVersion` makes. */
export const NEXT_BUILD_ID = "feedfeed00";

/**
 * Turns a copy of the build into the next one, as a deploy does: every script and style sheet has another name, the old names are gone
 * from the host, and the build id is another.
 */
export function releaseNextVersion(dist: string): void {
  const assets = join(dist, "assets");
  const renamed = readdirSync(assets)
    .filter((name) => !name.endsWith(".map"))
    .map((name) => [name, name.replace(/-[\w-]{8}\.(js|css)$/, "-nextnext.$1")] as const);
  const taken = new Set<string>();
  const names = renamed.map(([from, to]) => [from, unlike(taken, to)] as const);
  const buildId = buildIdOf(dist);
  const files = [...names.map(([from]) => join(assets, from)), join(dist, "index.html"), join(dist, "service-worker.js")];
  for (const file of files) {
    const text = names.reduce((known, [from, to]) => known.replaceAll(from, to), readFileSync(file, "utf8"));
    writeFileSync(
      file,
      text.replaceAll(buildId, NEXT_BUILD_ID).replace(/("revision":")[0-9a-f]{32}(","url":"index\.html")/, `$1${"0".repeat(32)}$2`),
    );
  }
  for (const [from, to] of names) renameSync(join(assets, from), join(assets, to));
}

/** The build id in a build's scripts. */
export function buildIdOf(dist: string): string {
  const assets = join(dist, "assets");
  for (const name of readdirSync(assets).filter((file) => /^participant-machine-.*\.js$/.test(file))) {
    const found = /\bbuildId:[`"']([0-9a-f]{10})[`"']/.exec(readFileSync(join(assets, name), "utf8"))?.[1];
    if (found !== undefined) return found;
  }
  throw new Error("no build id was found in the build's scripts");
}

/** Two files of one name and different hashes must not become one. */
function unlike(taken: Set<string>, name: string): string {
  const free = taken.has(name) ? unlike(taken, name.replace("-next", "-2-next")) : name;
  taken.add(free);
  return free;
}
