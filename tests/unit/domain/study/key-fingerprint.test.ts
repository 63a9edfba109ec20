import { expect, it } from "vitest";
import { keyFingerprint } from "#domain/study/key-fingerprint.ts";

it("is short enough to be read out and another for another key", () => {
  // Checked: printf BPq3 | sha256sum
  expect(keyFingerprint("BPq3")).toBe("95E7 1A74 BEE6 7AE4 3B97");
  expect(keyFingerprint("BPq3")).not.toBe(keyFingerprint("BPq4"));
});
