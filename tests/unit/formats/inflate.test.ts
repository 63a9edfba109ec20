import { gzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { inflate } from "#formats/inflate.ts";

const text = new TextEncoder().encode("responses ".repeat(10_000));

describe("inflate", () => {
  test("gives back what was packed, up to the very limit", () => {
    const inflated = inflate(gzipSync(text), text.length);
    expect(inflated.kind === "inflated" && Buffer.from(text).equals(inflated.bytes)).toBe(true);
    expect(inflate(gzipSync(new Uint8Array()), 0)).toEqual({ kind: "inflated", bytes: new Uint8Array() });
  });

  test("gives up on a bomb near the limit: what comes after it is not even looked at", { timeout: 60_000 }, () => {
    const bomb = gzipSync(new Uint8Array(16_000_000));
    const defused = new Uint8Array([...bomb.subarray(0, 12_000), ...new Uint8Array(500).fill(0xff)]);
    expect(inflate(bomb, 1_000_000)).toEqual({ kind: "too-big" });
    expect(inflate(defused, 1_000_000)).toEqual({ kind: "too-big" });
    expect(inflate(defused, 100_000_000)).toEqual({ kind: "damaged" });
  });

  test("what is cut short anywhere, or no gzip data at all, is damaged", () => {
    const packed = gzipSync(text);
    for (const length of [0, 3, 12, packed.length >> 1, packed.length - 9, packed.length - 1]) {
      expect(inflate(packed.subarray(0, length), 1e6), `cut to ${length}`).toEqual({ kind: "damaged" });
    }
    expect(inflate(text, 1e6)).toEqual({ kind: "damaged" });
  });
});
