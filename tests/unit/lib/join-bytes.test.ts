import { expect, test } from "vitest";
import { joinBytes } from "#lib/join-bytes.ts";

test("pieces stand behind one another, empty ones too, and nothing is left of none", () => {
  expect(joinBytes([Uint8Array.of(1, 2), new Uint8Array(), Uint8Array.of(3)])).toEqual(Uint8Array.of(1, 2, 3));
  expect(joinBytes([])).toEqual(new Uint8Array());
});
