import { expect, test } from "vitest";
import { resumeHandIns } from "#workflows/resume-hand-ins.ts";

test.each<[string, () => Promise<boolean>, number]>([
  ["something waits", async () => true, 1],
  ["nothing waits", async () => false, 0],
  ["the database does not say", () => Promise.reject(new Error("planned: closed")), 0],
])("where %s", async (_what, hasWaiting, opens) => {
  let openCount = 0;
  await resumeHandIns({ hasWaiting, open: async () => (openCount += 1) });
  expect(openCount).toBe(opens);
});

test("pages that do not come are no failure of this visit", async () => {
  const open = () => Promise.reject(new Error("planned: offline"));
  await expect(resumeHandIns({ hasWaiting: async () => true, open })).resolves.toBeUndefined();
});
