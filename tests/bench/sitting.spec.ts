import { expect, test, type Page } from "@playwright/test";
import { StartPage } from "../e2e/pages/StartPage.ts";
import { pilotCode, projectPath } from "../e2e/project-files.ts";
import { wordsOf } from "../e2e/words.ts";
import { keepFigures, quantiles } from "./figures.ts";
import { longestTask, watchTasks } from "./long-tasks.ts";

const RATES = [1, 4] as const;
const SHORT = 12;
const WRITES = 200;
const KEYS = 60;
const RESUMES = 5;
const words = wordsOf("en");

test.use({ bypassCSP: true, locale: "en-GB", serviceWorkers: "block" });

test("a response is durable, beside a bare strict put in the same run", async ({ page }) => {
  test.setTimeout(600_000);
  await openBench(page);
  for (const rate of RATES) {
    await throttle(page, rate);
    await watchTasks(page, "now");
    const { app, bare } = await page.evaluate((rounds) => rxbBench.durable(rounds), WRITES);
    const [ours, theirs] = [quantiles(app), quantiles(bare)];
    const ratio = { p50: ours.p50 / theirs.p50, p95: ours.p95 / theirs.p95 };
    keepFigures(`durable, CPU ×${rate}`, { appMs: ours, bareMs: theirs, ratio, longestTaskMs: await longestTask(page) });
  }
});

test("a sitting of 100 items with 5,000 events opens again", async ({ page }) => {
  test.setTimeout(600_000);
  await openBench(page);
  const sittingId = await page.evaluate(() => rxbBench.makeLongSitting());
  for (const rate of RATES) {
    await throttle(page, rate);
    await watchTasks(page, "now");
    const times: number[] = [];
    for (let round = 0; round < RESUMES; round += 1) times.push(await page.evaluate((id) => rxbBench.resume(id), sittingId));
    keepFigures(`resume, CPU ×${rate}`, { ms: quantiles(times), longestTaskMs: await longestTask(page) });
  }
});

test("a key shows in a text of 40,000 characters", async ({ page }) => {
  test.setTimeout(600_000);
  const start = new StartPage(page, words);
  await start.open();
  const item = await start.start(pilotCode());
  await item.goTo(SHORT);
  await item.intervention.fill("患者肾功能不全，建议减量。".repeat(3_077));
  await item.isSaved();
  for (const rate of RATES) {
    await throttle(page, rate);
    await watchTasks(page, "now");
    await item.intervention.press("End");
    await item.intervention.evaluate(watchKeys);
    for (let key = 0; key < KEYS; key += 1) await item.intervention.press("a");
    await expect.poll(() => page.evaluate(() => rxbKeys.length)).toBe(KEYS);
    const times = await page.evaluate(() => rxbKeys);
    keepFigures(`key in 40,000 characters, CPU ×${rate}`, { ms: quantiles(times), longestTaskMs: await longestTask(page) });
  }
});

declare global {
  var rxbKeys: number[];
}

/** From the key's own time stamp to the frame that shows it. */
function watchKeys(field: Node): void {
  const times: number[] = [];
  globalThis.rxbKeys = times;
  field.addEventListener("keydown", ({ timeStamp }) => {
    requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp)));
  });
}

async function openBench(page: Page): Promise<void> {
  await page.route("**/bench", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>bench</title>" }));
  await page.goto("/bench");
  await page.addScriptTag({ path: projectPath(".cache/bench-page/bench-page.js") });
}

async function throttle(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}
