import type { Locator, Page } from "@playwright/test";
import type { Words } from "../words.ts";
import { ItemPage } from "./ItemPage.ts";

/** The page before and after a practice. */
export class PracticePage {
  readonly begin: Locator;
  readonly endHeading: Locator;
  readonly save: Locator;
  readonly leave: Locator;
  readonly #page: Page;
  readonly #words: Words;

  constructor(page: Page, words: Words) {
    const { practice } = words.station;
    this.#page = page;
    this.#words = words;
    this.begin = page.getByRole("button", { name: practice.begin });
    this.endHeading = page.getByRole("heading", { level: 1, name: practice.end.title });
    this.save = page.getByRole("button", { name: practice.end.save });
    this.leave = page.getByRole("button", { name: practice.end.leave });
  }

  /** Begins a practice; resolves on its first item. */
  async start(): Promise<ItemPage> {
    await this.#page.goto("/#/sit/practice");
    await this.begin.click();
    const item = new ItemPage(this.#page, this.#words);
    await item.isShown(1, 3);
    return item;
  }
}
