const { existsSync, readFileSync } = require("node:fs");

/** The bundler's own list of chunks; the build keeps it here. */
const MANIFEST = ".cache/manifest.json";

/** Scripts that a page loads which opens `src/main.tsx` and then the lazy modules whose path begins with one of `lazy`. */
function scriptsOf(lazy) {
  if (!existsSync(MANIFEST)) throw new Error("The size check reads the build: run npm run build first.");
  const chunks = JSON.parse(readFileSync(MANIFEST, "utf8"));
  const found = new Set();
  const visit = (name) => {
    if (found.has(name)) return;
    found.add(name);
    chunks[name].imports?.forEach(visit);
    chunks[name].dynamicImports?.filter((child) => lazy.some((prefix) => child.startsWith(prefix))).forEach(visit);
  };
  visit("index.html");
  return [...found].map((name) => `dist/${chunks[name].file}`).filter((file) => file.endsWith(".js"));
}

module.exports = [
  { name: "participant's pages, all script (gzip)", path: scriptsOf(["src/ui/participant/"]), limit: "190 kB", gzip: true, brotli: false },
  { name: "home page, all script (gzip)", path: scriptsOf([]), limit: "190 kB", gzip: true, brotli: false },
];
