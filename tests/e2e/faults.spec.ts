import { expect, type Page } from "@playwright/test";
import { test } from "./app-test.ts";
import { backupContent, interventionTo, openSubmission, responseTo } from "./open-submission.ts";
import { ItemPage } from "./pages/ItemPage.ts";
import { ReceiptPage } from "./pages/ReceiptPage.ts";
import { RestorePanel } from "./pages/RestorePanel.ts";
import { ReviewPage } from "./pages/ReviewPage.ts";
import { StartPage } from "./pages/StartPage.ts";
import { saveBy } from "./pages/read-download.ts";
import { pilotCode, pilotStartCode } from "./project-files.ts";
import { evict, prepareFaults, setFault } from "./storage-faults.ts";
import type { Words } from "./words.ts";

const FIRST_SHORT = 12;
const A = { kind: "choice", letters: ["A"] };

test.describe("when nothing can be stored", () => {
  test.use({ tolerated: [/Quota/i] });

  test("case 12: from an item on the quota is used up: not saved within 2 s, a backup is offered, never saved; freed, all is stored", async ({
    page,
    words,
  }) => {
    await prepareFaults(page);
    const item = await startSitting(page, words);
    await item.option("A").click();
    await item.isSaved();
    await item.goTo(2);
    await item.isSaved();
    await setFault(page, "quota");
    await watchSaved(page, words);
    await item.option("A").click();
    await expect(item.failing).toBeVisible({ timeout: 2_000 });
    await item.goTo(FIRST_SHORT);
    await item.intervention.fill("减量");
    await expect(item.backUp).toBeVisible();
    const backup = await saveBy(page, item.backUp);
    expect(backup.name).toMatch(new RegExp(`_${pilotCode()}_\\d{4}\\.rxbak$`));
    const { events } = await backupContent(backup);
    expect(events.filter(({ fact }) => fact.type === "responded")).toHaveLength(3);
    await expect(item.messages).toContainText(words.backup.failingMade);
    expect(await saidSaved(page)).toBe(false);
    await setFault(page, "none");
    await item.isSaved();
    await page.reload();
    await expect(item.intervention).toHaveValue("减量");
    const submission = await handIn(item, page, words);
    expect(responseTo(submission, "A02")).toEqual(A);
    expect(interventionTo(submission, "C01")).toBe("减量");
    const facts = submission.source.events.map(({ fact }) => fact);
    expect(facts.some((fact) => fact.type === "save-failed" && fact.kind === "quota" && fact.attempts >= 3)).toBe(true);
    expect(facts.filter(({ type }) => type === "backed-up")).toHaveLength(1);
  });
});

test("case 13: a database connection that the browser dropped is opened anew, and nothing is lost or reloaded", async ({ page, words }) => {
  await prepareFaults(page);
  const item = await startSitting(page, words);
  await item.option("A").click();
  await item.isSaved();
  await page.evaluate(() => document.body.setAttribute("data-life", "1"));
  await setFault(page, "lost");
  await item.option("B").click();
  await item.goTo(FIRST_SHORT);
  await item.intervention.fill("after the connection was lost");
  await item.isSaved();
  await expect(page.locator("body")).toHaveAttribute("data-life", "1");
  await page.reload();
  await expect(item.intervention).toHaveValue("after the connection was lost");
  await item.goTo(1);
  await expect(item.option("B")).toBeChecked();
});

test("a disk that takes 3 s a write is never said to have saved before it has", async ({ page, words }) => {
  await prepareFaults(page);
  const item = await startSitting(page, words);
  await item.isShown(1);
  await setFault(page, "slow");
  await watchSaved(page, words);
  await item.option("A").click();
  await expect(item.failing).toBeVisible();
  expect(await saidSaved(page)).toBe(false);
  await item.isSaved();
  await setFault(page, "none");
  await page.reload();
  await expect(item.option("A")).toBeChecked();
  const { source } = await handIn(item, page, words);
  const given = source.events.filter(({ fact }) => fact.type === "responded");
  expect(given).toHaveLength(1);
  expect(source.events.some(({ fact }) => fact.type === "save-failed" && fact.kind === "no-answer")).toBe(true);
});

