import { pathToFileURL } from "node:url";
import { runTool } from "./run.mjs";
import { runStages } from "./stages.mjs";

/** Everything that can be said of the sources without running them. */
export const CHECK_STAGES = [
  [
    "prettier",
    () => runTool("prettier/bin/prettier.cjs", ["--check", "--log-level", "warn", "--cache", "--cache-location", ".cache/prettier", "."]),
  ],
  ["eslint", () => runTool("eslint/bin/eslint.js", ["--max-warnings", "0", "."])],
  ["tsc core", () => checkTypes("core")],
  ["tsc app", () => checkTypes("app")],
  ["tsc node", () => checkTypes("node")],
  ["tsc tests", () => checkTypes("tests")],
  ["dependency rule", () => runTool("dependency-cruiser/bin/dependency-cruise.mjs", ["--config", ".dependency-cruiser.cjs", "src"])],
  ["knip", () => runTool("knip/bin/knip.js", ["--no-progress", "--treat-config-hints-as-errors"])],
];

/** What was found the last time is kept, so that a second run looks only at what changed. */
function checkTypes(project) {
  return runTool("typescript/bin/tsc", [
    "-p",
    `tsconfig.${project}.json`,
    "--incremental",
    "--tsBuildInfoFile",
    `.cache/tsc-${project}.json`,
  ]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { failed } = await runStages(CHECK_STAGES.map(([name, start]) => [name, async () => oneTest(await start())]));
  process.exitCode = failed === 0 ? 0 : 1;
}

/** A check counts as one test. */
export function oneTest(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}
