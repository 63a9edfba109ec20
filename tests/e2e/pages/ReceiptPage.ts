import { readFileSync } from "node:fs";
import { expect, type Download, type Locator, type Page } from "@playwright/test";
import type { Words } from "../words.ts";

const RECEIPT = /^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/;

/** What a participant keeps after handing in. */
export class ReceiptPage {
  readonly heading: Locator;
  readonly code: Locator;
  readonly save: Locator;
  readonly #page: Page;
  readonly #words: Words;

  constructor(page: Page, words: Words) {
    this.#page = page;
    this.#words = words;
    this.heading = page.getByRole("heading", { level: 1, name: words.participant.receipt.title });
    this.code = page.getByText(RECEIPT);
    this.save = page.getByRole("button", { name: words.participant.receipt.save });
  }

  /** The receipt code shown. */
  async receipt(): Promise<string> {
    await expect(this.heading).toBeVisible();
    return (await this.code.textContent()) ?? "";
  }

  /** One of the facts below, by its name. */
  fact(name: "participant" | "closed" | "responses" | "file"): Locator {
    const { receipt } = this.#words.participant;
    const term = this.#page.getByRole("term").filter({ hasText: receipt[name] });
    return this.#page.locator("div").filter({ has: term }).last().getByRole("definition");
  }

  /** Saves the submission file; gives its name and bytes. */
  async saveFile(): Promise<{ readonly name: string; readonly bytes: Buffer }> {
    const [download] = await Promise.all([this.#page.waitForEvent("download"), this.save.click()]);
    return readDownload(download);
  }
}

/** Name and bytes of a download. */
export async function readDownload(download: Download): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}
