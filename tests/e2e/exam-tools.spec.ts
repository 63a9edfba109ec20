import { expect, type Page } from "@playwright/test";
import type { SittingFact } from "#domain/sitting/sitting-event.ts";
import { test } from "./app-test.ts";
import { openSubmission } from "./open-submission.ts";
import { expectNothingFromAxe } from "./page-checks.ts";
import { ExamTools } from "./pages/ExamTools.ts";
import type { ItemPage } from "./pages/ItemPage.ts";
import { ReceiptPage } from "./pages/ReceiptPage.ts";
import { ReviewPage } from "./pages/ReviewPage.ts";
import { StartPage } from "./pages/StartPage.ts";
import { glyphCount, pageCount } from "./pdf-glyphs.ts";
import { pilotCode, pilotDurationMs, pilotGrantCode } from "./project-files.ts";
import type { Words } from "./words.ts";

const FIRST_SHORT = 12;
const STARTED_AT_MS = Date.UTC(2026, 2, 9, 6, 0, 0);

// Ctrl+P opens the browser's own dialog, which no driver can press through: the print is asked for by the driver, and is the browser's own.
test("case 23: an exam in progress prints as a blank page, and the attempt is recorded", async ({ page, words }) => {
  const item = await startSitting(page, words);
  await item.goTo(FIRST_SHORT);
  const tools = new ExamTools(page, words);
  const { printed } = words.examTools;
  for (const place of ["item", "review"] as const) {
    if (place === "review") await item.reviewAll.click();
    await page.emulateMedia({ media: "print" });
    expect((await page.locator("body").innerText()).trim(), place).toBe(printed);
    await page.emulateMedia({ media: null });
    const pdf = await page.pdf();
    await tools.isRefused("print");
    expect(pageCount(pdf), place).toBe(1);
    expect(glyphCount(pdf), place).toBeLessThanOrEqual(printed.length);
  }
  const { facts, receipt } = await handIn(page, words);
  expect(facts.filter(({ type }) => type === "refused")).toEqual([
    { type: "refused", act: "print", itemId: "C01", length: 0 },
    { type: "refused", act: "print", itemId: null, length: 0 },
  ]);
  await expect(receipt.heading).toBeVisible();
  expect(glyphCount(await page.pdf()), "the receipt prints").toBeGreaterThan(300);
});

test("text moves freely inside the exam and can be undone; from outside none comes in", async ({ page, context, words }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const item = await startSitting(page, words);
  await item.goTo(FIRST_SHORT);
  const tools = new ExamTools(page, words);
  await page.evaluate(() => navigator.clipboard.writeText("copied from a web page"));
  await item.intervention.press("ControlOrMeta+v");
  await tools.isRefused("paste");
  await expect(item.intervention).toHaveValue("");

  await item.intervention.fill("Stop one of the two. ");
  await item.intervention.press("ControlOrMeta+a");
  await item.intervention.press("ControlOrMeta+x");
  await item.intervention.press("ControlOrMeta+v");
  await item.intervention.press("ControlOrMeta+v");
  await expect(item.intervention).toHaveValue("Stop one of the two. Stop one of the two. ");
  await item.intervention.press("ControlOrMeta+z");
  await expect(item.intervention).toHaveValue("Stop one of the two. ");

  await page.getByRole("heading", { level: 1 }).selectText();
  await page.keyboard.press("ControlOrMeta+c");
  await item.intervention.press("End");
  await item.intervention.press("ControlOrMeta+v");
  await expect(item.intervention).toHaveValue(/^Stop one of the two\. .+ 12 .+$/);
  await item.isSaved();
  const { facts } = await handIn(page, words);
  expect(facts.filter(({ type }) => type === "refused")).toEqual([{ type: "refused", act: "paste", itemId: "C01", length: 22 }]);
});

test.describe("what the browser tells", () => {
  test.use({ tolerated: [/planned/] });
  test("leaving the page is observed and changes nothing", async ({ page, words }) => {
    const item = await startSitting(page, words);
    await item.option("A").click();
    await page.evaluate(() => window.dispatchEvent(new Event("blur")));
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await page.evaluate(() => window.dispatchEvent(new Event("blur")));
    await expect(async () => expect(await storedTypes(page)).toContain("away")).toPass();
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await page.evaluate(() => void Promise.reject(new Error("planned")));
    await item.option("B").click();
    const { facts } = await handIn(page, words);
    const watched = facts.filter(({ type }) => type === "away" || type === "back" || type === "error");
    expect(watched).toMatchObject([
      { type: "away", way: "blurred", itemId: "A01" },
      { type: "back" },
      { type: "error", message: "Error: planned" },
    ]);
    const [, back] = watched;
    expect(back?.type === "back" && back.awayMs).toBeGreaterThanOrEqual(500);
  });
});

