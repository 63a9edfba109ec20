import { expect, type Page } from "@playwright/test";
import { test } from "./app-test.ts";
import { ItemPage } from "./pages/ItemPage.ts";
import { StartPage } from "./pages/StartPage.ts";
import { createProfile } from "./profile.ts";
import { pilotCode } from "./project-files.ts";
import type { Words } from "./words.ts";

const ROUNDS = Number(process.env["RXB_SOAK_ROUNDS"] ?? 10);
const TYPED_ROUNDS = Math.ceil(ROUNDS / 2);
const ROUND_LIMIT_MS = 60_000;
const MULTIPLE = 9;
const SHORT = 12;
const LETTERS = ["A", "B", "C", "D", "E"] as const;

test(`nothing shown as saved is missing after the browser is killed, ${ROUNDS} times @soak`, async ({ baseURL, words }) => {
  test.setTimeout(120_000 + ROUNDS * ROUND_LIMIT_MS);
  const profile = createProfile({ url: baseURL ?? "" });
  try {
    let page = await profile.open();
    await startSitting(page, words);
    for (let round = 1; round <= ROUNDS; round += 1) {
      await giveResponses(new ItemPage(page, words), round);
      await profile.kill();
      page = await profile.open();
      await expectResponses(await resumeSitting(page, words), round);
    }
  } finally {
    await profile.remove();
  }
});

test(`killed 200 ms after typing, the page has not said saved, and what was typed before stays, ${TYPED_ROUNDS} times @soak`, async ({
  baseURL,
  words,
}) => {
  test.setTimeout(120_000 + ROUNDS * ROUND_LIMIT_MS);
  const profile = createProfile({ url: baseURL ?? "" });
  try {
    let page = await profile.open();
    let kept = "";
    let item = await startSitting(page, words);
    for (let round = 1; round <= TYPED_ROUNDS; round += 1) {
      await item.goTo(SHORT);
      await expect(item.intervention).toHaveValue(kept);
      const known = `${kept}round ${round} saved; `;
      await item.intervention.fill(known);
      await item.isSaved();
      const added = `typed just before the end of round ${round}; `;
      await item.intervention.press("End");
      await page.keyboard.insertText(added);
      const saidSaved = await saysSavedWithin(page, 200);
      await profile.kill();
      page = await profile.open();
      item = await resumeSitting(page, words);
      await item.goTo(SHORT);
      const found = await item.intervention.inputValue();
      expect(found.startsWith(known), "what was saved is there").toBe(true);
      expect(`${known}${added}`.startsWith(found), "nothing is there that was not typed").toBe(true);
      expect(saidSaved && found !== `${known}${added}`, "said saved, and it was not").toBe(false);
      kept = found;
    }
  } finally {
    await profile.remove();
  }
});

/** One single choice, one change to a multiple choice, error type and text; each is waited for until the page says saved. */
async function giveResponses(item: ItemPage, round: number): Promise<void> {
  await item.goTo(1);
  await item.option(letterOf(round)).click();
  await item.isSaved();
  await item.goTo(MULTIPLE);
  await item.option(letterOf(round)).click();
  await item.isSaved();
  await item.goTo(SHORT);
  await item.errorType("T01").setChecked(round % 2 === 1);
  await item.intervention.fill(textOf(round));
  await item.isSaved();
}

async function expectResponses(item: ItemPage, round: number): Promise<void> {
  await item.goTo(1);
  await expect(item.option(letterOf(round))).toBeChecked();
  await item.goTo(MULTIPLE);
  for (const [index, letter] of LETTERS.entries()) {
    const timesClicked = Math.floor((round + LETTERS.length - 1 - index) / LETTERS.length);
    await expect(item.option(letter)).toBeChecked({ checked: timesClicked % 2 === 1 });
  }
  await item.goTo(SHORT);
  await expect(item.errorType("T01")).toBeChecked({ checked: round % 2 === 1 });
  await expect(item.intervention).toHaveValue(textOf(round));
}

/** A, B … E, A … from the first round on. */
function letterOf(round: number): string {
  return LETTERS[(round - 1) % LETTERS.length] ?? "";
}

function textOf(round: number): string {
  return `Round ${round}: 第 ${round} 轮，请将剂量减半。`;
}

/** Whether the page says saved at any moment of the next `limitMs`, as its own clock counts them. */
function saysSavedWithin(page: Page, limitMs: number): Promise<boolean> {
  return page.evaluate(async (limit) => {
    const untilMs = performance.now() + limit;
    while (performance.now() < untilMs) {
      if (/\bSaved \d/.test(document.body.innerText)) return true;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return false;
  }, limitMs);
}

async function startSitting(page: Page, words: Words): Promise<ItemPage> {
  const start = new StartPage(page, words);
  await start.open();
  return start.start(pilotCode());
}

async function resumeSitting(page: Page, words: Words): Promise<ItemPage> {
  const start = new StartPage(page, words);
  await start.open();
  return start.goOn(pilotCode());
}
