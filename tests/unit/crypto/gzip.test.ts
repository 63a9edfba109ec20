import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, test, vi } from "vitest";
import { gunzip, gzip } from "#crypto/gzip.ts";

const text = new TextEncoder().encode("该药与患者情况不符，建议减量。".repeat(500));

afterEach(() => vi.unstubAllGlobals());

describe("gzip", () => {
  test("is what every other program inflates", async () => {
    const packed = await gzip(text);
    expect(packed.length).toBeLessThan(text.length / 10);
    expect(new Uint8Array(gunzipSync(packed))).toEqual(text);
  });

  test("gives the bytes as they are where the browser cannot compress, and reads them back", async () => {
    vi.stubGlobal("CompressionStream", undefined);
    Reflect.deleteProperty(globalThis, "CompressionStream");
    expect(await gunzip(await gzip(text))).toEqual(text);
  });
});

describe("gunzip", () => {
  test("reads what other programs packed", async () => {
    expect(await gunzip(new Uint8Array(gzipSync(text)))).toEqual(text);
  });

  test("gives nothing for data cut short, and for a bomb", async () => {
    expect(await gunzip(new Uint8Array(gzipSync(text)).slice(0, -20))).toHaveLength(0);
    expect(await gunzip(new Uint8Array(gzipSync(new Uint8Array(60_000_000))))).toHaveLength(0);
  });
});
