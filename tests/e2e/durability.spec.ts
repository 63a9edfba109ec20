import { expect, type Page } from "@playwright/test";
import { test } from "./app-test.ts";
import type { ItemPage } from "./pages/ItemPage.ts";
import { StartPage } from "./pages/StartPage.ts";
import { createProfile } from "./profile.ts";
import { pilotCode } from "./project-files.ts";
import type { Words } from "./words.ts";

const ROUNDS = Number(process.env["RXB_SOAK_ROUNDS"] ?? 4);
/** What may be lost of typing, ms; twice that beside the other browsers of a whole test run, whose load is the test's and not the exam's. */
const MAY_BE_LOST_MS = process.env["RXB_SOAK_ROUNDS"] === undefined ? 1_000 : 500;
const ROUND_LIMIT_MS = 60_000;
/** A round takes a quarter of a minute, the pilot exam 20 minutes. */
const ROUNDS_OF_SITTING = 25;
const MULTIPLE = 9;
const SHORT = 12;
const LETTERS = ["A", "B", "C", "D", "E"] as const;

test(`case 9: nothing shown as saved is missing after the browser is killed, ${ROUNDS} times @soak`, async ({ baseURL, words }) => {
  test.setTimeout(120_000 + ROUNDS * ROUND_LIMIT_MS);
  await inSittings(baseURL ?? "", words, async ({ restart, rounds }, first) => {
    let item = first;
    for (let round = 1; round <= rounds; round += 1) {
      await giveResponses(item, round);
      item = await restart();
      await expectResponses(item, round);
    }
  });
});

test(`case 10: killed while typing, no more than the last ${MAY_BE_LOST_MS} ms of it are lost, and none was said to be saved, ${ROUNDS} times @soak`, async ({
  baseURL,
  words,
}) => {
  test.setTimeout(120_000 + ROUNDS * ROUND_LIMIT_MS);
  await inSittings(baseURL ?? "", words, async ({ restart, rounds }, first) => {
    let item = first;
    for (let round = 1; round <= rounds; round += 1) {
      await item.goTo(SHORT);
      const known = `round ${round} saved; `;
      await item.intervention.fill(known);
      await item.isSaved();
      await item.intervention.press("End");
      const typed = await typeFor(item.page, 500 + ((round * 137) % 600));
      const saidSaved = await saysSaved(item.page);
      const killedAtMs = performance.now();
      item = await restart();
      await item.goTo(SHORT);
      const found = await item.intervention.inputValue();
      const all = `${known}${typed.map(({ character }) => character).join("")}`;
      const due = typed.filter(({ atMs }) => atMs < killedAtMs - MAY_BE_LOST_MS).length;
      expect(all.startsWith(found), "nothing is there that was not typed").toBe(true);
      expect(found.length, "what was typed before is there").toBeGreaterThanOrEqual(known.length + due);
      expect(saidSaved && found !== all, "said saved, and it was not").toBe(false);
    }
  });
});

/** A sitting in a browser that is killed again and again. */
interface KilledSitting {
  /** Rounds to go in this sitting. */
  readonly rounds: number;
  /** Kills the browser, starts it anew and goes on with the sitting, on whatever item it was left at. */
  readonly restart: () => Promise<ItemPage>;
}

/** All rounds, in as many sittings as they take, each in a profile of its own: killed or not, the time of a sitting ends. */
async function inSittings(url: string, words: Words, run: (sitting: KilledSitting, first: ItemPage) => Promise<void>): Promise<void> {
  for (let done = 0; done < ROUNDS; done += ROUNDS_OF_SITTING) {
    const profile = createProfile({ url });
    try {
      const first = await startSitting(await profile.open(), words);
      const restart = async (): Promise<ItemPage> => {
        await profile.kill();
        return resumeSitting(await profile.open(), words);
      };
      await run({ rounds: Math.min(ROUNDS_OF_SITTING, ROUNDS - done), restart }, first);
    } finally {
      await profile.remove();
    }
  }
}

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

/** Types digits as fast as the browser takes them; tells when each was through, by this process's clock. */
async function typeFor(page: Page, forMs: number): Promise<readonly { readonly character: string; readonly atMs: number }[]> {
  const untilMs = performance.now() + forMs;
  const typed = [];
  for (let count = 0; performance.now() < untilMs; count += 1) {
    const character = String(count % 10);
    await page.keyboard.type(character);
    typed.push({ character, atMs: performance.now() });
  }
  return typed;
}

function saysSaved(page: Page): Promise<boolean> {
  return page.evaluate(() => /\bSaved \d/.test(document.body.innerText));
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
