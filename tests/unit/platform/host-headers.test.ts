import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { readHostHeaders } from "#platform/host-headers.ts";

let server: Server;
let baseUrl = "";

beforeAll(async () => {
  server = createServer(({ url = "" }, response) => {
    response
      .setHeader("Referrer-Policy", "no-referrer")
      .writeHead(/^\/app\/index\.html\?headers=\d+$/.test(url) ? 200 : 404)
      .end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // listening on a port
  baseUrl = `http://127.0.0.1:${port}/app/`;
  vi.stubGlobal("navigator", { onLine: true });
});

afterEach(() => vi.stubGlobal("navigator", { onLine: true }));

afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

test("reads what is sent with the start page, names in small letters", async () => {
  expect(await readHostHeaders(baseUrl)).toMatchObject({ "referrer-policy": "no-referrer" });
});

test("says null for a host without that page, for one that cannot be reached, and where there is no network", async () => {
  expect(await readHostHeaders(new URL("/elsewhere/", baseUrl).href)).toBeNull();
  expect(await readHostHeaders("http://127.0.0.1:1/")).toBeNull();
  vi.stubGlobal("navigator", { onLine: false });
  expect(await readHostHeaders(baseUrl)).toBeNull();
});
