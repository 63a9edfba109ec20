import { expect, it } from "vitest";
import { probeStorage } from "#platform/probe-storage.ts";

it("finds that a machine can store, also where two pages ask at the same time", async () => {
  const kinds = (await Promise.all(Array.from({ length: 4 }, () => probeStorage()))).map(({ kind }) => kind);
  expect(kinds).toEqual(["works", "works", "works", "works"]);
});
