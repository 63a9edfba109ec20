import { createServer, type Server, type ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchDropBoxReader, watchedDropBoxReader } from "#platform/fetch-drop-box-reader.ts";

const NEVER = new AbortController().signal;
let server: Server;
let url: string;
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  server = createServer((_request, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}/`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

function read(address = "drop/x", { signal = NEVER, limitMs = 60_000 } = {}) {
  return fetchDropBoxReader(url).read(address, { limitMs, signal });
}

test("reads whole bodies, whatever pieces they come in", async () => {
  answer = (response) => {
    response.write("one ");
    setTimeout(() => response.end("two"), 20);
  };
  const outcome = await read();
  expect(outcome.kind === "read" && new TextDecoder().decode(outcome.bytes)).toBe("one two");
});

test.each([
  [401, "refused"],
  [403, "refused"],
  [404, "missing"],
  [500, "failed"],
  [302, "failed"],
] as const)("status %d is %s", async (status, kind) => {
  answer = (response) => response.writeHead(status, status === 302 ? { location: "/else" } : {}).end();
  expect(await read()).toMatchObject({ kind });
});

test("what is larger than anything of ours is not read to its end", async () => {
  answer = (response) => {
    const piece = Buffer.alloc(1_000_000);
    const more = (): void => {
      if (!response.writableEnded && !response.destroyed) response.write(piece, more);
    };
    more();
  };
  expect(await read()).toMatchObject({ kind: "too-large" });
});

test("a connection that is cut, an address that is none, and a wish to stop are told apart", async () => {
  answer = (response) => response.destroy();
  expect(await read()).toMatchObject({ kind: "unreachable" });
  expect(await read("https://:443:0/x")).toMatchObject({ kind: "unreachable" });
  const stop = new AbortController();
  answer = () => stop.abort();
  expect(await read("drop/x", stop)).toMatchObject({ kind: "timed-out" });
  expect(await read("drop/x", stop)).toMatchObject({ kind: "timed-out" });
});

test("an answer that does not end in time is given up", async () => {
  answer = (response) => response.write("one ");
  expect(await read("drop/x", { limitMs: 50 })).toMatchObject({ kind: "timed-out" });
});

test("what the page's own policy forbids is told so", async () => {
  vi.stubGlobal("document", new EventTarget());
  const refused = async () => {
    const blocked = { effectiveDirective: "connect-src", blockedURI: "https://box.example/drop/" };
    document.dispatchEvent(Object.assign(new Event("securitypolicyviolation"), blocked));
    return { kind: "unreachable", status: null } as const;
  };
  const watched = watchedDropBoxReader({ read: refused }, url);
  const patience = { limitMs: 1_000, signal: NEVER };
  expect(await watched.read("https://box.example/drop/", patience)).toMatchObject({ kind: "blocked" });
  expect(await watched.read("drop/", patience)).toMatchObject({ kind: "unreachable" });
});
