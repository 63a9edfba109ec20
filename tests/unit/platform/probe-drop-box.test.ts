import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchDropBox } from "#platform/fetch-drop-box.ts";
import { probeDropBox } from "#platform/probe-drop-box.ts";

const BASE = "https://exam.example/app/";
const BYTES = new Uint8Array(3);

beforeEach(() => vi.stubGlobal("document", new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["of the box", "connect-src", "https://box.example/drop/x.txt", "blocked-by-csp"],
  ["of another host", "connect-src", "https://else.example/", "stored"],
  ["of a picture", "img-src", "https://box.example/x.png", "stored"],
] as const)("a refusal by the page's own policy %s", async (_what, effectiveDirective, blockedURI, kind) => {
  const put = async () => {
    document.dispatchEvent(Object.assign(new Event("securitypolicyviolation"), { effectiveDirective, blockedURI }));
    return { kind: "stored" } as const;
  };
  expect(await probeDropBox({ put }, BASE).put("https://box.example/drop/x.txt", BYTES, 1_000)).toEqual({ kind });
});

test("what is no address cannot be reached, and nothing else fails over it", async () => {
  const probe = probeDropBox(fetchDropBox(BASE), BASE);
  expect(await probe.put("https://:443:0/x.txt", BYTES, 1_000)).toMatchObject({ kind: "unreachable" });
});
