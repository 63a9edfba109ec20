import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { DRILLS, type DrillName } from "#workflows/run-drill.ts";
import { test } from "./app-test.ts";
import { HomePage } from "./pages/HomePage.ts";
import type { Words } from "./words.ts";

test("the drill brings about kills, a full disk, clocks, tabs and reloads on this machine, and all is kept", async ({ page, words }) => {
  test.setTimeout(240_000);
  const { drill: said } = words.station;
  const home = new HomePage(page, words);
  await home.open();
  await home.isReadyOffline();
  await runDrill(page, words);
  await expect(page.getByText(said.passed.replace("{{count}}", String(DRILLS.length)))).toBeVisible({ timeout: 200_000 });
  for (const drill of DRILLS) await expect(rowOf(page, words, drill)).toContainText(said.outcome.passed);
  await expect(rowOf(page, words, "kill")).toContainText(/^.*20 kills; [1-9]\d* responses shown as saved, 0 missing\./);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: said.save }).click()]);
  const file = JSON.parse(readFileSync(await download.path(), "utf8")) as { readonly outcomes: readonly { readonly failure: unknown }[] };
  expect(file.outcomes.map(({ failure }) => failure)).toEqual(DRILLS.map(() => null));
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).not.toContain("rxbaseline-participant");
});

test("the drill fails where locks are given to everyone and a file of the stored app is gone", async ({ page, words }) => {
  test.setTimeout(240_000);
  const { drill: said } = words.station;
  await page.addInitScript(() => {
    LockManager.prototype.request = (async (_name: string, ...rest: readonly unknown[]) => {
      const hold = rest.at(-1) as (lock: object) => unknown;
      return hold({});
    }) as typeof LockManager.prototype.request;
  });
  const home = new HomePage(page, words);
  await home.open();
  await home.isReadyOffline();
  await page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.includes("precache"));
    const cache = await caches.open(name ?? "");
    const style = (await cache.keys()).find(({ url }) => url.includes(".css"));
    if (style !== undefined) await cache.delete(style);
  });
  await runDrill(page, words);
  await expect(page.getByText(said.failed_other.replace("{{count}}", "2"))).toBeVisible({ timeout: 200_000 });
  await expect(rowOf(page, words, "tabs")).toContainText(said.outcome.failed);
  await expect(rowOf(page, words, "offline")).toContainText(said.outcome.failed);
  await expect(rowOf(page, words, "kill")).toContainText(said.outcome.passed);
});

async function runDrill(page: Page, words: Words): Promise<void> {
  await page.goto("/#/run/drill");
  await page.getByRole("button", { name: words.station.drill.run }).click();
}

function rowOf(page: Page, words: Words, drill: DrillName): Locator {
  return page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: words.station.drill.name[drill], exact: true }) });
}
