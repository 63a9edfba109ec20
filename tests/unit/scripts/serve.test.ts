import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serve } from "../../../scripts/serve.mjs";

const folder = mkdtempSync(join(tmpdir(), "serve-"));
const dist = join(folder, "dist");
const demo = join(folder, "dist-demo");
let port = 0;
let close: () => Promise<unknown>;

beforeAll(async () => {
  write("dist/index.html", "<!doctype html><title>app</title>");
  write("dist/assets/main-Ab12_-Cd.js", "export const a = 1;");
  write("dist/.vite/manifest.json", "{}");
  write("dist-demo/demo.json", "{}");
  write("dist-other/secret.txt", "secret");
  write("secret.txt", "secret");
  ({ port, close } = await serve({ port: 0, dist, demo }));
});

afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
});

describe("serve", () => {
  it("lets pages ask at a drop box elsewhere that is named, and refuses what is no address", async () => {
    const named = await serve({ port: 0, dist, demo, connectTo: ["https://box.example.org", "http://127.0.0.1:9000"] });
    const policy = (await fetch(named.url)).headers.get("content-security-policy");
    await named.close();
    expect(policy).toContain("connect-src 'self' https://box.example.org http://127.0.0.1:9000;");
    await expect(serve({ port: 0, dist, connectTo: ["https://a.example; script-src *"] })).rejects.toThrow("RXB_CONNECT_TO");
  });

  it("answers / with the app and every header a real host should send", async () => {
    const { status, headers, body } = await get("/");
    expect([status, body]).toEqual([200, "<!doctype html><title>app</title>"]);
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toContain("unsafe-eval' ");
    expect(headers).toMatchObject({
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-embedder-policy": "require-corp",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cache-control": "no-cache",
      "content-type": "text/html; charset=utf-8",
    });
  });

  it("lets hashed files be kept for good", async () => {
    const { headers } = await get("/assets/main-Ab12_-Cd.js");
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
  });

  it("serves the demo study below /demo/ only", async () => {
    expect(await get("/demo/demo.json")).toMatchObject({ status: 200, body: "{}" });
    expect(await get("/demo.json")).toMatchObject({ status: 404 });
  });

  it.each([
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/..%5csecret.txt",
    "/demo/../../secret.txt",
    "/demo/..%2f..%2fsecret.txt",
    "/../dist-other/secret.txt",
    "//etc/passwd",
    "/%00",
    "/%zz",
    "/.vite/manifest.json",
    "/demo",
    "/assets/",
    "/nowhere.js",
  ])("does not find %s", async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, body: "Not found." });
  });

  it("refuses other methods and other host names", async () => {
    expect((await get("/", { method: "POST" })).status).toBe(405);
    expect((await get("/", { host: "evil.example" })).status).toBe(403);
  });

  it("answers 304 to what the browser already has and sends no body for HEAD", async () => {
    const { headers } = await get("/");
    expect((await get("/", { "if-none-match": String(headers.etag) })).status).toBe(304);
    expect(await get("/", { method: "HEAD" })).toMatchObject({ status: 200, body: "" });
  });

  it("takes the next port when one is taken", async () => {
    const second = await serve({ port, dist, demo });
    expect(second.port).toBeGreaterThan(port);
    await second.close();
  });
});

function write(path: string, text: string): void {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), text);
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Sends the path untouched, which fetch would normalise. */
function get(path: string, { method = "GET", ...headers }: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, method, headers: { host: `localhost:${port}`, ...headers } }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
      response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    sent.on("error", reject).end();
  });
}
