import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./app-test.ts";
import { openSubmission, responseTo } from "./open-submission.ts";
import { expectNothingFromAxe, PHONE, WIDE } from "./page-checks.ts";
import { ExamTools } from "./pages/ExamTools.ts";
import { ReceiptPage } from "./pages/ReceiptPage.ts";
import { ReviewPage } from "./pages/ReviewPage.ts";
import { StartPage } from "./pages/StartPage.ts";
import { StudiesPage } from "./pages/StudiesPage.ts";
import { glyphCount, pageCount } from "./pdf-glyphs.ts";
import { pilotCode, PILOT } from "./project-files.ts";
import { startByKeyboard, tabTo } from "./tab-to.ts";

const ITEM_COUNT = 16;
const FIRST_SHORT = 12;

test.describe("1280 px at 400 % zoom", () => {
  test.use({ viewport: { width: 320, height: 640 }, deviceScaleFactor: 4 });

  test("case 24: the whole exam by keyboard alone", async ({ page, words }) => {
    test.setTimeout(300_000);
    const item = await startByKeyboard(page, words);
    for (let number = 1; number <= ITEM_COUNT; number += 1) {
      await item.isShown(number);
      await expect(item.heading).toBeFocused();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `item ${number}`).toBeLessThanOrEqual(320);
      if (number < FIRST_SHORT) {
        await tabTo(page, item.option("A"));
        await page.keyboard.press("Space");
        await page.keyboard.press("Alt+ArrowRight");
      } else {
        await tabTo(page, item.errorType("T01"));
        await page.keyboard.press("Space");
        await tabTo(page, item.intervention);
        await page.keyboard.type("Halve it");
        await tabTo(page, item.next);
        await page.keyboard.press("Enter");
      }
    }
    const review = new ReviewPage(page, words);
    await tabTo(page, review.handIn);
    await page.keyboard.press("Enter");
    await tabTo(page, review.confirm);
    await page.keyboard.press("Enter");
    await expect(new ReceiptPage(page, words).fact("responses")).toHaveText(/^16 /);
  });
});

for (const contrast of ["normal", "high"] as const) {
  test(`what opens over an item is as accessible as the item, in ${contrast} contrast`, async ({ page, words }) => {
    test.setTimeout(240_000);
    const start = new StartPage(page, words);
    await start.open();
    const item = await start.start(pilotCode());
    await item.goTo(FIRST_SHORT);
    const tools = new ExamTools(page, words);
    if (contrast === "high") await tools.choose("moreContrast");
    const look = async (name: string, shown: Locator): Promise<void> => {
      await expectNothingFromAxe(page, `${name}, 1280 px, light`);
      await page.setViewportSize(PHONE);
      await expect(shown).toBeVisible();
      await page.emulateMedia({ colorScheme: "dark" });
      await expectNothingFromAxe(page, `${name}, 390 px, dark`);
      await page.emulateMedia({ colorScheme: "light" });
      await page.setViewportSize(WIDE);
    };
    await tools.choose("calculator");
    await look("calculator", tools.calculator);
    await tools.choose("calculator");
    await tools.choose("scratch-pad");
    await look("scratch pad", tools.scratchPad);
    await tools.choose("scratch-pad");
    await tools.choose("code");
    await look("code", tools.dialog);
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
    await look("help", page.getByRole("dialog"));
    await page.keyboard.press("Escape");
    await item.reviewAll.click();
    await new ReviewPage(page, words).handIn.click();
    await page.getByRole("dialog").waitFor();
    await look("confirmation", page.getByRole("dialog"));
  });
}

test("on a narrow page a code and the help open from the menu, and Escape leads back to where they were chosen", async ({
  page,
  words,
}) => {
  await page.setViewportSize(PHONE);
  const start = new StartPage(page, words);
  await start.open();
  await start.start(pilotCode());
  const tools = new ExamTools(page, words);
  await tools.choose("code");
  await expect(tools.dialog).toBeVisible();
  await expect(tools.dialog.getByRole("textbox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(tools.dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: words.examTools.menu.code, exact: true })).toBeFocused();
  const help = page.getByRole("button", { name: words.participant.bar.help, exact: true });
  await help.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(help).toBeFocused();
});

// A translator cannot be had here: this does to the page what Chrome's does, again and again while the exam is sat.
test("case 22: a page that is translated while the exam is sat does not crash, and what is given is stored", async ({ page, words }) => {
  const start = new StartPage(page, words);
  await start.open();
  const item = await start.start(pilotCode());
  for (const attribute of ["translate", "spellcheck", "autocomplete", "autocorrect", "autocapitalize", "writingsuggestions"]) {
    await item.goTo(FIRST_SHORT);
    await expect(item.intervention).toHaveAttribute(attribute, /^(no|off|false)$/);
  }
  await item.goTo(1);
  await translate(page);
  await page.keyboard.press("b");
  await translate(page);
  await page.keyboard.press("f");
  for (let number = 2; number <= FIRST_SHORT; number += 1) {
    await page.keyboard.press("Alt+ArrowRight");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(String(number));
    await translate(page);
  }
  await page.getByRole("checkbox").first().click();
  await translate(page);
  await page.getByRole("textbox").fill("Halve the dose");
  await page.getByRole("checkbox").nth(1).click();
  await translate(page);
  await page.locator("a[href$='/review']").last().click();
  await translate(page);
  await page.locator("footer button.primary").click();
  await translate(page);
  await page.locator("dialog button.primary").click();
  await expect(page).toHaveURL(/receipt$/);
  await page.reload();
  const submission = await openSubmission(await new ReceiptPage(page, words).saveFile());
  expect(responseTo(submission, "A01")).toEqual({ kind: "choice", letters: ["B"] });
  expect(responseTo(submission, "C01")).toMatchObject({ intervention: "Halve the dose" });
  expect(submission.source.events.filter(({ fact }) => fact.type === "error")).toEqual([]);
});

test("the exam prints on paper with room to write", async ({ page, words }) => {
  const studies = new StudiesPage(page, words);
  await studies.open();
  await studies.openStudy([PILOT.office, PILOT.paper, PILOT.key]);
  await page.getByRole("link", { name: words.examPaper.step }).click();
  await expect(page.getByRole("heading", { name: words.examPaper.item.replace("{{number}}", "16") })).toBeVisible();
  const pdf = await page.pdf({ format: "A4" });
  expect(pageCount(pdf)).toBeGreaterThan(6);
  expect(pageCount(pdf)).toBeLessThan(20);
  expect(glyphCount(pdf)).toBeGreaterThan(5_000);
});

/** Puts `<font>` elements with text of their own in the place of every text node, as Chrome's translator does; every other one keeps the node. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode())
      if (walker.currentNode.parentElement?.closest("textarea, script, style") === null) texts.push(walker.currentNode as Text);
    texts.forEach((text, index) => {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(index % 2 === 0 ? text : `${text.data}~`);
    });
  });
}
