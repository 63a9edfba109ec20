import { readFileSync } from "node:fs";
import { expect, type Browser, type Page } from "@playwright/test";
import { formatText } from "#texts/format-text.ts";
import { localeOf, test } from "./app-test.ts";
import { dropBoxHost, type DropBoxHost } from "./drop-box-host.ts";
import { openSubmission } from "./open-submission.ts";
import { CheckPage } from "./pages/CheckPage.ts";
import { HomePage } from "./pages/HomePage.ts";
import { ReceiptPage } from "./pages/ReceiptPage.ts";
import { ReviewPage } from "./pages/ReviewPage.ts";
import { StartPage } from "./pages/StartPage.ts";
import { givenFile } from "./pages/file-field.ts";
import { StudiesPage } from "./pages/StudiesPage.ts";
import { PILOT, pilotCode } from "./project-files.ts";
import { fits, type Words } from "./words.ts";

let host: DropBoxHost;
test.beforeAll(async () => {
  host = await dropBoxHost();
});
test.afterAll(() => host.close());

test("a submission waits while the drop box is down, is acknowledged on asking, the next one on a later visit, and the coordinator reads both", async ({
  browser,
  words,
}) => {
  const { dropBox } = words.participant.receipt;
  const page = await openPage(browser, host.url);
  const receipt = await handIn(page, words, pilotCode(0));
  await expect(receipt.dropBox).toContainText(dropBox.why.unreachable);
  await host.box.start();
  await receipt.tryNow.click();
  await expect(receipt.dropBox).toHaveText(fits(dropBox.stored));
  await expect(receipt.tryNow).toHaveCount(0);
  await page.reload();
  await expect(receipt.dropBox).toHaveText(fits(dropBox.stored));
  const [file, ...others] = host.box.files();
  if (file === undefined) throw new Error("the box is empty");
  expect(others).toEqual([]);
  expect(file.name).toBe(`pilot_${pilotCode(0)}_${await receipt.receipt()}.rxsub`);
  const submission = await openSubmission({ name: file.name, bytes: Buffer.from(file.bytes) });
  expect(submission.source.start.participantCode).toBe(pilotCode(0));

  await host.box.kill();
  const second = await handIn(page, words, pilotCode(1));
  await expect(second.dropBox).toContainText(dropBox.why.unreachable);
  await page.goto("about:blank");
  await host.box.start();
  await new HomePage(page, words).open();
  await expect.poll(() => host.box.files().length).toBe(2);
  await new StartPage(page, words).open();
  await new StartPage(page, words).receipt(pilotCode(1)).click();
  await expect(second.dropBox).toHaveText(fits(dropBox.stored));

  const office = await openPage(browser, host.url);
  const studies = new StudiesPage(office, words);
  await studies.open();
  const collect = await studies.openStudy([
    host.office,
    givenFile("paper.json", readFileSync(PILOT.paper)),
    givenFile("key.json", readFileSync(PILOT.key)),
  ]);
  const inBox = (held: number, read: number) => formatText(words.dropBox.done, { listed: 2, held, read });
  await collect.readBox.click();
  await expect(collect.boxOutcome).toHaveText(inBox(0, 2));
  for (const index of [0, 1]) await expect(collect.rosterRow(pilotCode(index))).toContainText(words.coordinator.collect.verdict.sound);
  await collect.readBox.click();
  await expect(collect.boxOutcome).toHaveText(inBox(2, 0));

  const check = new CheckPage(page, words);
  await check.open();
  await expect(check.row("dropBox")).toContainText(words.station.check.wrong.boxOverwrites.act);
  const strict = new CheckPage(await openPage(browser, host.strictUrl), words);
  await strict.open();
  await expect(strict.row("dropBox")).toContainText(words.station.check.wrong.boxBlocked.act);
});

async function openPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: localeOf("en") });
  return context.newPage();
}

/** Takes a sitting without a response and hands it in; resolves on its receipt. */
async function handIn(page: Page, words: Words, code: string): Promise<ReceiptPage> {
  const start = new StartPage(page, words);
  await start.open();
  const item = await start.start(code);
  await item.reviewAll.click();
  await new ReviewPage(page, words).submit();
  const receipt = new ReceiptPage(page, words);
  await receipt.heading.waitFor();
  return receipt;
}
