import type { Locator, Page } from "@playwright/test";
import { pilotStartCode } from "../project-files.ts";
import type { Words } from "../words.ts";
import { ItemPage } from "./ItemPage.ts";

/** Where a participant chooses an exam, starts it or goes on with it. */
export class StartPage {
  readonly heading: Locator;
  readonly code: Locator;
  readonly startCode: Locator;
  readonly begin: Locator;
  readonly dialog: Locator;
  /** Agreement to what the study asks, in the dialog. */
  readonly agree: Locator;
  readonly #page: Page;
  readonly #words: Words;

  constructor(page: Page, words: Words) {
    const { start } = words.participant;
    this.#page = page;
    this.#words = words;
    this.heading = page.getByRole("heading", { level: 1, name: start.title });
    this.code = page.getByRole("textbox", { name: start.codeLabel });
    this.startCode = page.getByRole("textbox", { name: start.startCodeLabel });
    this.begin = page.getByRole("button", { name: start.begin });
    this.dialog = page.getByRole("dialog", { name: start.confirmTitle });
    this.agree = this.dialog.getByRole("checkbox", { name: start.agree });
  }

  async open(): Promise<void> {
    await this.#page.goto("/#/sit");
    await this.heading.waitFor();
  }

  /** Starts the sitting of a code of the pilot study; resolves on its first item. */
  async start(code: string): Promise<ItemPage> {
    await this.ask(code);
    return this.startNow();
  }

  /** Answers the last question; resolves on the first item. */
  async startNow(): Promise<ItemPage> {
    await this.dialog.getByRole("button", { name: this.#words.participant.start.startNow }).click();
    const item = new ItemPage(this.#page, this.#words);
    await item.isShown(1);
    return item;
  }

  /** Fills in a participant's code and a start code, that of the pilot unless given, and asks to start; the last question opens when the exam has. */
  async ask(code: string, startCode = pilotStartCode()): Promise<void> {
    await this.code.fill(code);
    await this.startCode.fill(startCode);
    await this.begin.click();
  }

  /** The way back into a sitting of this machine. */
  resume(code: string): Locator {
    return this.#page.getByRole("link", { name: this.#words.participant.sittings.resumeNamed.replace("{{code}}", code) });
  }

  /** Goes on with a sitting of this machine, on the item it was left at. */
  async goOn(code: string): Promise<ItemPage> {
    await this.resume(code).click();
    const item = new ItemPage(this.#page, this.#words);
    await item.heading.waitFor();
    return item;
  }

  /** The way to the receipt of a sitting that was handed in. */
  receipt(code: string): Locator {
    return this.#page.getByRole("link", { name: this.#words.participant.sittings.receiptNamed.replace("{{code}}", code) });
  }
}
