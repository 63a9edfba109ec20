import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hostFiles } from "#platform/host-files.ts";

const STATUS_BY_PATH = new Map([
  ["/app/studies/index.json", 200],
  ["/app/studies/gone.json", 410],
  ["/app/studies/forbidden.json", 403],
  ["/app/studies/broken.json", 502],
]);

let server: Server;
let baseUrl = "";

beforeAll(async () => {
  server = createServer((request, response) => {
    const status = STATUS_BY_PATH.get(request.url ?? "") ?? 404;
    response.writeHead(status).end(status === 200 ? "[1]" : "<html>no</html>");
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
  expect(await files.read("studies/gone.json")).toBeNull();
});

test("a host that cannot be reached, or answers with an error, does not say that it has none", async () => {
  await expect(hostFiles("http://127.0.0.1:1/").read("studies/index.json")).rejects.toThrow();
  await expect(hostFiles(baseUrl).read("studies/forbidden.json")).rejects.toThrow("studies/forbidden.json: HTTP 403");
  await expect(hostFiles(baseUrl).read("studies/broken.json")).rejects.toThrow("studies/broken.json: HTTP 502");
});
