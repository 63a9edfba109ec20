import { readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
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
  const path = join(ROOT, ".cache", "e2e-report.json");
  rmSync(path, { force: true });
  const exitCode = await runTool("@playwright/test/cli.js", ["test", "--project", "e2e"], { env: { RXB_E2E_PORT: String(port) } });
  const report = readReport(path);
  const stats = report?.stats;
  const counts = stats === undefined ? NONE : { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  return atLeastOneFailure(
    {
      ...counts,
      failures: specsOf(report)
        .filter(({ ok }) => !ok)
        .map(nameOfSpec),
    },
    exitCode,
  );
}

/** Every test of a Playwright report, or of one of its suites. */
function specsOf({ specs = [], suites = [] } = {}) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function nameOfSpec({ file, line, title }) {
  return `${file}:${line} ${title}`;
}

/** A file that cannot even be loaded holds no test to fail: it counts as one failure. */
function countVitest(report) {
  if (report === undefined) return NONE;
  const broken = report.testResults.filter(({ status, assertionResults }) => status === "failed" && assertionResults.length === 0);
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === "failed").map(({ fullName }) => `${relative(ROOT, name)} ${fullName}`),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...broken.map(({ name }) => relative(ROOT, name)), ...failed],
  };
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