test("calculator and scratch pad stand beside the item, cover no response, and are recorded", async ({ page, words }) => {
  const item = await startSitting(page, words);
  await item.goTo(FIRST_SHORT);
  const tools = new ExamTools(page, words);
  await item.intervention.focus();
  await page.keyboard.press("Alt+c");
  await expect(tools.expression).toBeFocused();
  await page.keyboard.type("15×12.5÷3");
  await page.keyboard.press("Enter");
  await expect(tools.calculator).toContainText("= 62.5");
  await page.keyboard.press("Alt+s");
  await page.keyboard.type("62.5 mg 每次");
  const [panel, field] = [await tools.calculator.boundingBox(), await item.intervention.boundingBox()];
  expect((field?.x ?? 0) + (field?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0);
  await page.keyboard.press("Escape");
  await expect(tools.scratchPad).toHaveCount(0);
  await page.keyboard.press("Alt+c");
  await expect(item.intervention).toBeFocused();
  await item.isSaved();
  await page.reload();
  await item.isShown(FIRST_SHORT);
  await page.keyboard.press("Alt+s");
  await expect(tools.notes).toHaveValue("62.5 mg 每次");
  const { facts } = await handIn(page, words);
  expect(facts).toContainEqual({ type: "calculated", expression: "15×12.5÷3", result: "62.5" });
  expect(facts).toContainEqual({ type: "scratched", text: "62.5 mg 每次" });
});

test("extra time and unlocking by the coordinator's code, from the menu and from the locked page", async ({ page, words }) => {
  await page.clock.install({ time: STARTED_AT_MS - 600_000 });
  const start = new StartPage(page, words);
  await start.open();
  await expect(start.begin).toBeEnabled();
  await page.clock.pauseAt(STARTED_AT_MS);
  const item = await start.start(pilotCode());
  const tools = new ExamTools(page, words);
  await tools.choose("code");
  await tools.enterCode(tools.dialog, pilotGrantCode(pilotCode(), "extra"));
  await expect(tools.dialog.getByRole("alert")).toContainText("5");
  await page.keyboard.press("Escape");
  await item.goTo(FIRST_SHORT);
  await item.intervention.fill("Before the jump");
  await page.clock.runFor(1_000);
  await page.clock.setSystemTime(STARTED_AT_MS + pilotDurationMs() + 3 * 3_600_000);
  await page.clock.runFor(2_000);
  await expect(tools.locked).toContainText(words.examTools.locked.safe);
  await expect(item.intervention).toHaveAttribute("readonly");
  await expect(item.errorType("T01")).toBeDisabled();
  await page.clock.resume(); // axe waits for timers
  await expectNothingFromAxe(page, "locked");
  await item.reviewAll.click();
  await expect(new ReviewPage(page, words).handIn).toBeEnabled();
  await page.goBack();
  await tools.enterCode(tools.locked, pilotGrantCode(pilotCode(), "unlock"));
  await expect(tools.locked).toHaveCount(0);
  await expect(item.heading).toBeFocused();
  await item.errorType("T01").click();
  await expect(item.intervention).toHaveValue("Before the jump");
});

test("high contrast is chosen in the exam and kept", async ({ page, words }) => {
  await startSitting(page, words);
  const tools = new ExamTools(page, words);
  await tools.choose("moreContrast");
  await expect(page.locator("html")).toHaveAttribute("data-contrast", "high");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-contrast", "high");
  await tools.choose("lessContrast");
  await expect(page.locator("html")).not.toHaveAttribute("data-contrast");
});

async function startSitting(page: Page, words: Words): Promise<ItemPage> {
  const start = new StartPage(page, words);
  await start.open();
  return start.start(pilotCode());
}

/** Hands in and gives the facts of the record. */
async function handIn(page: Page, words: Words): Promise<{ readonly facts: readonly SittingFact[]; readonly receipt: ReceiptPage }> {
  const review = new ReviewPage(page, words);
  if (!(await review.heading.isVisible())) await page.getByRole("link", { name: words.participant.item.reviewAll }).click();
  await page.getByRole("button", { name: /^(Hand in|交卷)/ }).click();
  await review.confirm.click();
  const receipt = new ReceiptPage(page, words);
  const { source } = await openSubmission(await receipt.saveFile());
  return { facts: source.events.map(({ fact }) => fact), receipt };
}

/** Types of the facts in this browser's database. */
async function storedTypes(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const known = await indexedDB.databases();
    const database = await settled(indexedDB.open(known.find(({ name }) => name?.includes("participant"))?.name ?? ""));
    const rows: readonly { readonly fact: { readonly type: string } }[] = await settled(
      database.transaction("events").objectStore("events").getAll(),
    );
    database.close();
    return rows.map(({ fact }) => fact.type);
  });
}