test("case 19: a database deleted under the page is told; the backup brings everything back, once, and a damaged one nothing", async ({
  page,
  words,
}) => {
  const item = await startSitting(page, words);
  await item.option("A").click();
  await item.isSaved();
  await evict(page);
  await item.goTo(2);
  await item.option("C").click();
  await expect(item.backUp).toBeVisible();
  const backup = await saveBy(page, item.backUp);
  const { events } = await backupContent(backup);
  const given = events.flatMap(({ fact }) => (fact.type === "responded" ? [fact.response] : []));
  expect(given).toEqual([A, { kind: "choice", letters: ["C"] }]);

  await page.goto("about:blank");
  const start = new StartPage(page, words);
  await start.open();
  await expect(start.resume(pilotCode())).toHaveCount(0);
  const panel = new RestorePanel(page, words);
  const codes = { startCode: pilotStartCode(), code: pilotCode() };
  const damaged = { name: "damaged.rxbak", bytes: Buffer.from(backup.bytes.map((byte, at) => (at === 900 ? byte ^ 1 : byte))) };
  await panel.restore([damaged, backup], codes);
  await expect(panel.results.nth(0)).toContainText(words.backup.restore.unreadable);
  await expect(panel.results.nth(1)).toContainText(words.backup.restore.restored);
  await panel.restore([backup], codes);
  await expect(panel.results).toContainText(words.backup.restore.known);
  await panel.goOn.click();
  await item.isShown(1);
  await expect(item.option("A")).toBeChecked();
  await item.goTo(2);
  await expect(item.option("C")).toBeChecked();
  const { source } = await handIn(item, page, words);
  const types = source.events.map(({ fact }) => fact.type);
  expect(types.indexOf("resumed")).toBe(types.indexOf("restored") + 1);
});

test("a browser that keeps nothing starts no exam and says why", async ({ page, words }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException("planned", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get: refuse });
    Object.defineProperty(window, "sessionStorage", { get: refuse });
    IDBFactory.prototype.open = refuse;
  });
  const start = new StartPage(page, words);
  await start.open();
  await expect(page.getByText(words.participant.ready.storage.blocked)).toBeVisible();
  await expect(start.begin).toBeDisabled();
});

test("case 11: what was typed right before the tab was closed is there on reopening", async ({ context, page, words }) => {
  const item = await startSitting(page, words);
  await item.goTo(FIRST_SHORT);
  await item.intervention.fill("typed and closed at once");
  const address = page.url();
  const isClosed = page.waitForEvent("close");
  await page.close({ runBeforeUnload: true });
  await isClosed;
  const again = await context.newPage();
  await again.goto(address);
  await expect(new ItemPage(again, words).intervention).toHaveValue("typed and closed at once");
});

test("case 18: the next pharmacist on the same profile sees nothing of the one before, whose file can still be had", async ({
  page,
  words,
}) => {
  const first = await startSitting(page, words);
  await first.option("A").click();
  await first.goTo(FIRST_SHORT);
  await first.intervention.fill("only the first one's");
  await first.reviewAll.click();
  await new ReviewPage(page, words).submit();
  const receipt = new ReceiptPage(page, words);
  const code = await receipt.receipt();
  const file = await receipt.saveFile();

  const second = await startSitting(page, words, pilotCode(1));
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await second.isMarked(1, "unanswered");
  await second.goTo(FIRST_SHORT);
  await expect(second.intervention).toHaveValue("");
  await expect(page.getByText(pilotCode(0))).toHaveCount(0);

  const start = new StartPage(page, words);
  await start.open();
  await start.receipt(pilotCode(0)).click();
  expect(await receipt.receipt()).toBe(code);
  expect((await receipt.saveFile()).bytes.equals(file.bytes)).toBe(true);
});

async function startSitting(page: Page, words: Words, code = pilotCode()): Promise<ItemPage> {
  const start = new StartPage(page, words);
  await start.open();
  return start.start(code);
}

async function handIn(item: ItemPage, page: Page, words: Words) {
  await item.reviewAll.click();
  await new ReviewPage(page, words).submit();
  return openSubmission(await new ReceiptPage(page, words).saveFile());
}

/** From now on remembers whether the page ever says that everything is saved. */
async function watchSaved(page: Page, words: Words): Promise<void> {
  await page.evaluate((before) => {
    const look = (): void => {
      if (document.body.innerText.includes(before)) document.documentElement.setAttribute("data-said-saved", "");
    };
    const isSaid = document.body.innerText.includes(before);
    const watch = (): void =>
      void new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    if (!isSaid) return watch();
    const gone = new MutationObserver(() => {
      if (document.body.innerText.includes(before)) return;
      gone.disconnect();
      watch();
    });
    gone.observe(document.body, { subtree: true, childList: true, characterData: true });
  }, words.participant.save.saved.replace("{{time}}", "").trim());
}

async function saidSaved(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute("data-said-saved"));
}
