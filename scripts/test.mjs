import "./check-node.mjs";
import { createServer } from "node:net";
import { ensureInstalled } from "./install.mjs";

const startedAtMs = performance.now();
try {
  await ensureInstalled();
  process.exitCode = await testAll();
} catch (cause) {
  console.error(cause.message);
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
}

async function testAll() {
  // Imported only now: they need the packages that were perhaps just installed.
  const { CHECK_STAGES, oneTest } = await import("./check.mjs");
  const { ensureBuilt } = await import("./build.mjs");
  const { formatCounts, runStages } = await import("./stages.mjs");
  const { runPlaywright, runVitest } = await import("./test-counts.mjs");
  const { runTool } = await import("./run.mjs");

  const total = await runStages([
    ["system packages", prepareSystem],
    CHECK_STAGES,
    ["unit, property, golden, contract and architecture tests", () => runVitest(["node", "ui"])],
    ["build", () => ensureBuilt().then(() => oneTest(0))],
    ["size", async () => oneTest(await runTool("size-limit/bin.js", []))],
    ["tests of the build", () => runVitest(["built"])],
    ["WebKit", () => runWebkit(runVitest)],
    ["browser tests", async () => runPlaywright(await freePort())],
  ]);
  const counts = process.env.CI === "true" ? skippedFail(total) : total;
  console.log(`\nAll stages: ${((performance.now() - startedAtMs) / 60_000).toFixed(1)} min`);
  console.log(formatCounts(counts));
  return counts.failed === 0 ? 0 : 1;
}

async function prepareSystem() {
  const { adviceFor, ensureSystemPackages } = await import("./system-packages.mjs");
  const missing = await ensureSystemPackages();
  if (missing.length > 0) console.log(adviceFor(missing));
  return { passed: 0, failed: 0, skipped: 0 };
}

/** Not every machine can have WebKit's driver: where it is missing nothing is skipped, since nothing could be run. */
async function runWebkit(runVitest) {
  const { findWebkit } = await import("./find-webkit.mjs");
  if (findWebkit() !== undefined) return runVitest(["webkit"]);
  console.log("WebKit's driver is not on this machine: no sitting is tried in WebKit.");
  return { passed: 0, failed: 0, skipped: 0 };
}

function skippedFail({ passed, failed, skipped }) {
  if (skipped > 0) console.log(`CI=true: ${skipped} skipped tests count as failures.`);
  return { passed, failed: failed + skipped, skipped: 0 };
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
