import type { Locator, Page } from "@playwright/test";
import { fits, type Words } from "../words.ts";

/** All items with where they stand, and the way to hand in. */
export class ReviewPage {
  readonly heading: Locator;
  readonly handIn: Locator;
  readonly dialog: Locator;
  readonly confirm: Locator;
  readonly keepWorking: Locator;
  readonly #page: Page;
  readonly #words: Words;

  constructor(page: Page, words: Words) {
    const { review } = words.participant;
    this.#page = page;
    this.#words = words;
    this.heading = page.getByRole("heading", { level: 1, name: review.title });
    this.handIn = page.getByRole("button", { name: fits(review.handIn) });
    this.dialog = page.getByRole("dialog", { name: review.confirmTitle });
    this.confirm = this.dialog.getByRole("button", { name: review.confirmHandIn, exact: true });
    this.keepWorking = this.dialog.getByRole("button", { name: review.keepWorking });
  }

  /** The table row of an item. */
  row(number: number): Locator {
    const name = this.#words.participant.review.openItem.replace("{{number}}", String(number));
    return this.#page.getByRole("row").filter({ has: this.#page.getByRole("rowheader", { name, exact: true }) });
  }

  /** One of the three choices of what is listed, with its count. */
  filter(kind: "all" | "onlyOpen" | "onlyFlagged"): Locator {
    return this.#page.getByRole("radio", { name: new RegExp(`^${this.#words.participant.review[kind]} \\d+$`) });
  }

  /** Hands in through the question. */
  async submit(): Promise<void> {
    await this.handIn.click();
    await this.confirm.click();
  }
}
