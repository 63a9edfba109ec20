import { statSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { StudiesPage } from "../e2e/pages/StudiesPage.ts";
import type { CollectPage } from "../e2e/pages/CollectPage.ts";
import { wordsOf } from "../e2e/words.ts";
import { writeCollectedStudy } from "./collected-study.ts";
import { keepFigures } from "./figures.ts";
import { longestTask, watchTasks } from "./long-tasks.ts";

const COUNT = Number(process.env["RXB_BENCH_SUBMISSIONS"] ?? 1_000);
const words = wordsOf("en");

test.use({ locale: "en-GB" });

test("a thousand submissions of 100 items are collected, and given again", async ({ page }) => {
  test.setTimeout(1_200_000);
  const { studyFiles, submissionFiles } = await writeCollectedStudy(COUNT);
  const studies = new StudiesPage(page, words);
  await studies.open();
  const collect = await studies.openStudy(studyFiles);
  const kilobytes = submissionFiles.reduce((sum, file) => sum + statSync(file).size, 0) / COUNT / 1_000;
  const first = await collected(page, collect, submissionFiles);
  await expect(collect.count("sound")).toHaveAccessibleName(new RegExp(`^${COUNT}`));
  keepFigures("collect", { submissions: COUNT, kilobytesEach: kilobytes, ...first });
  await page.reload();
  await collect.heading.waitFor();
  const again = await collected(page, collect, submissionFiles);
  keepFigures("collect, all held already", again);
});

async function collected(page: Page, collect: CollectPage, files: readonly string[]) {
  await watchTasks(page, "now");
  const given = page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        document.addEventListener("change", () => resolve(performance.now()), { once: true, capture: true }),
      ),
  );
  const startedAtMs = performance.now();
  await collect.files.setInputFiles([...files]);
  await collect.summary.waitFor({ timeout: 900_000 });
  const seconds = (performance.now() - startedAtMs) / 1_000;
  await expect(collect.roster).toBeVisible();
  // Until the page is told of them, the browser alone is busy with the files.
  const longestTaskMs = await longestTask(page, await given);
  const handingOverMs = await longestTask(page);
  return { seconds, perSecond: files.length / seconds, longestTaskMs, handingOverMs, heapMegabytes: await heapMegabytes(page) };
}

/** What the page's own thread holds after its rubbish is collected. */
async function heapMegabytes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return usedSize / 1e6;
}
