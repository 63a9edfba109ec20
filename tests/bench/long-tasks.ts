import type { Page } from "@playwright/test";

declare global {
  var rxbTasks: number[];
}

/** Notes the tasks of the page's main thread over 50 ms, from its start or from now on, until `longestTask`. */
export async function watchTasks(page: Page, from: "start" | "now"): Promise<void> {
  await page.evaluate((buffered) => {
    const tasks: number[] = [];
    globalThis.rxbTasks = tasks;
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
    observer.observe({ type: "longtask", buffered });
  }, from === "start");
}

/** The longest of them, ms; 0 where none was over 50. */
export async function longestTask(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 100)); // the observer is told between tasks
    return Math.round(Math.max(0, ...globalThis.rxbTasks));
  });
}
