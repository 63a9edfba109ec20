import type { Locator, Page } from "@playwright/test";
import { fits, type Words } from "../words.ts";
import { fileField } from "./file-field.ts";
import { saveBy, type SavedFile } from "./read-download.ts";

/** Blinded workbooks go out, graded ones come back. */
export class GradePage {
  readonly heading: Locator;
  readonly grader: Locator;
  readonly make: Locator;
  readonly returned: Locator;
  readonly preview: Locator;
  readonly accept: Locator;
  readonly discard: Locator;
  readonly accepted: Locator;
  readonly problems: Locator;
  readonly rounds: Locator;
  readonly imports: Locator;
  readonly #page: Page;
  readonly #words: Words;

  constructor(page: Page, words: Words) {
    const { grade } = words.coordinator;
    this.#page = page;
    this.#words = words;
    this.heading = page.getByRole("heading", { level: 1, name: grade.title });
    this.grader = page.getByRole("textbox", { name: grade.grader });
    this.make = page.getByRole("button", { name: grade.make });
    this.returned = fileField(page, grade.drop);
    this.preview = page.getByRole("region", { name: grade.previewTitle });
    this.accept = this.preview.getByRole("button", { name: fits(grade.accept_other) });
    this.discard = this.preview.getByRole("button", { name: grade.discard });
    this.accepted = page.getByText(fits(grade.accepted));
    this.problems = page.getByRole("alert");
    this.rounds = page.getByRole("table", { name: grade.roundsCaption });
    this.imports = page.getByRole("table", { name: grade.importsCaption });
  }

  async open(studyId: string): Promise<void> {
    await this.#page.goto(`/#/study/${studyId}/grade`);
    await this.heading.waitFor();
  }

  /** Makes a workbook for a grader and saves it. */
  async makeWorkbook(grader: string): Promise<SavedFile> {
    await this.grader.fill(grader);
    await this.make.click();
    return saveBy(this.#page, this.#page.getByRole("button", { name: /^\S+\.xlsx$/ }));
  }

  /** One of the four counts of what an import would change. */
  previewCount(kind: "added" | "changed" | "unchanged" | "missing"): Locator {
    const term = this.#page.getByRole("term").filter({ hasText: this.#words.coordinator.grade.preview[kind] });
    return this.preview.locator("div").filter({ has: term }).last().getByRole("definition").first();
  }
}
