import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fetchDropBox } from "#platform/fetch-drop-box.ts";
import type { PutOutcome } from "#workflows/ports/drop-box.ts";
import { faultBox, type FaultAnswer, type FaultBox } from "../../support/drop-box/fault-box.ts";

const BYTES = new TextEncoder().encode("sealed");
const PORTAL = { "Content-Type": "text/html" };
const MD5_OF_NOTHING = '"d41d8cd98f00b204e9800998ecf8427e"';
let server: FaultBox;
beforeAll(async () => {
  server = await faultBox();
});
afterAll(() => server.close());

function put(limitMs = 10_000): Promise<PutOutcome> {
  return fetchDropBox(server.url).put("a.rxsub", BYTES, limitMs);
}

test("the request carries the whole file, the condition, and nothing that tells who asks", async () => {
  server.plan({ status: 201 });
  await fetchDropBox("https://elsewhere.example/app/").put(`${server.url}a.rxsub?key=1`, BYTES, 10_000);
  const request = server.seen.at(-1);
  expect(request).toMatchObject({ method: "PUT", path: "/drop/a.rxsub?key=1", headers: { "if-none-match": "*" } });
  expect(request?.body.toString()).toBe("sealed");
  for (const name of ["cookie", "authorization", "referer", "content-type"]) expect(request?.headers[name], name).toBeUndefined();
});

describe("an answer", () => {
  test.each<[string, FaultAnswer, PutOutcome["kind"]]>([
    ["201, with the page Apache sends", { status: 201, headers: PORTAL, body: "<h1>Created</h1>" }, "stored"],
    ["204", { status: 204 }, "stored"],
    ["200 of S3", { status: 200, headers: { ETag: '"5d41402abc4b2a76b9719d911017c592"' } }, "stored"],
    ["412", { status: 412, body: "Precondition Failed" }, "already-there"],
    ["200 of a captive portal", { status: 200, headers: { ...PORTAL, ETag: '"1"' }, body: "<h1>Log in</h1>" }, "implausible"],
    ["200 that says nothing", { status: 200 }, "implausible"],
    ["200 of S3 to a body that was swallowed", { status: 200, headers: { ETag: MD5_OF_NOTHING } }, "implausible"],
    ["201 to a body that was swallowed", { status: 201, headers: { ETag: MD5_OF_NOTHING } }, "implausible"],
    ["202", { status: 202 }, "implausible"],
    ["a redirect to a login", { status: 302, headers: { Location: "/login" } }, "implausible"],
    ["a redirect that keeps the method", { status: 307, headers: { Location: "/else" } }, "implausible"],
    ["401", { status: 401 }, "refused"],
    ["403", { status: 403 }, "refused"],
    ["404", { status: 404 }, "refused"],
    ["405", { status: 405 }, "refused"],
    ["409, where WebDAV has no such folder", { status: 409 }, "refused"],
    ["413", { status: 413 }, "too-large"],
    ["507", { status: 507 }, "full"],
    ["500", { status: 500 }, "server-error"],
    ["501", { status: 501 }, "server-error"],
    ["503", { status: 503 }, "server-error"],
    ["429", { status: 429 }, "server-error"],
    ["a connection that is cut", "drop", "unreachable"],
  ])("%s", async (_what, answer, kind) => {
    server.plan(answer);
    const outcome = await put();
    expect(outcome.kind).toBe(kind);
    const isFailure = kind !== "stored" && kind !== "already-there" && answer !== "drop" && answer !== "hang";
    if (isFailure) expect(outcome).toMatchObject({ status: answer.status, retryAfterMs: null });
  });

  test("that never comes, or never ends, is given up at the limit", async () => {
    server.plan("hang");
    expect(await put(100)).toEqual({ kind: "timed-out", status: null, retryAfterMs: null });
    server.plan({ status: 201, headers: { "Content-Length": "100" }, body: "begun" });
    expect(await put(200)).toMatchObject({ kind: "timed-out" });
  });

  test("from nobody is none", async () => {
    const gone = await faultBox();
    await gone.close();
    expect(await fetchDropBox(gone.url).put("a", BYTES, 10_000)).toEqual({ kind: "unreachable", status: null, retryAfterMs: null });
  });

  test.each([
    ["120", 120_000],
    [new Date(Date.now() + 60_000).toUTCString(), 60_000],
    [new Date(Date.now() - 60_000).toUTCString(), 0],
    ["soon", null],
  ])("with Retry-After: %s asks for that pause", async (text, pauseMs) => {
    server.plan({ status: 503, headers: { "Retry-After": text } });
    const outcome = await put();
    const asked = "retryAfterMs" in outcome ? outcome.retryAfterMs : undefined;
    if (pauseMs === null || pauseMs === 0) expect(asked).toBe(pauseMs);
    else expect(Math.abs((asked ?? 0) - pauseMs)).toBeLessThan(10_000);
  });
});
