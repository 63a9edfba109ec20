import type { Locator, Page } from "@playwright/test";
import { fits, type Words } from "../words.ts";
import { fileField } from "./file-field.ts";

/** Brings models into a study. */
export class ModelsPage {
  readonly heading: Locator;
  readonly files: Locator;
  readonly preview: Locator;
  readonly problems: Locator;
  readonly held: Locator;
  readonly #page: Page;
  readonly #words: Words;

  constructor(page: Page, words: Words) {
    const { models } = words.researcher;
    this.#page = page;
    this.#words = words;
    this.heading = page.getByRole("heading", { level: 1, name: models.title });
    this.files = fileField(page, models.drop);
    this.preview = page.getByRole("region", { name: new RegExp(models.previewTitle) });
    this.problems = page.getByRole("alert");
    this.held = page.getByRole("table", { name: models.heldCaption });
  }

  async open(studyId: string): Promise<void> {
    await this.#page.goto(`/#/compare/${studyId}/models`);
    await this.heading.waitFor();
  }

  /** Takes in the models shown in the preview. */
  async accept(): Promise<void> {
    const { accept_one, accept_other, accepted_one, accepted_other } = this.#words.researcher.models;
    await this.preview.getByRole("button", { name: either(accept_one, accept_other) }).click();
    await this.#page.getByText(either(accepted_one, accepted_other)).waitFor();
  }
}

function either(first: string, second: string): RegExp {
  return new RegExp(`${fits(first).source}|${fits(second).source}`);
}
