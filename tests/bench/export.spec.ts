import { readFileSync } from "node:fs";
import { expect, test, type Browser } from "@playwright/test";
import { projectPath } from "../e2e/project-files.ts";
import { keepFigures } from "./figures.ts";

const PERSONS = 1_000;

test("the workbook and the CSV tables of 1,000 people's 100 responses: time, size, and the page's memory at its highest", async ({
  browser,
  page,
}) => {
  test.setTimeout(600_000);
  await page.route("**/bench", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>bench</title>" }));
  for (const form of ["csv", "workbook"] as const) {
    await page.goto("/bench");
    await page.addScriptTag({ path: projectPath(".cache/bench-page/bench-page.js") });
    await page.evaluate((kind) => rxbBench.exportResponses(kind, 10), form); // compiles what is to be measured
    const figures = await page.evaluate(([kind, count]) => rxbBench.exportResponses(kind, count), [form, PERSONS] as const);
    expect(figures.bytes).toBeGreaterThan(100_000);
    keepFigures(`${form} of ${PERSONS} × 100 responses`, { ...figures, peakPageMb: await peakPageMb(browser) });
  }
});

/** The most memory any page's process ever held, its data included, MB. Linux says it of each process. */
async function peakPageMb(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const peaks = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => peakKb(id));
  return Math.round(Math.max(...peaks) / 1_024);
}

function peakKb(processId: number): number {
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${processId}/status`, "utf8"))?.[1] ?? Number.NaN);
}
