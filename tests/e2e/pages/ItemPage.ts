import { expect, type Locator, type Page } from "@playwright/test";
import type { ErrorType } from "#domain/exam/error-type.ts";
import { fits, type Words } from "../words.ts";

/** Whether an item is answered, as the navigator says it. */
export type ItemState = keyof Words["participant"]["navigator"]["state"];

/** One item of an open sitting with the frame around it. */
export class ItemPage {
  readonly heading: Locator;
  /** The item itself: stem and options, or the case and what is asked. */
  readonly content: Locator;
  readonly flag: Locator;
  readonly intervention: Locator;
  readonly noProblem: Locator;
  readonly saved: Locator;
  readonly saving: Locator;
  /** What is said in the line of the save state while storing fails. */
  readonly failing: Locator;
  /** The offer of a backup among the messages. */
  readonly backUp: Locator;
  readonly timer: Locator;
  readonly messages: Locator;
  readonly next: Locator;
  readonly previous: Locator;
  readonly reviewAll: Locator;
  readonly clear: Locator;
  readonly takeOver: Locator;
  readonly navigator: Locator;
  readonly page: Page;
  readonly #words: Words;

  constructor(page: Page, words: Words) {
    const { item, short, save, message, navigator } = words.participant;
    this.page = page;
    this.#words = words;
    this.heading = page.getByRole("heading", { level: 1, name: fits(item.heading) });
    this.content = page.getByRole("article");
    this.flag = page.getByRole("button", { name: item.flag, exact: true });
    this.intervention = page.getByRole("textbox", { name: short.intervention });
    this.noProblem = page.getByRole("checkbox", { name: short.noProblem, exact: true });
    this.saved = page.getByText(fits(save.saved));
    this.saving = page.getByText(save.saving, { exact: true });
    this.failing = page.getByText(save.failing, { exact: true });
    this.timer = page.getByRole("timer");
    this.messages = page.getByRole("region", { name: message.label });
    this.backUp = this.messages.getByRole("button", { name: words.backup.save });
    this.next = page.getByRole("link", { name: item.next, exact: true });
    this.previous = page.getByRole("link", { name: item.previous, exact: true });
    this.reviewAll = page.getByRole("link", { name: item.reviewAll });
    this.clear = page.getByRole("button", { name: item.clear });
    this.takeOver = this.messages.getByRole("button", { name: message.takeOver });
    this.navigator = page.getByRole("navigation", { name: navigator.label });
  }

  /** The item with this number is on screen; the pilot exam has 16. */
  async isShown(number: number, total = 16): Promise<void> {
    await expect(this.heading).toHaveText(
      this.#words.participant.item.heading.replace("{{number}}", String(number)).replace("{{total}}", String(total)),
    );
  }

  /** Goes to an item by the navigator. */
  async goTo(number: number): Promise<void> {
    await this.navigatorLink(number).click();
    await this.isShown(number);
  }

  /** The navigator's link to an item, in whatever state it is. */
  navigatorLink(number: number): Locator {
    const { item, itemFlagged } = this.#words.participant.navigator;
    const name = [item, itemFlagged].map((template) => fits(template.replace("{{number}}", String(number))).source).join("|");
    return this.navigator.getByRole("link", { name: new RegExp(name) });
  }

  /** The navigator says this of an item. */
  async isMarked(number: number, state: ItemState, flagged = false): Promise<void> {
    const { item, itemFlagged, state: names } = this.#words.participant.navigator;
    const name = (flagged ? itemFlagged : item).replace("{{number}}", String(number)).replace("{{state}}", names[state]);
    await expect(this.navigatorLink(number)).toHaveAccessibleName(name);
  }

  /** The options of a choice item from top to bottom, without the letters before them. */
  async optionTexts(): Promise<readonly string[]> {
    const rows = await this.content.getByRole("group").locator("label").allTextContents();
    return rows.map((row) => row.slice(1));
  }

  /** The option with a letter, radio button or checkbox. */
  option(letter: string): Locator {
    const name = new RegExp(`^${letter}(?![A-Za-z])`);
    return this.page.getByRole("radio", { name }).or(this.page.getByRole("checkbox", { name }));
  }

  /** The box of an error type. */
  errorType(code: ErrorType): Locator {
    return this.page.getByRole("checkbox", { name: this.#words.errorTypes[code].name, exact: true });
  }

  /** The page says that everything given is stored. */
  async isSaved(): Promise<void> {
    await expect(this.saved).toBeVisible();
  }

  /** Id of the sitting, from the address. */
  sittingId(): string {
    const id = /#\/sit\/([^/]+)\//.exec(this.page.url())?.[1];
    if (id === undefined) throw new Error(`no sitting is open at ${this.page.url()}`);
    return id;
  }
}
