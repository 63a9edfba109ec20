import { expect, test } from "vitest";
import { once } from "#lib/once.ts";

test("opens once for all who ask, and anew after a failure", async () => {
  let count = 0;
  const open = once(async () => ((count += 1) === 1 ? Promise.reject(new Error("planned")) : count));
  const first = await Promise.allSettled([open(), open()]);
  expect(first.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await Promise.all([open(), open()])).toEqual([2, 2]);
  expect(await open()).toBe(2);
});
