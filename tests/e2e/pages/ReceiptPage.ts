import { expect, type Locator, type Page } from "@playwright/test";
import type { Words } from "../words.ts";
import { saveBy, type SavedFile } from "./read-download.ts";

const RECEIPT = /^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/;

/** What a participant keeps after handing in. */
export class ReceiptPage {
  readonly heading: Locator;
  readonly code: Locator;
  readonly save: Locator;
  /** Where the file stands on its way to the study's drop box. */
  readonly dropBox: Locator;
  readonly tryNow: Locator;
  readonly #page: Page;
  readonly #words: Words;

  constructor(page: Page, words: Words) {
    this.#page = page;
    this.#words = words;
    this.heading = page.getByRole("heading", { level: 1, name: words.participant.receipt.title });
    this.code = page.getByText(RECEIPT);
    this.save = page.getByRole("button", { name: words.participant.receipt.save });
    this.dropBox = page.getByRole("status");
    this.tryNow = page.getByRole("button", { name: words.participant.receipt.dropBox.tryNow });
  }

  /** The receipt code shown. */
  async receipt(): Promise<string> {
    await expect(this.heading).toBeVisible();
    return (await this.code.textContent()) ?? "";
  }

  /** One of the facts below, by its name. */
  fact(name: "participant" | "handedIn" | "closed" | "responses" | "file"): Locator {
    const { receipt } = this.#words.participant;
    const term = this.#page.getByRole("term").filter({ hasText: receipt[name] });
    return this.#page.locator("div").filter({ has: term }).last().getByRole("definition");
  }

  /** Saves the submission file; gives its name and bytes. */
  async saveFile(): Promise<SavedFile> {
    return saveBy(this.#page, this.save);
  }
}
