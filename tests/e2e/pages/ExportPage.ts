import type { Locator, Page } from "@playwright/test";
import type { Words } from "../words.ts";
import { saveBy, type SavedFile } from "./read-download.ts";

/** The study's data as files. */
export class ExportPage {
  readonly heading: Locator;
  readonly #page: Page;
  readonly #words: Words;

  constructor(page: Page, words: Words) {
    this.#page = page;
    this.#words = words;
    this.heading = page.getByRole("heading", { level: 1, name: words.coordinator.export.title });
  }

  async open(studyId: string): Promise<void> {
    await this.#page.goto(`/#/study/${studyId}/export`);
    await this.heading.waitFor();
  }

  /** The button that saves one of the files. */
  saveButton(file: "workbook" | "csv" | "json" | "events" | "grades"): Locator {
    const { saveNamed, [file]: words } = this.#words.coordinator.export;
    const name = saveNamed.replace("{{name}}", words.name).replace("{{format}}", words.format);
    return this.#page.getByRole("button", { name, exact: true });
  }

  async save(file: "workbook" | "csv" | "json" | "events" | "grades"): Promise<SavedFile> {
    return saveBy(this.#page, this.saveButton(file));
  }
}
