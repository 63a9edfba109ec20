import type { Browser } from "@playwright/test";
import { ERROR_TYPES } from "#domain/exam/error-type.ts";
import type { Item } from "#domain/exam/exam.ts";
import type { Language } from "#lib/language.ts";
import { localeOf } from "./app-test.ts";
import type { ItemPage } from "./pages/ItemPage.ts";
import type { SavedFile } from "./pages/read-download.ts";
import { ReceiptPage } from "./pages/ReceiptPage.ts";
import { ReviewPage } from "./pages/ReviewPage.ts";
import { StartPage } from "./pages/StartPage.ts";
import { PILOT, readJson } from "./project-files.ts";
import { watchContext } from "./watch.ts";
import { wordsOf } from "./words.ts";

/** Who sits, and where. */
export interface Sitter {
  readonly url: string;
  readonly code: string;
  readonly startCode: string;
  readonly language: Language;
  /** Tells people apart: which items they respond to, and how. */
  readonly index: number;
}

/** What a person saw and gave at one item, in the exam's terms. */
export interface Given {
  readonly itemId: string;
  /** Number of the page it stood on. */
  readonly position: number;
  /** The exam's letters of the options from top to bottom; empty for a prescription review. */
  readonly optionsShown: string;
  /** Letters of the exam in order, or an error type, or NP. */
  readonly response: string;
  readonly intervention: string;
}

/** A sitting that was handed in. */
export interface Sat {
  readonly code: string;
  readonly given: readonly Given[];
  readonly file: SavedFile;
}

const { items: ITEMS } = readJson<{ readonly items: readonly Item[] }>(PILOT.paper);
const LETTERS = "ABCDE";

/** Takes one sitting on a machine of its own, from the study's rules to the saved file. */
export async function sit(browser: Browser, sitter: Sitter): Promise<Sat> {
  const { url, code, startCode, language } = sitter;
  const words = wordsOf(language);
  // Without the worker that stores the app: 27 times that would take a minute, and tests of their own show what it does.
  const context = await browser.newContext({ baseURL: url, locale: localeOf(language), serviceWorkers: "block" });
  try {
    const watch = watchContext(context, url);
    const page = await context.newPage();
    const start = new StartPage(page, words);
    await start.open();
    await start.ask(code, startCode);
    await start.agree.check();
    const item = await start.startNow();
    const given = [];
    for (const number of pagesOf(sitter.index)) given.push(await respond(item, number, sitter));
    await item.reviewAll.click();
    await new ReviewPage(page, words).submit();
    const receipt = new ReceiptPage(page, words);
    await receipt.heading.waitFor();
    const file = await receipt.saveFile();
    watch.verify();
    return { code, given, file };
  } finally {
    await context.close();
  }
}

/** Three single-choice items, a multiple-choice item and a prescription review, others for the next person. */
function pagesOf(index: number): readonly number[] {
  const single = [0, 3, 5].map((step) => 1 + ((index + step) % 8));
  return [...single, 9 + (index % 3), 12 + (index % 5)];
}

async function respond(item: ItemPage, number: number, sitter: Sitter): Promise<Given> {
  await item.goTo(number);
  const shown = await itemOn(item, sitter.language);
  const seen = { itemId: shown.id, position: number };
  const given = shown.kind === "short-answer" ? await review(item, sitter) : await choose(item, { shown, number, sitter });
  await item.isSaved();
  return { ...seen, ...given };
}

/** Which item of the paper is on the page: the one whose own text stands there. */
async function itemOn(item: ItemPage, language: Language): Promise<Item> {
  const page = withoutSpace((await item.content.textContent()) ?? "");
  const found = ITEMS.filter((one) => textsOf(one).every((text) => page.includes(withoutSpace(text[language]))));
  const [only] = found;
  if (only === undefined || found.length > 1) throw new Error(`the page shows ${found.length} items of the paper`);
  return only;
}

function textsOf(item: Item): readonly Readonly<Record<Language, string>>[] {
  if (item.kind !== "short-answer") return [item.stem, ...item.options.map(({ text }) => text)];
  return [item.visit, ...item.diagnoses.map(({ text }) => text)];
}

function withoutSpace(text: string): string {
  return text.replace(/\s+/g, "");
}

interface Choice {
  readonly shown: Exclude<Item, { readonly kind: "short-answer" }>;
  readonly number: number;
  readonly sitter: Sitter;
}

/** Chooses by place; the exam's letters are found by what the options say. */
async function choose(item: ItemPage, { shown, number, sitter }: Choice): Promise<Omit<Given, "itemId" | "position">> {
  const texts = await item.optionTexts();
  const optionsShown = texts.map((text) => shown.options.find((option) => option.text[sitter.language] === text)?.letter ?? "?").join("");
  const first = (sitter.index + number) % (texts.length - 1);
  const rows = shown.kind === "single-choice" ? [first] : [first, first + 1];
  for (const row of rows) await item.option(LETTERS.charAt(row)).click();
  const response = rows.map((row) => optionsShown.charAt(row)).sort();
  return { optionsShown, response: response.join(""), intervention: "" };
}

async function review(item: ItemPage, { code, index }: Sitter): Promise<Omit<Given, "itemId" | "position">> {
  const type = index % 4 === 3 ? undefined : ERROR_TYPES[index % ERROR_TYPES.length];
  const intervention = `=${code}, 请减量`;
  await (type === undefined ? item.noProblem : item.errorType(type)).click();
  await item.intervention.fill(intervention);
  return { optionsShown: "", response: type ?? "NP", intervention };
}
