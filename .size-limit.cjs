const { existsSync, readFileSync } = require("node:fs");

/** The bundler's own list of chunks; the build keeps it here. */
const MANIFEST = ".cache/manifest.json";

/** Lazy modules that only the pages of the check, the practice and the drill fetch: they are shown before an exam, never in one. */
const STATION_ONLY = /^src\/(ui\/station|platform\/(probe-machine|probe-drop-box|stored-app|host-headers|drill-writer))/;
/** What hands in to a drop box: fetched after the exam, and only for a study that names one. */
const DROP_BOX_ONLY = /^src\/(workflows\/hand-in|platform\/fetch-drop-box|storage\/participant-hand-ins)\.ts$/;
/** Lazy modules that only staff's pages fetch. Whatever is named neither here nor above counts against the participant. */
const STAFF_ONLY = /^src\/(ui\/(coordinator|grader|researcher|staff)|workers|storage\/workspace|crypto\/(argon2-passphrase|secret-random))/;
/** The exam's pages are fetched in the language that is read; the larger of the two counts. */
const OTHER_LANGUAGE = /^src\/texts\/en\/exam-pages\.ts$/;
const PARTICIPANT_ONLY = /^src\/(ui\/participant|storage\/participant|participant-machine)/;

/** Scripts a page loads that opens `src/main.tsx` and, in time, every lazy module that `isFetched` names. */
function scriptsOf(isFetched) {
  if (!existsSync(MANIFEST)) throw new Error("The size check reads the build: run npm run build first.");
  const chunks = JSON.parse(readFileSync(MANIFEST, "utf8"));
  const found = new Set();
  const visit = (name) => {
    if (found.has(name)) return;
    found.add(name);
    chunks[name].imports?.forEach(visit);
    chunks[name].dynamicImports?.filter(isFetched).forEach(visit);
  };
  visit("index.html");
  return [...found].map((name) => `dist/${chunks[name].file}`).filter((file) => file.endsWith(".js"));
}

const gzip = { gzip: true, brotli: false };

module.exports = [
  { name: "home page (all script, gzip)", path: scriptsOf(() => false), limit: "140 kB", ...gzip },
  {
    name: "participant's pages (all script, gzip)",
    path: scriptsOf(
      (name) => !OTHER_LANGUAGE.test(name) && !STAFF_ONLY.test(name) && !STATION_ONLY.test(name) && !DROP_BOX_ONLY.test(name),
    ),
    limit: "190 kB",
    ...gzip,
  },
  {
    name: "with the hand-in to a drop box",
    path: scriptsOf((name) => !OTHER_LANGUAGE.test(name) && !STAFF_ONLY.test(name) && !STATION_ONLY.test(name)),
    limit: "193 kB",
    ...gzip,
  },
  {
    name: "with the check, the practice and the drill",
    path: scriptsOf((name) => !OTHER_LANGUAGE.test(name) && !STAFF_ONLY.test(name)),
    limit: "215 kB",
    ...gzip,
  },
  { name: "stick file without a study (gzip)", path: "dist/stick/stick.html", limit: "220 kB", ...gzip },
  {
    name: "staff's pages (all script, gzip)",
    path: scriptsOf((name) => !PARTICIPANT_ONLY.test(name) && !STATION_ONLY.test(name)),
    limit: "640 kB",
    ...gzip,
  },
];
