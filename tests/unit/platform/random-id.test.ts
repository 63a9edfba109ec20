import { expect, test } from "vitest";
import { randomId } from "#platform/random-id.ts";

test("ids are 22 safe characters, each a new one", () => {
  const ids = Array.from({ length: 1_000 }, randomId);
  expect(new Set(ids).size).toBe(1_000);
  expect(ids.every((id) => /^[A-Za-z0-9_-]{22}$/.test(id))).toBe(true);
});
