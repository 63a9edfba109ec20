import type { Locator, Page } from "@playwright/test";
import type { Words } from "../words.ts";
import { saveBy, type SavedFile } from "./read-download.ts";

/** What a coordinator hands out: codes, and the files for exam machines. */
export class CodesPage {
  readonly heading: Locator;
  readonly problems: Locator;
  readonly #page: Page;
  readonly #words: Words;

  constructor(page: Page, words: Words) {
    this.#page = page;
    this.#words = words;
    this.heading = page.getByRole("heading", { level: 1, name: words.codes.title });
    this.problems = page.getByRole("alert");
  }

  async open(studyId: string): Promise<void> {
    await this.#page.goto(`/#/study/${studyId}/codes`);
    await this.heading.waitFor();
  }

  /** The start code of a site, as it is read out there. */
  async startCode(site: string): Promise<string> {
    const { title } = this.#words.codes.start;
    const row = this.#page.getByRole("table", { name: title }).getByRole("row");
    return row
      .filter({ has: this.#page.getByRole("rowheader", { name: site, exact: true }) })
      .getByRole("cell")
      .innerText();
  }

  /** The button that makes and saves one of the exam files. */
  saveButton(file: "host" | "study" | "stick"): Locator {
    const { saveNamed, [file]: words } = this.#words.examFiles;
    return this.#page.getByRole("button", { name: saveNamed.replace("{{name}}", words.name), exact: true });
  }

  async save(file: "host" | "study" | "stick"): Promise<SavedFile> {
    return saveBy(this.#page, this.saveButton(file));
  }
}
