import { expect, type Page } from "@playwright/test";
import { test } from "./app-test.ts";
import { interventionTo, openSubmission } from "./open-submission.ts";
import type { ItemPage } from "./pages/ItemPage.ts";
import { ReceiptPage } from "./pages/ReceiptPage.ts";
import { StartPage } from "./pages/StartPage.ts";
import { pilotCode, pilotDurationMs } from "./project-files.ts";
import type { Words } from "./words.ts";

const FIRST_SHORT = 12;
const STARTED_AT_MS = Date.UTC(2026, 2, 9, 6, 0, 0);
/** More than opening the page takes on the slowest machine. */
const MS_BEFORE_START = 10 * 60_000;

test("case 6: text typed across the deadline is handed in once, and what comes after it is refused", async ({ page, words }) => {
  const item = await startSitting(page, words);
  await item.goTo(FIRST_SHORT);
  await item.errorType("T01").click();
  await passTimeUntil(page, 2_000);
  await expect(item.timer).toHaveText("0:00:02 left");
  await item.intervention.fill("In time");
  const receipt = await runToReceipt(page, words);
  await expect(receipt.fact("closed")).toHaveText(words.participant.receipt.closedBy.deadline);
  const submission = await openSubmission(await receipt.saveFile());
  expect(interventionTo(submission, "C01")).toBe("In time");
  expect(submission.source.elapsedMs).toBe(pilotDurationMs());
  expect(submission.source.events.filter(({ fact }) => fact.type === "submitted")).toHaveLength(1);
});

test("a key pressed after the deadline, before the clock has ticked, changes nothing", async ({ page, words }) => {
  const item = await startSitting(page, words);
  await item.goTo(FIRST_SHORT);
  await passTimeUntil(page, 500);
  await item.intervention.fill("In time");
  // The wall clock moves on, no timer fires: what is typed now is the first the app hears of it. The field has the focus, and keys are
  // pressed as people press them, wherever they go: an answer under way may have told the app first.
  await page.clock.setSystemTime(STARTED_AT_MS + pilotDurationMs() + 1_000);
  await page.keyboard.type(" and late");
  const receipt = await runToReceipt(page, words);
  expect(interventionTo(await openSubmission(await receipt.saveFile()), "C01")).toBe("In time");
});

test("case 7: a composition that is open at the deadline is kept as it stood on the screen", async ({ page, words }) => {
  const item = await startSitting(page, words);
  await item.goTo(FIRST_SHORT);
  await passTimeUntil(page, 2_000);
  await item.intervention.fill("请");
  const input = await page.context().newCDPSession(page);
  await input.send("Input.imeSetComposition", { text: "jianban", selectionStart: 7, selectionEnd: 7 });
  await expect(item.intervention).toHaveValue("请jianban");
  const receipt = await runToReceipt(page, words);
  const submission = await openSubmission(await receipt.saveFile());
  expect(interventionTo(submission, "C01")).toBe("请jianban");
  const composed = submission.source.events.filter(({ fact }) => fact.type === "responded" && fact.composing);
  expect(composed).toHaveLength(1);
});

test("case 5: a sitting opened again after its deadline is handed in with what was stored", async ({ page, words }) => {
  const item = await startSitting(page, words);
  await item.goTo(FIRST_SHORT);
  await item.intervention.fill("Stored before the lid was closed");
  await page.clock.runFor(1_000);
  await item.isSaved();
  const address = page.url();
  await page.goto("about:blank");
  await page.clock.fastForward(pilotDurationMs() + 60_000);
  await page.clock.resume();
  await page.goto(address);
  const receipt = new ReceiptPage(page, words);
  await expect(receipt.fact("closed")).toHaveText(words.participant.receipt.closedBy["deadline-on-resume"]);
  const submission = await openSubmission(await receipt.saveFile());
  expect(interventionTo(submission, "C01")).toBe("Stored before the lid was closed");
  expect(submission.source.elapsedMs).toBe(pilotDurationMs());
  // The two clocks are read one after the other, and a loaded machine lets some milliseconds pass between.
  expect(Math.abs(submission.source.finishedAtMs - STARTED_AT_MS - pilotDurationMs())).toBeLessThan(100);
});

