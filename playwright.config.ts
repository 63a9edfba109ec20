import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "./scripts/find-chromium.mjs";

const port = Number(process.env["RXB_E2E_PORT"] ?? 4310);
const executablePath = findChromium();

export default defineConfig({
  testDir: "tests",
  projects: [
    { name: "e2e", testMatch: "e2e/**/*.spec.ts" },
    { name: "bench", testMatch: "bench/**/*.spec.ts" },
    { name: "screenshots", testMatch: "screenshots/**/*.spec.ts" },
  ],
  outputDir: "test-results",
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: process.env["CI"] === "true",
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: ".cache/e2e-report.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath === undefined ? {} : { executablePath }) },
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
  },
  webServer: { command: `node scripts/serve.mjs --port ${port}`, url: `http://localhost:${port}`, reuseExistingServer: false },
});
