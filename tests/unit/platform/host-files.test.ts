import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hostFiles } from "#platform/host-files.ts";

let server: Server;
let baseUrl = "";

beforeAll(async () => {
  server = createServer((request, response) => {
    const isThere = request.url === "/app/studies/index.json";
    response.writeHead(isThere ? 200 : 404).end(isThere ? "[1]" : "<html>no</html>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // listening on a port
  baseUrl = `http://127.0.0.1:${port}/app/`;
});

afterAll(() => void server.close());

test("reads relative to where the app is served, and says null for what is not there", async () => {
  const files = hostFiles(baseUrl);
  expect(await files.read("studies/index.json")).toEqual(new TextEncoder().encode("[1]"));
  expect(await files.read("studies/none.json")).toBeNull();
});

test("a host that cannot be reached is null too", async () => {
  expect(await hostFiles("http://127.0.0.1:1/").read("studies/index.json")).toBeNull();
});
