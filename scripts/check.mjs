import { pathToFileURL } from "node:url";
import { runTool } from "./run.mjs";
import { runStages } from "./stages.mjs";

/** Everything that can be said of the sources without running them. */
export const CHECK_STAGES = [
  ["prettier", () => runTool("prettier/bin/prettier.cjs", ["--check", "--log-level", "warn", "."])],
  ["eslint", () => runTool("eslint/bin/eslint.js", ["--max-warnings", "0", "."])],
  ["tsc core", () => runTool("typescript/bin/tsc", ["-p", "tsconfig.core.json"])],
  ["tsc app", () => runTool("typescript/bin/tsc", ["-p", "tsconfig.app.json"])],
  ["tsc node", () => runTool("typescript/bin/tsc", ["-p", "tsconfig.node.json"])],
  ["tsc tests", () => runTool("typescript/bin/tsc", ["-p", "tsconfig.tests.json"])],
  ["dependency rule", () => runTool("dependency-cruiser/bin/dependency-cruise.mjs", ["--config", ".dependency-cruiser.cjs", "src"])],
  ["knip", () => runTool("knip/bin/knip.js", ["--no-progress", "--treat-config-hints-as-errors"])],
];

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { failed } = await runStages(CHECK_STAGES.map(([name, start]) => [name, async () => oneTest(await start())]));
  process.exitCode = failed === 0 ? 0 : 1;
}

/** A check counts as one test. */
export function oneTest(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}
