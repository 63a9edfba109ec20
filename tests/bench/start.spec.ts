import { test, type Browser } from "@playwright/test";
import { StartPage } from "../e2e/pages/StartPage.ts";
import { wordsOf } from "../e2e/words.ts";
import { keepFigures, quantiles } from "./figures.ts";
import { longestTask, watchTasks } from "./long-tasks.ts";

const RATES = [1, 4] as const;
const ROUNDS = 5;

test("the exam's door opens: cold, with nothing kept, and warm, from what the first visit kept", async ({ browser, baseURL }) => {
  test.setTimeout(600_000);
  for (const rate of RATES) {
    const [cold, warm, tasks] = [new Array<number>(), new Array<number>(), new Array<number>()];
    for (let round = 0; round < ROUNDS; round += 1) {
      const times = await startTwice(browser, { baseURL: baseURL ?? "", rate });
      cold.push(times.coldMs);
      warm.push(times.warmMs);
      tasks.push(times.longestTaskMs);
    }
    keepFigures(`start, CPU ×${rate}`, { coldMs: quantiles(cold), warmMs: quantiles(warm), longestTaskMs: Math.max(...tasks) });
  }
});

async function startTwice(browser: Browser, { baseURL, rate }: { readonly baseURL: string; readonly rate: number }) {
  const context = await browser.newContext({ baseURL, locale: "en-GB" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  const start = new StartPage(page, wordsOf("en"));
  const open = async (): Promise<number> => {
    const startedAtMs = performance.now();
    await start.open();
    await start.begin.waitFor();
    return performance.now() - startedAtMs;
  };
  const coldMs = await open();
  await watchTasks(page, "start");
  const longestTaskMs = await longestTask(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto("about:blank");
  const warmMs = await open();
  await context.close();
  return { coldMs, warmMs, longestTaskMs };
}
