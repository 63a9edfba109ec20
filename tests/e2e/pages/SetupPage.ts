import { expect, type Locator, type Page } from "@playwright/test";
import type { Language } from "#lib/language.ts";
import { fits, type Words } from "../words.ts";
import { fileField } from "./file-field.ts";
import { saveBy, type SavedFile } from "./read-download.ts";

type Step = keyof Words["setup"]["step"];

/** Setting up a study, step by step. */
export class SetupPage {
  readonly begin: Locator;
  readonly exam: Locator;
  readonly shortName: Locator;
  readonly minutes: Locator;
  readonly roster: Locator;
  readonly people: Locator;
  readonly refused: Locator;
  readonly dryRun: Locator;
  readonly make: Locator;
  readonly passed: Locator;
  readonly trials: Locator;
  readonly #page: Page;
  readonly #words: Words;

  constructor(page: Page, words: Words) {
    const { setup } = words;
    this.#page = page;
    this.#words = words;
    this.begin = page.getByRole("button", { name: setup.panel.start });
    this.exam = fileField(page, setup.exam.drop);
    this.shortName = page.getByRole("textbox", { name: setup.exam.id });
    this.minutes = page.getByRole("spinbutton", { name: setup.exam.duration });
    this.roster = fileField(page, setup.people.drop);
    this.people = page.getByRole("table", { name: setup.people.caption });
    this.refused = page.getByRole("alert");
    this.dryRun = page.getByRole("button", { name: setup.make.dryRun });
    this.make = page.getByRole("button", { name: setup.make.make });
    this.passed = page.getByText(setup.make.passed);
    this.trials = page.getByRole("list", { name: setup.make.results });
  }

  /** Goes to a step by the rail; resolves on its heading. */
  async goTo(step: Step): Promise<void> {
    const { setup } = this.#words;
    await this.#page.getByRole("navigation", { name: setup.frame.steps }).getByRole("link", { name: setup.step[step] }).click();
    await expect(this.#page.getByRole("heading", { level: 1, name: setup[step].title })).toBeVisible();
  }

  /** One of the two orders, drawn for each person. */
  seeded(order: "itemOrder" | "optionOrder"): Locator {
    const { rules } = this.#words.setup;
    return this.#page.getByRole("group", { name: rules[order] }).getByRole("radio", { name: rules.seeded });
  }

  /** Whether the exam may be sat in a language. */
  language(language: Language): Locator {
    const { languages } = this.#words.setup.rules;
    return this.#page.getByRole("group", { name: languages }).getByRole("checkbox", { name: this.#words.common.language[language] });
  }

  /** What is agreed to, in a language. */
  consent(language: Language): Locator {
    return this.#page.getByRole("textbox", { name: this.#words.setup.rules.consentIn[language] });
  }

  /** The way back to a set-up that was left, on the page of studies. */
  resume(title: string): Locator {
    return this.#page.getByRole("link", { name: this.#words.setup.panel.resumeNamed.replace("{{title}}", title) });
  }

  /** How many people the list says it has. */
  async expectPeople(count: number): Promise<void> {
    await expect(this.people.locator("tbody tr")).toHaveCount(count);
  }

  /** How many people the database has of the set-up on the page; a page may show what is not stored yet. */
  async keptPeople(): Promise<number> {
    const draftId = /setup\/([^/]+)\//.exec(this.#page.url())?.[1] ?? "";
    return this.#page.evaluate(
      (id) =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open("rxbaseline-workspace");
          opening.onerror = () => reject(new Error("the workspace could not be opened"));
          opening.onsuccess = () => {
            const asking = opening.result.transaction("drafts").objectStore("drafts").get(id);
            asking.onerror = () => reject(new Error("the draft could not be read"));
            asking.onsuccess = () => {
              opening.result.close();
              const draft = asking.result as { readonly setup: { readonly people: readonly unknown[] } } | undefined;
              resolve(draft?.setup.people.length ?? 0);
            };
          };
        }),
      draftId,
    );
  }

  /** Saves the roster with codes from the page of slips. */
  async saveRoster(): Promise<SavedFile> {
    return saveBy(this.#page, this.#page.getByRole("button", { name: this.#words.setup.slips.roster }));
  }

  /** The slips on the page, or those that hold a text. */
  slips(text?: string): Locator {
    const slips = this.#page.getByRole("list", { name: this.#words.setup.slips.title }).locator("> li");
    return text === undefined ? slips : slips.filter({ hasText: text });
  }

  /** The square code of a slip. */
  square(slip: Locator): Locator {
    return slip.getByRole("img", { name: fits(this.#words.setup.slips.qr) });
  }
}
