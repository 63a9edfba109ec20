import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findApache } from "./find-apache.mjs";
import { findChromium, findHeadlessChromium } from "./find-chromium.mjs";
import { findCaddy, findNginx } from "./find-static-hosts.mjs";
import { findWebkit } from "./find-webkit.mjs";
import { run, runTool } from "./run.mjs";

/** What the tests need from the system, by Debian's package names, and how to see that it is there. */
const NEEDS = [
  { name: "Chromium", debian: ["chromium"], isThere: () => findChromium() !== undefined },
  { name: "Chinese fonts", debian: ["fonts-noto-cjk"], isThere: () => hasFont("zh") },
  { name: "DejaVu fonts", debian: ["fonts-dejavu-core"], isThere: () => hasFont("en") },
  { name: "WebKit's driver", debian: ["webkit2gtk-driver", "xvfb", "xauth"], isThere: () => findWebkit() !== undefined },
  // Without a service of its own: nothing is started on this machine.
  { name: "Apache's WebDAV server", debian: ["apache2-bin"], isThere: () => findApache() !== undefined },
  { name: "LibreOffice Calc", debian: ["libreoffice-calc-nogui"], isThere: () => runs("soffice", ["--version"]) },
  { name: "LibreOffice's Python bridge", debian: ["python3-uno"], isThere: () => runs("/usr/bin/python3", ["-c", "import uno"]) },
  { name: "nginx", debian: ["nginx-light"], isThere: () => findNginx() !== undefined },
  { name: "Caddy", debian: ["caddy"], isThere: () => findCaddy() !== undefined },
  { name: "OpenSSL", debian: ["openssl"], isThere: () => runs("openssl", ["version"]) },
];

/** Installs what is missing as far as this machine allows. Resolves with the names of what is still missing. */
export async function ensureSystemPackages() {
  const wanted = missing().flatMap(({ debian }) => debian);
  if (wanted.length === 0) return [];
  if (canUseApt()) {
    await installByApt(wanted);
    // Not every release has it, and nothing but time is lost without it.
    if (findHeadlessChromium() === findChromium()) await installByApt(["chromium-headless-shell"]);
  }
  if (findChromium() === undefined) await runTool("@playwright/test/cli.js", ["install", "chromium"]);
  return missing().map(({ name }) => name);
}

/** What a person can do about something missing. */
export function adviceFor(names) {
  const packages = NEEDS.filter(({ name }) => names.includes(name)).flatMap(({ debian }) => debian);
  return `Missing: ${names.join(", ")}. On Debian or Ubuntu: sudo apt-get install ${packages.join(" ")}. Elsewhere install Chrome (or name one in RXB_CHROMIUM) and LibreOffice.`;
}

function missing() {
  return NEEDS.filter(({ isThere }) => !isThere());
}

function canUseApt() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

async function installByApt(packages) {
  console.log(`Installing ${packages.join(" ")} (once) …`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env, output: "on-failure" });
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { env, output: "on-failure" });
}

function runs(command, args) {
  return spawnSync(command, args, { stdio: "ignore", timeout: 60_000 }).status === 0;
}

function hasFont(language) {
  if (process.platform !== "linux") return true; // macOS and Windows bring both
  const { stdout } = spawnSync("fc-list", [`:lang=${language}`, "family"], { encoding: "utf8" });
  return (stdout ?? "").trim() !== "";
}
