import fc from "fast-check";
import { expect, test } from "vitest";
import { fromBase64Url, toBase64Url } from "#lib/base64url.ts";

test("is what Node writes, for every length, and comes back", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      const text = toBase64Url(bytes);
      expect(text).toBe(Buffer.from(bytes).toString("base64url"));
      expect([...(fromBase64Url(text) ?? [])]).toEqual([...bytes]);
    }),
  );
});

test.each(["A", "A===", "AA==", "A+B/", "é", "AB\n", "AB", "AAB"])("%j is not base64url in its one spelling", (text) => {
  expect(fromBase64Url(text)).toBeNull();
});
