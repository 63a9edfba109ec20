import type { Locator, Page } from "@playwright/test";
import type { Words } from "../words.ts";
import { CollectPage } from "./CollectPage.ts";
import { fileField, type GivenFile } from "./file-field.ts";

/** Longest time the demo study may take to load, ms. */
const DEMO_LIMIT_MS = 100_000;

/** The studies on this machine, and the ways to bring one here. */
export class StudiesPage {
  readonly heading: Locator;
  readonly files: Locator;
  readonly problems: Locator;
  readonly loadDemo: Locator;
  readonly table: Locator;
  readonly #page: Page;
  readonly #words: Words;

  constructor(page: Page, words: Words) {
    const { studies, opening, demo } = words.coordinator;
    this.#page = page;
    this.#words = words;
    this.heading = page.getByRole("heading", { level: 1, name: studies.title });
    this.files = fileField(page, opening.drop);
    this.problems = page.getByRole("alert");
    this.loadDemo = page.getByRole("button", { name: demo.load });
    this.table = page.getByRole("table", { name: studies.caption });
  }

  async open(): Promise<void> {
    await this.#page.goto("/#/study");
    await this.heading.waitFor();
  }

  /** Opens a study from its three files; resolves on its first step. */
  async openStudy(files: readonly GivenFile[] | readonly string[]): Promise<CollectPage> {
    await this.files.setInputFiles([...files] as GivenFile[] | string[]);
    return this.#collect();
  }

  /** Loads the demo study; resolves on its first step. */
  async openDemo(): Promise<CollectPage> {
    await this.loadDemo.click();
    await this.#page.waitForURL(/#\/study\/[^/]+\/collect/, { timeout: DEMO_LIMIT_MS });
    return this.#collect();
  }

  async #collect(): Promise<CollectPage> {
    const collect = new CollectPage(this.#page, this.#words);
    await collect.heading.waitFor();
    return collect;
  }
}
