import { expect, type Locator, type Page } from "@playwright/test";
import { fits, type Words } from "../words.ts";
import { fileField, type GivenFile } from "./file-field.ts";
import { saveBy, type SavedFile } from "./read-download.ts";

/** Keeps the private key and backups of a study; on the studies' page, the part of it that restores. */
export class SafetyPage {
  readonly heading: Locator;
  readonly restored: Locator;
  readonly #page: Page;
  readonly #words: Words["safety"];

  constructor(page: Page, words: Words) {
    this.#page = page;
    this.#words = words.safety;
    this.heading = page.getByRole("heading", { level: 1, name: words.safety.title });
    this.restored = page.getByRole("status").filter({ hasText: words.safety.restore.done });
  }

  async open(studyId: string): Promise<void> {
    await this.#page.goto(`/#/study/${studyId}/safety`);
    await this.heading.waitFor();
  }

  /** The private key as a file. */
  async saveKey(passphrase: string): Promise<SavedFile> {
    return this.#save({ section: this.#words.key.title, action: this.#words.key.export, passphrase });
  }

  /** A backup of the study on the page. */
  async saveBackup(passphrase: string): Promise<SavedFile> {
    return this.#save({ section: this.#words.backup.title, action: this.#words.backup.make, passphrase });
  }

  /** Gives a workspace file and its passphrase; what came of it is on the page when this resolves. */
  async restore(file: GivenFile, passphrase: string): Promise<void> {
    const section = this.#page.getByRole("region", { name: this.#words.restore.title });
    await fileField(this.#page, this.#words.restore.drop).setInputFiles(file);
    await expect(section.getByText(fits(this.#words.restore.about))).toBeVisible();
    await section.getByLabel(this.#words.passphrase.own).fill(passphrase);
    await section.getByRole("button", { name: this.#words.restore.start }).click();
    await section.getByRole("status").or(section.getByRole("alert")).filter({ hasText: /./ }).first().waitFor();
  }

  async #save(wish: { readonly section: string; readonly action: string; readonly passphrase: string }): Promise<SavedFile> {
    const section = this.#page.getByRole("region", { name: wish.section, exact: true });
    await section.getByLabel(this.#words.passphrase.label, { exact: true }).fill(wish.passphrase);
    await section.getByLabel(this.#words.passphrase.again, { exact: true }).fill(wish.passphrase);
    return saveBy(this.#page, section.getByRole("button", { name: wish.action }));
  }
}
