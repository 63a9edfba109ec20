import type { Locator, Page } from "@playwright/test";
import { fits, type Words } from "../words.ts";
import { fileField } from "./file-field.ts";

/** Takes submission files in and shows who is missing. */
export class CollectPage {
  readonly heading: Locator;
  readonly files: Locator;
  /** What became of the files just given, in one line. */
  readonly summary: Locator;
  readonly batch: Locator;
  readonly roster: Locator;
  readonly receipt: Locator;
  readonly check: Locator;
  readonly readBox: Locator;
  /** How many lay in the drop box, are held, and were read. */
  readonly boxOutcome: Locator;
  readonly #page: Page;
  readonly #words: Words;

  constructor(page: Page, words: Words) {
    const { collect } = words.coordinator;
    this.#page = page;
    this.#words = words;
    this.heading = page.getByRole("heading", { level: 1, name: collect.title });
    this.files = fileField(page, collect.drop);
    this.summary = page.getByText(fits(collect.batchSummary));
    this.batch = page.getByRole("table", { name: collect.batchCaption });
    this.roster = page.getByRole("table", { name: collect.rosterCaption });
    this.receipt = page.getByRole("textbox", { name: collect.receiptLabel });
    this.readBox = page.getByRole("button", { name: words.dropBox.read });
    this.boxOutcome = page.getByText(fits(words.dropBox.done));
    this.check = page.getByRole("button", { name: collect.receiptCheck });
  }

  async open(studyId: string): Promise<void> {
    await this.#page.goto(`/#/study/${studyId}/collect`);
    await this.heading.waitFor();
  }

  /** The row of a file of the last batch. */
  fileRow(name: string): Locator {
    return this.batch.getByRole("row").filter({ has: this.#page.getByRole("cell", { name, exact: true }) });
  }

  /** The row of a participant on the roster. */
  rosterRow(code: string): Locator {
    return this.roster.getByRole("row").filter({ has: this.#page.getByRole("cell", { name: code, exact: true }) });
  }

  /** One of the four counts of the roster. */
  count(name: "expected" | "sound" | "doubtful" | "missing"): Locator {
    const word = this.#words.coordinator.collect.counts[name];
    return this.#page.getByRole("radio", { name: new RegExp(`^\\d+ ?${word}$`) });
  }

  /** The id of the study on the page. */
  studyId(): string {
    return studyIdOf(this.#page);
  }
}

/** The study's id in the address. */
export function studyIdOf(page: Page): string {
  const id = /#\/(?:study|compare)\/([^/?]+)/.exec(page.url())?.[1];
  if (id === undefined) throw new Error(`no study is open at ${page.url()}`);
  return id;
}
