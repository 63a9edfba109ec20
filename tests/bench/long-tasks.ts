import type { Page } from "@playwright/test";

declare global {
  var rxbTasks: { readonly startMs: number; readonly durationMs: number }[];
}

/** Notes the tasks of the page's main thread over 50 ms, from its start or from now on, until `longestTask`. */
export async function watchTasks(page: Page, from: "start" | "now"): Promise<void> {
  await page.evaluate((buffered) => {
    const tasks: typeof globalThis.rxbTasks = [];
    globalThis.rxbTasks = tasks;
    const observer = new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ startTime: startMs, duration: durationMs }) => ({ startMs, durationMs })));
    });
    observer.observe({ type: "longtask", buffered });
  }, from === "start");
}

/** The longest of them that began after `sinceMs` of the page's clock, ms; 0 where none was over 50. */
export async function longestTask(page: Page, sinceMs = 0): Promise<number> {
  return page.evaluate(async (since) => {
    await new Promise((resolve) => setTimeout(resolve, 100)); // the observer is told between tasks
    const durations = globalThis.rxbTasks.flatMap(({ startMs, durationMs }) => (startMs >= since ? [durationMs] : []));
    return Math.round(Math.max(0, ...durations));
  }, sinceMs);
}
