import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { test } from "./app-test.ts";

test("a browser that is too old shows one readable page in both languages, and the app is not started", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, "findLast");
  });
  await page.goto("/#/sit");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText([
    "This browser is too old for RxBaseline",
    "此浏览器版本过旧，无法使用 RxBaseline",
  ]);
  await expect(page.locator("#root")).toHaveCount(0);
  // In the document is not yet on the screen: a page that waits for its style is never painted.
  expect(await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve("painted"))))).toBe("painted");
  expect(await page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => name.includes("Routes")))).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa"]).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});
