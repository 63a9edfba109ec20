import { pathToFileURL } from "node:url";
import { runTool } from "./run.mjs";
import { runStages } from "./stages.mjs";

/** Everything that can be said of the sources without running them; eslint alone takes as long as all the others. */
export const CHECK_STAGES = {
  abreast: [
    [["eslint", () => check("eslint/bin/eslint.js", ["--max-warnings", "0", "."])]],
    [
      [
        "prettier",
        () => check("prettier/bin/prettier.cjs", ["--check", "--log-level", "warn", "--cache", "--cache-location", ".cache/prettier", "."]),
      ],
      ["tsc core", () => checkTypes("core")],
      ["tsc app", () => checkTypes("app")],
      ["tsc node", () => checkTypes("node")],
      ["tsc tests", () => checkTypes("tests")],
      ["dependency rule", () => check("dependency-cruiser/bin/dependency-cruise.mjs", ["--config", ".dependency-cruiser.cjs", "src"])],
      ["knip", () => check("knip/bin/knip.js", ["--no-progress", "--treat-config-hints-as-errors"])],
    ],
  ],
};

/** What a check says is shown whole, and not among what the other says at the same time. */
async function check(path, args) {
  return oneTest(await runTool(path, args, { output: "on-failure" }));
}

/** What was found the last time is kept, so that a second run looks only at what changed. */
function checkTypes(project) {
  return check("typescript/bin/tsc", [
    "-p",
    `tsconfig.${project}.json`,
    "--incremental",
    "--tsBuildInfoFile",
    `.cache/tsc-${project}.json`,
  ]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { failed } = await runStages([CHECK_STAGES]);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** A check counts as one test. */
export function oneTest(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}
