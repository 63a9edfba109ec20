import { expect, type Page } from "@playwright/test";
import { test } from "./app-test.ts";
import { openSubmission, responseTo } from "./open-submission.ts";
import { ItemPage } from "./pages/ItemPage.ts";
import { ReceiptPage } from "./pages/ReceiptPage.ts";
import { ReviewPage } from "./pages/ReviewPage.ts";
import { StartPage } from "./pages/StartPage.ts";
import { pilotCode } from "./project-files.ts";
import { startByKeyboard, tabTo } from "./tab-to.ts";
import type { Words } from "./words.ts";

const FIRST_MULTIPLE = 9;
const FIRST_SHORT = 12;

test("each kind of item is answered; navigator, flag and review say where it stands", async ({ page, words }) => {
  const item = await startSitting(page, words);
  await item.isMarked(1, "unanswered");
  await item.isMarked(2, "unseen");
  await item.option("B").click();
  await item.option("C").click();
  await expect(item.option("B")).not.toBeChecked();
  await item.flag.click();
  await item.isMarked(1, "answered", true);

  await item.goTo(FIRST_MULTIPLE);
  await item.option("A").click();
  await item.option("D").click();
  await expect(item.option("A")).toBeChecked();
  await expect(item.option("D")).toBeChecked();

  await item.goTo(FIRST_SHORT);
  await item.errorType("T01").click();
  await item.isMarked(FIRST_SHORT, "half-answered");
  await item.intervention.fill("Halve the dose");
  await item.isMarked(FIRST_SHORT, "answered");
  await item.goTo(13);
  await item.intervention.fill("Ask about the allergy");
  await item.isMarked(13, "half-answered");
  await item.goTo(14);
  await item.noProblem.click();
  await item.isMarked(14, "answered");
  await item.isSaved();

  await item.reviewAll.click();
  const review = new ReviewPage(page, words);
  await expect(review.row(1)).toContainText("Flagged");
  await expect(review.row(13)).toContainText("Error type missing");
  await expect(review.row(2)).toContainText("Not seen");
  await expect(review.handIn).toHaveText("Hand in 5 responses (1 half-answered, 11 not seen)");
  await review.filter("onlyOpen").check();
  await expect(review.row(14)).toBeHidden();
  await expect(review.row(13)).toBeVisible();
  await review.handIn.click();
  await expect(review.dialog).toContainText("Half-answered13");
  await review.confirm.click();

  const receipt = new ReceiptPage(page, words);
  await expect(receipt.fact("responses")).toHaveText("5 of 16 items");
  const submission = await openSubmission(await receipt.saveFile());
  expect(submission.source.receipt).toBe(await receipt.receipt());
  expect(responseTo(submission, "A01")).toEqual({ kind: "choice", letters: ["C"] });
  expect(responseTo(submission, "B01")).toEqual({ kind: "choice", letters: ["A", "D"] });
  expect(responseTo(submission, "C01")).toMatchObject({ errorTypes: ["T01"], intervention: "Halve the dose" });
  expect(responseTo(submission, "C02")).toMatchObject({ errorTypes: [], intervention: "Ask about the allergy" });
  expect(responseTo(submission, "C03")).toMatchObject({ noProblem: true });
});

test("no problem and error types exclude each other, and unticking brings back what was set aside", async ({ page, words }) => {
  const item = await startSitting(page, words);
  await item.goTo(FIRST_SHORT);
  await item.errorType("T01").click();
  await item.errorType("T05").click();
  await item.intervention.fill("Kept");
  await item.noProblem.click();
  await expect(item.errorType("T01")).not.toBeChecked();
  await expect(page.getByText("2 error types set aside; untick “No problem” to bring them back.")).toBeVisible();
  await expect(item.intervention).toHaveValue("Kept");
  await item.noProblem.click();
  await expect(item.errorType("T01")).toBeChecked();
  await expect(item.errorType("T05")).toBeChecked();
  await item.noProblem.click();
  await item.errorType("T03").click();
  await expect(item.noProblem).not.toBeChecked();
  await expect(item.errorType("T01")).not.toBeChecked();
  await expect(item.errorType("T03")).toBeChecked();
});

