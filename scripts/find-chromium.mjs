import { existsSync } from "node:fs";
import { createRequire } from "node:module";

const SYSTEM_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Switches that keep a Chromium quiet, on this machine and off the network. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Debian's Chromium without windows: the same engine, which starts in a third of the time. */
const HEADLESS_PATH = "/usr/bin/chromium-headless-shell";

/** Path of the Chromium for tests that need no profile on a disk: the one without windows where it is there, else `findChromium`'s. */
export function findHeadlessChromium() {
  return !process.env.RXB_CHROMIUM && existsSync(HEADLESS_PATH) ? HEADLESS_PATH : findChromium();
}

/** Path of the Chromium to test with: RXB_CHROMIUM, the system's, or Playwright's own; undefined when there is none. */
export function findChromium() {
  const asked = process.env.RXB_CHROMIUM;
  if (asked) return existsSync(asked) ? asked : undefined;
  return SYSTEM_PATHS.find((path) => existsSync(path)) ?? playwrightChromium();
}

function playwrightChromium() {
  try {
    const path = createRequire(import.meta.url)("@playwright/test").chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined; // Playwright is not installed yet
  }
}
