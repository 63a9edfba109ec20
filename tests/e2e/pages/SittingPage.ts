import type { Locator, Page } from "@playwright/test";
import type { Words } from "../words.ts";

/** One participant's sitting over time, as the coordinator sees it. */
export class SittingPage {
  readonly #page: Page;
  readonly #words: Words;

  constructor(page: Page, words: Words) {
    this.#page = page;
    this.#words = words;
  }

  /** Opens the page of a participant from whom something was collected. */
  async open(studyId: string, code: string): Promise<void> {
    await this.#page.goto(`/#/study/${studyId}/sitting/${code}`);
    await this.#page.getByRole("heading", { level: 2, name: this.#words.validity.title }).waitFor();
  }

  /** The list item of a section, with what is decided and the form. */
  section(letter: string): Locator {
    const start = this.#words.validity.section.split("{{title}}")[0]?.replace("{{section}}", letter) ?? "";
    return this.#page.getByRole("listitem").filter({ has: this.#page.getByRole("heading", { level: 3, name: start }) });
  }

  /** Records a decision and waits until it is on the disk. */
  async decide(letter: string, option: string, note: string): Promise<void> {
    const section = this.section(letter);
    await section.getByLabel(this.#words.validity.decision, { exact: true }).selectOption(option);
    await section.getByLabel(this.#words.validity.note, { exact: true }).fill(note);
    await section.getByRole("button").click();
    await section.getByText(this.#words.validity.recorded).waitFor();
  }
}
