import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./paths.mjs";
import { runTool } from "./run.mjs";

const NONE = { passed: 0, failed: 0, skipped: 0 };

/** Runs vitest projects and counts their tests. */
export async function runVitest(projects) {
  const report = join(ROOT, ".cache", `vitest-${projects.join("-")}.json`);
  rmSync(report, { force: true });
  const args = [
    "run",
    ...projects.flatMap((name) => ["--project", name]),
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  const exitCode = await runTool("vitest/vitest.mjs", args);
  return atLeastOneFailure(countVitest(readReport(report)), exitCode);
}

/** Runs the browser tests on the given port and counts them. */
export async function runPlaywright(port) {
  const report = join(ROOT, ".cache", "e2e-report.json");
  rmSync(report, { force: true });
  const exitCode = await runTool("@playwright/test/cli.js", ["test", "--project", "e2e"], { env: { RXB_E2E_PORT: String(port) } });
  const stats = readReport(report)?.stats;
  const counts = stats === undefined ? NONE : { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  return atLeastOneFailure(counts, exitCode);
}

/** A file that cannot even be loaded holds no test to fail: it counts as one failure. */
function countVitest(report) {
  if (report === undefined) return NONE;
  const broken = report.testResults.filter(({ status, assertionResults }) => status === "failed" && assertionResults.length === 0).length;
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken, skipped: report.numPendingTests + report.numTodoTests };
}

function atLeastOneFailure(counts, exitCode) {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined; // the runner died before it wrote one; its exit code says so
  }
}
