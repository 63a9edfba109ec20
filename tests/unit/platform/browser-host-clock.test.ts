import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { browserHostClock } from "#platform/browser-host-clock.ts";

const SAID = "Mon, 09 Mar 2026 06:03:22 GMT";
let server: Server;
let baseUrl = "";

beforeAll(async () => {
  server = createServer(({ url = "", method }, response) => {
    const isAsked = method === "HEAD" && /^\/app\/index\.html\?time=\d+$/.test(url);
    response.sendDate = false;
    response.writeHead(isAsked ? 200 : 404, isAsked ? { Date: SAID } : {}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // listening on a port
  baseUrl = `http://127.0.0.1:${port}/app/`;
  vi.stubGlobal("navigator", { onLine: true });
});

afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

test("says the host's time, half a second added for what the header cuts, and the machine's at the middle of the way", async () => {
  const beforeMs = Date.now();
  const time = await browserHostClock(baseUrl).read();
  expect(time?.hostMs).toBe(Date.parse(SAID) + 500);
  expect(time?.wallMs).toBeGreaterThanOrEqual(beforeMs - 1);
  expect(time?.wallMs).toBeLessThanOrEqual(Date.now());
  expect(time?.roundTripMs).toBeGreaterThan(0);
});

test("says null for an answer without a time, for a host that cannot be reached, and where there is no network", async () => {
  expect(await browserHostClock(new URL("/elsewhere/", baseUrl).href).read()).toBeNull();
  expect(await browserHostClock("http://127.0.0.1:1/").read()).toBeNull();
  vi.stubGlobal("navigator", { onLine: false });
  expect(await browserHostClock(baseUrl).read()).toBeNull();
});