test("case 1: a hidden tab shows the right time at its first paint", async ({ page, words }) => {
  const item = await startSitting(page, words);
  await expect(item.timer).toBeVisible();
  await page.clock.fastForward(5 * 60_000 + 1_000); // every timer fires once at most, as in a tab that is hidden
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const shown = ((pilotDurationMs() - 5 * 60_000 - 1_000) / 60_000) | 0;
  await expect(item.timer).toHaveText(`0:${String(shown).padStart(2, "0")} left`);
});

test("case 4: the zone changed twice around the change to summer time moves no deadline and no exported time", async ({ page, words }) => {
  const startedAtMs = Date.UTC(2026, 2, 29, 0, 55); // five minutes before Oslo's clocks go forward
  const machine = await page.context().newCDPSession(page);
  const setZone = (timezoneId: string) => machine.send("Emulation.setTimezoneOverride", { timezoneId });
  await setZone("Europe/Oslo");
  const item = await startSitting(page, words, startedAtMs);
  for (const zone of ["America/New_York", "Asia/Shanghai"]) {
    await setZone(zone);
    await page.clock.runFor(3 * 60_000);
  }
  const leftMinutes = pilotDurationMs() / 60_000 - 6;
  await expect(item.timer).toHaveText(`0:${String(leftMinutes).padStart(2, "0")} left`);
  await passTime(page, pilotDurationMs() - 6 * 60_000);
  const receipt = await runToReceipt(page, words);
  await expect(receipt.fact("handedIn")).toContainText("UTC");
  await expect(receipt.fact("handedIn")).toContainText("CEST");
  const { source } = await openSubmission(await receipt.saveFile());
  expect(source.start).toMatchObject({ startedAtMs, zone: "Europe/Oslo" });
  expect(source.elapsedMs).toBe(pilotDurationMs());
  expect(Math.abs(source.finishedAtMs - startedAtMs - pilotDurationMs())).toBeLessThan(100);
  expect(source.events.every(({ fact }) => fact.type !== "gap" && fact.type !== "clock-back")).toBe(true);
});

test("the time left is told at its marks, and can be hidden", async ({ page, words }) => {
  const item = await startSitting(page, words);
  await passTimeUntil(page, 5 * 60_000 + 2_000);
  await expect(item.timer).toHaveText("0:05:02 left");
  await page.clock.runFor(3_000);
  await expect(item.messages).toContainText("5 minutes left.");
  await item.messages.getByRole("button", { name: words.common.action.dismiss }).click();
  await expect(item.messages).not.toContainText("5 minutes left.");
  await page.getByRole("button", { name: words.participant.bar.hideTime }).click();
  await expect(item.timer).toHaveText(words.participant.bar.timeHidden);
});

/** Starts with the clock held, so that the sitting begins at `STARTED_AT_MS` and time moves only when a test moves it. */
async function startSitting(page: Page, words: Words, startedAtMs = STARTED_AT_MS): Promise<ItemPage> {
  await page.clock.install({ time: startedAtMs - MS_BEFORE_START });
  const start = new StartPage(page, words);
  await start.open();
  await expect(start.begin).toBeEnabled();
  await page.clock.pauseAt(startedAtMs);
  return start.start(pilotCode());
}

/** Moves both of the machine's clocks on until so much of the whole time is left. */
async function passTimeUntil(page: Page, leftMs: number): Promise<void> {
  await passTime(page, pilotDurationMs() - leftMs);
}

/** Moves both of the machine's clocks on; timers fire once at most. */
async function passTime(page: Page, ms: number): Promise<void> {
  await page.clock.fastForward(ms);
}

/** Lets the held clock run until the sitting is handed in: what is stored and sealed meanwhile takes real time. */
async function runToReceipt(page: Page, words: Words): Promise<ReceiptPage> {
  const receipt = new ReceiptPage(page, words);
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(receipt.heading).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  return receipt;
}
