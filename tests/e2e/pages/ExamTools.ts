import { expect, type Locator, type Page } from "@playwright/test";
import type { Words } from "../words.ts";

/** What the exam offers beside its items. */
export class ExamTools {
  readonly calculator: Locator;
  readonly expression: Locator;
  readonly scratchPad: Locator;
  readonly notes: Locator;
  readonly locked: Locator;
  readonly dialog: Locator;
  readonly #page: Page;
  readonly #words: Words;

  constructor(page: Page, words: Words) {
    const { menu, calculator, scratch, locked, code } = words.examTools;
    this.#page = page;
    this.#words = words;
    this.calculator = page.getByRole("region", { name: menu.calculator });
    this.expression = this.calculator.getByRole("textbox", { name: calculator.expression });
    this.scratchPad = page.getByRole("region", { name: menu["scratch-pad"] });
    this.notes = this.scratchPad.getByRole("textbox", { name: scratch.label });
    this.locked = page.getByRole("region", { name: locked.title });
    this.dialog = page.getByRole("dialog", { name: code.title });
  }

  /** Chooses an entry of the tools' list, which is part of the bar's menu where the page is narrow. */
  async choose(entry: keyof Words["examTools"]["menu"]): Promise<void> {
    const opener = this.#page.getByRole("button", { name: this.#words.examTools.menu.label, exact: true });
    const menu = this.#page.getByRole("button", { name: this.#words.participant.bar.tools, exact: true });
    await opener.or(menu).filter({ visible: true }).first().click();
    await this.#page.getByRole("button", { name: new RegExp(`^${this.#words.examTools.menu[entry]}`) }).click();
  }

  /** Enters a coordinator's code where the form is; the reason is the first unless one is chosen already. */
  async enterCode(place: Locator, code: string): Promise<void> {
    const { label, enter } = this.#words.examTools.code;
    await place.getByRole("textbox", { name: label }).fill(code);
    const chosen = place.getByRole("radio", { checked: true });
    if ((await chosen.count()) === 0) await place.getByRole("radio").first().check();
    await place.getByRole("button", { name: enter }).click();
  }

  /** What was refused is told in the messages' line. */
  async isRefused(act: keyof Words["examTools"]["refused"]): Promise<void> {
    const messages = this.#page.getByRole("region", { name: this.#words.participant.message.label });
    await expect(messages).toContainText(this.#words.examTools.refused[act]);
  }
}