test("an exam can be sat by keyboard alone", async ({ page, words }) => {
  const item = await startByKeyboard(page, words);
  await page.keyboard.press("b");
  await expect(item.option("B")).toBeChecked();
  await page.keyboard.press("Alt+ArrowRight");
  await item.isShown(2);
  await tabTo(page, item.option("A"));
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(item.option("B")).toBeChecked();
  await page.keyboard.press("f");
  await item.isMarked(2, "answered", true);

  await tabTo(page, item.navigatorLink(FIRST_SHORT));
  await page.keyboard.press("Enter");
  await item.isShown(FIRST_SHORT);
  await tabTo(page, item.errorType("T01"));
  await page.keyboard.press("Space");
  await tabTo(page, item.intervention);
  await page.keyboard.type("From the field, f and r and ? are letters");
  await item.isShown(FIRST_SHORT);
  await item.isSaved();
  await tabTo(page, item.reviewAll);
  await page.keyboard.press("Enter");
  const review = new ReviewPage(page, words);
  await expect(review.heading).toBeFocused();
  await tabTo(page, review.handIn);
  await page.keyboard.press("Enter");
  await tabTo(page, review.confirm);
  await page.keyboard.press("Enter");
  const receipt = new ReceiptPage(page, words);
  await expect(receipt.fact("responses")).toHaveText("3 of 16 items");
});

test("case 17: reloading the item, the review, the question or the receipt loses nothing", async ({ page, words }) => {
  const item = await startSitting(page, words);
  await item.option("D").click();
  await item.goTo(FIRST_SHORT);
  await item.errorType("T07").click();
  await item.intervention.fill("剂量过大，请减半");
  await item.isSaved();
  await page.reload();
  await item.isShown(FIRST_SHORT);
  await expect(item.errorType("T07")).toBeChecked();
  await expect(item.intervention).toHaveValue("剂量过大，请减半");
  await item.reviewAll.click();
  await page.reload();
  const review = new ReviewPage(page, words);
  await expect(review.row(1)).toContainText("Answered");
  await review.handIn.click();
  await page.reload();
  await review.submit();
  const receipt = new ReceiptPage(page, words);
  const code = await receipt.receipt();
  const { bytes } = await receipt.saveFile();
  await page.reload();
  expect(await receipt.receipt()).toBe(code);
  expect((await receipt.saveFile()).bytes.equals(bytes)).toBe(true);
  await page.goBack();
  await expect(receipt.heading).toBeVisible();
});

test("case 14: a second tab only reads, can take over, and hands back when it is closed", async ({ page, context, words }) => {
  const item = await startSitting(page, words);
  await item.option("A").click();
  await item.isSaved();
  const second = await context.newPage();
  await second.goto(page.url());
  const other = new ItemPage(second, words);
  await expect(other.messages).toContainText(words.participant.message.reader);
  await expect(other.option("A")).toBeChecked();
  await expect(other.option("B")).toBeDisabled();

  await other.takeOver.click();
  await expect(item.option("B")).toBeDisabled();
  await expect(item.messages).toContainText(words.participant.message.reader);
  await other.option("B").click();
  await other.isSaved();

  await second.close();
  await expect(item.option("A")).toBeEnabled();
  await expect(item.option("B")).toBeChecked();
  await item.option("C").click();
  await item.isSaved();
});

test("case 15: confirming twice at once hands in once", async ({ page, words }) => {
  const item = await startSitting(page, words);
  await item.option("A").click();
  await item.reviewAll.click();
  const review = new ReviewPage(page, words);
  await review.handIn.click();
  await review.confirm.dblclick();
  const receipt = new ReceiptPage(page, words);
  const { source } = await openSubmission(await receipt.saveFile());
  expect(source.events.filter(({ fact }) => fact.type === "submitted")).toHaveLength(1);
  const start = new StartPage(page, words);
  await start.open();
  await expect(start.receipt(pilotCode())).toHaveCount(1);
  await expect(start.resume(pilotCode())).toHaveCount(0);
});

test("the language changes in the middle of an item and nothing is lost", async ({ page, words }) => {
  const item = await startSitting(page, words);
  await item.goTo(FIRST_SHORT);
  await item.errorType("T02").click();
  await item.intervention.fill("Half a sentence, ");
  await page.getByRole("button", { name: "中文" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("12");
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText("Item");
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
  const field = page.getByRole("textbox");
  await expect(field).toHaveValue("Half a sentence, ");
  await field.press("End");
  await field.pressSequentially("两种语言");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(item.intervention).toHaveValue("Half a sentence, 两种语言");
  await expect(item.errorType("T02")).toBeChecked();
});

async function startSitting(page: Page, words: Words): Promise<ItemPage> {
  const start = new StartPage(page, words);
  await start.open();
  return start.start(pilotCode());
}
