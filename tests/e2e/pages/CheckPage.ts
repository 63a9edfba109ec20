import { expect, type Locator, type Page } from "@playwright/test";
import type { MachineCheck } from "#ui/station/judge-machine.ts";
import type { Words } from "../words.ts";

/** The check of a machine before an exam. */
export class CheckPage {
  readonly heading: Locator;
  readonly verdict: Locator;
  readonly trial: Locator;
  readonly saveSettings: Locator;
  readonly #page: Page;
  readonly #words: Words["station"]["check"];

  constructor(page: Page, words: Words) {
    const { check } = words.station;
    this.#page = page;
    this.#words = check;
    this.heading = page.getByRole("heading", { level: 1, name: check.title });
    this.verdict = page.getByRole("status").first();
    this.trial = page.getByRole("textbox", { name: check.input.label });
    this.saveSettings = page.getByRole("button", { name: check.settings.save });
  }

  /** Resolves when the machine has been looked at. */
  async open(): Promise<void> {
    await this.#page.goto("/#/sit/check");
    await this.heading.waitFor();
    await expect(this.verdict).not.toHaveText(this.#words.looking);
  }

  async lookAgain(): Promise<void> {
    await this.#page.getByRole("button", { name: this.#words.again }).click();
    await expect(this.verdict).not.toHaveText(this.#words.looking);
  }

  /** The row of a check. */
  row(check: MachineCheck | "input"): Locator {
    return this.#page.getByRole("row").filter({ has: this.#page.getByRole("rowheader", { name: this.#words.name[check], exact: true }) });
  }
}
