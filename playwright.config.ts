import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium, findHeadlessChromium } from "./scripts/find-chromium.mjs";

const port = Number(process.env["RXB_E2E_PORT"] ?? 4310);

function launchOptions(executablePath: string | undefined) {
  return { args: CHROMIUM_ARGS, ...(executablePath === undefined ? {} : { executablePath }) };
}

export default defineConfig({
  testDir: "tests",
  projects: [
    { name: "e2e", testMatch: "e2e/**/*.spec.ts", use: { launchOptions: launchOptions(findHeadlessChromium()) } },
    { name: "bench", testMatch: "bench/**/*.spec.ts", use: { launchOptions: launchOptions(findChromium()) } },
    { name: "screenshots", testMatch: "screenshots/**/*.spec.ts", use: { launchOptions: launchOptions(findHeadlessChromium()) } },
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
    screenshot: "only-on-failure",
  },
  webServer: { command: `node scripts/serve.mjs --port ${port}`, url: `http://localhost:${port}`, reuseExistingServer: false },
});
