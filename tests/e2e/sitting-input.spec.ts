import { expect, type CDPSession, type Page } from "@playwright/test";
import { test } from "./app-test.ts";
import { interventionTo, openSubmission } from "./open-submission.ts";
import type { ItemPage } from "./pages/ItemPage.ts";
import { ReceiptPage } from "./pages/ReceiptPage.ts";
import { ReviewPage } from "./pages/ReviewPage.ts";
import { StartPage } from "./pages/StartPage.ts";
import { pilotCode } from "./project-files.ts";
import type { Words } from "./words.ts";

const FIRST_SHORT = 12;
/** Key code a browser reports for every key an input method takes. */
const INPUT_METHOD_KEY_CODE = 229;

test("keys an input method is using choose no option, turn no page and set no flag", async ({ page, words }) => {
  const item = await startSitting(page, words);
  const input = await page.context().newCDPSession(page);
  for (const key of ["b", "f", "r", "1", "2", "?"]) await pressInComposition(input, key);
  for (const key of ["1", "2", "3"]) await page.keyboard.press(key);
  await item.isShown(1);
  await item.isMarked(1, "unanswered");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("b");
  await expect(item.option("B")).toBeChecked();
});

test("autosave leaves an open composition alone, and the candidate chosen is what is stored", async ({ page, words }) => {
  const item = await startSitting(page, words);
  await item.goTo(FIRST_SHORT);
  await item.intervention.fill("请将剂量");
  await item.intervention.press("End");
  const input = await page.context().newCDPSession(page);
  await compose(input, "jianban");
  // Long enough for the text to be stored in the middle of the composition.
  await item.isSaved();
  await expect(item.intervention).toHaveValue("请将剂量jianban");
  await pressInComposition(input, "1");
  await input.send("Input.insertText", { text: "减半" });
  await expect(item.intervention).toHaveValue("请将剂量减半");
  await item.isSaved();
  await page.reload();
  await expect(item.intervention).toHaveValue("请将剂量减半");
});

test("leaving an item in the middle of a composition keeps what was on the screen", async ({ page, words }) => {
  const item = await startSitting(page, words);
  await item.goTo(FIRST_SHORT);
  await item.errorType("T01").click();
  await item.intervention.fill("请");
  await item.intervention.press("End");
  const input = await page.context().newCDPSession(page);
  await compose(input, "tingyao");
  await item.reviewAll.click();
  const review = new ReviewPage(page, words);
  await review.submit();
  const receipt = new ReceiptPage(page, words);
  await receipt.receipt();
  expect(interventionTo(await openSubmission(await receipt.saveFile()), "C01")).toMatch(/^请(tingyao)?$/);
});

test("cut and paste inside the field reach the record", async ({ page, words }) => {
  const item = await startSitting(page, words);
  await item.goTo(FIRST_SHORT);
  await item.intervention.fill("first second");
  await item.intervention.press("ControlOrMeta+a");
  await item.intervention.press("ControlOrMeta+x");
  await expect(item.intervention).toHaveValue("");
  await item.intervention.press("ControlOrMeta+v");
  await item.intervention.press("ControlOrMeta+v");
  await expect(item.intervention).toHaveValue("first secondfirst second");
  await item.isSaved();
  await page.reload();
  await expect(item.intervention).toHaveValue("first secondfirst second");
});

async function startSitting(page: Page, words: Words): Promise<ItemPage> {
  const start = new StartPage(page, words);
  await start.open();
  return start.start(pilotCode());
}

/** Opens a composition in the focused field, as an input method does before a candidate is chosen. */
async function compose(input: CDPSession, text: string): Promise<void> {
  await input.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
}

/** A key press that the input method takes for itself. */
async function pressInComposition(input: CDPSession, key: string): Promise<void> {
  const press = { key, windowsVirtualKeyCode: INPUT_METHOD_KEY_CODE } as const;
  await input.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...press });
  await input.send("Input.dispatchKeyEvent", { type: "keyUp", ...press });
}
