import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { request as plainRequest } from "node:http";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { chromium, expect as playwright, type LaunchOptions } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CHROMIUM_ARGS, findHeadlessChromium } from "../../scripts/find-chromium.mjs";
import { cacheControl, contentType, SECURITY_HEADERS } from "../../scripts/headers.mjs";
import { ROOT } from "../../scripts/paths.mjs";
import { CheckPage } from "../e2e/pages/CheckPage.ts";
import { NO_DEMO_STUDY, watchContext } from "../e2e/watch.ts";
import { wordsOf } from "../e2e/words.ts";
import { STATIC_HOSTS, type StaticHost } from "../support/static-host/static-host.ts";

const DIST = join(ROOT, "dist");
/** Kinds of files that a build has not today. */
const OTHER_KINDS = ["a.mjs", "a.wasm", "a.jpg", "a.csv", "a.txt", "a.xlsx", "a.zip", "a.rxsub"];
const HASHED = "assets/gone-Ab12_-Cd.js";

const folder = mkdtempSync(join(tmpdir(), "rxbaseline-hosted-"));
const root = join(folder, "dist");

beforeAll(() => {
  cpSync(DIST, root, { recursive: true });
  for (const name of OTHER_KINDS) writeFileSync(join(root, name), name);
  mkdirSync(join(root, ".git"));
  for (const path of ["dist/.env", "dist/.git/config", "dist-other", "secret.txt"]) writeFileSync(join(folder, path), "secret");
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(STATIC_HOSTS)("$name", { timeout: 60_000 }, ({ name, start }) => {
  let host: StaticHost;

  beforeAll(async () => {
    host = await start(root);
  });

  afterAll(() => host.close());

  it("gives out every file of the build with the type, the cache rule and the headers it should have", async () => {
    const paths = ["/", ...filesOf(DIST), ...OTHER_KINDS.map((kind) => `/${kind}`)];
    expect(paths.length).toBeGreaterThan(100);
    const differing = [];
    for (const path of paths) {
      const { status, headers } = await get(host.url, path);
      const file = path === "/" ? "index.html" : path;
      const expected = { ...SECURITY_HEADERS, "Content-Type": contentType(file), "Cache-Control": cacheControl(path) };
      if (status !== 200) differing.push(`${path}: ${String(status)}`);
      differing.push(...differences(headers, expected).map((difference) => `${path}: ${difference}`));
    }
    expect(differing).toEqual([]);
  });

  it("lists no folder, and finds nothing hidden and nothing outside", async () => {
    const missing = ["/nowhere.js", `/${HASHED}`, "/assets/", "/assets", "/studies/", "/.env", "/.git/config", "/office.json"];
    for (const path of missing) expect([path, (await get(host.url, path)).status]).toEqual([path, 404]);
    const outside = [
      "/../secret.txt",
      "/%2e%2e/secret.txt",
      "/..%2fsecret.txt",
      "/assets/../../secret.txt",
      "/../dist-other",
      "//etc/passwd",
    ];
    for (const path of outside) {
      const { status, body } = await get(host.url, path);
      expect([400, 404], path).toContain(status);
      expect(body, path).not.toContain("secret");
    }
  });

  it("lets nobody keep that a file is missing, and sends its headers with that too", async () => {
    const { headers } = await get(host.url, `/${HASHED}`);
    expect(differences(headers, { ...SECURITY_HEADERS, "Cache-Control": "no-store" })).toEqual([]);
  });

  it("takes nothing in", async () => {
    for (const method of ["POST", "PUT", "DELETE"]) {
      expect([method, (await get(host.url, "/studies/pilot.json", { method })).status]).toEqual([method, 405]);
    }
  });

  it("packs what it sends, says that a file is as it was, and tells the time", async () => {
    const { headers, bytes } = await get(host.url, "/service-worker.js", { "accept-encoding": "gzip" });
    expect([headers["content-encoding"], headers["vary"]]).toEqual(["gzip", "Accept-Encoding"]);
    expect(bytes).toBeGreaterThan(1_000);
    const etag = String(headers["etag"]);
    expect((await get(host.url, "/service-worker.js", { "accept-encoding": "gzip", "if-none-match": etag })).status).toBe(304);
    expect(Math.abs(Date.parse(String(headers["date"])) - Date.now())).toBeLessThan(60_000);
  });

  // All browser tests drive npm start.
  if (name !== "npm start") {
    it("runs the app in a browser: no rule of its own broken, stored for offline, apart from other pages", async () => {
      const browser = await chromium.launch(launchOptions(host));
      try {
        const page = await browser.newPage({ baseURL: host.url, locale: "en-GB" });
        const watch = watchContext(page.context(), host.url, [NO_DEMO_STUDY]);
        const check = new CheckPage(page, wordsOf("en"));
        await page.goto("/");
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
        await check.open();
        const { state } = wordsOf("en").station.check;
        for (const name of ["secure", "host", "clock", "offline"] as const) await playwright(check.row(name), name).toContainText(state.ok);
        expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
        await page.context().setOffline(true);
        await page.reload();
        await playwright(check.row("host")).toContainText(wordsOf("en").station.check.wrong.hostUnasked.means);
        watch.verify();
      } finally {
        await browser.close();
      }
    });
  }

  if (name === "nginx") {
    it("sends who comes without TLS to where there is", async () => {
      const { status, headers } = await get(host.plainUrl ?? "", "/");
      expect([status, headers["location"]]).toEqual([301, "https://localhost/"]);
    });
  }
});

/** The browser that trusts this host's certificate as it would a real one's: with an error in it no worker would be let in. */
function launchOptions({ keyHash }: StaticHost): LaunchOptions {
  const executablePath = findHeadlessChromium();
  const args = keyHash === null ? CHROMIUM_ARGS : [...CHROMIUM_ARGS, `--ignore-certificate-errors-spki-list=${keyHash}`];
  return executablePath === undefined ? { args } : { args, executablePath };
}

function filesOf(top: string): readonly string[] {
  return readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(top, join(entry.parentPath, entry.name))}`);
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

function differences(headers: Headers, expected: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(expected)
    .filter(([name, value]) => headers[name.toLowerCase()] !== value)
    .map(([name]) => `${name} is ${String(headers[name.toLowerCase()])}`);
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: Headers;
  readonly body: string;
  readonly bytes: number;
}

/** Sends the path untouched, which fetch would normalise. Trusts any certificate: who answers is known. */
function get(url: string, path: string, { method = "GET", ...headers }: Record<string, string> = {}): Promise<Answer> {
  const { protocol, port } = new URL(url);
  const options = { host: "127.0.0.1", port, path, method, headers: { host: `localhost:${port}`, ...headers } };
  return new Promise((resolve, reject) => {
    const send = protocol === "https:" ? request : plainRequest;
    const sent = send({ ...options, servername: "localhost", rejectUnauthorized: false }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part)).on("error", reject);
      response.on("end", () => {
        const whole = Buffer.concat(parts);
        resolve({ status: response.statusCode, headers: response.headers, body: whole.toString("utf8"), bytes: whole.length });
      });
    });
    sent.on("error", reject).end();
  });
}
