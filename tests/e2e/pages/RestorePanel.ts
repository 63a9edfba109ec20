import type { Locator, Page } from "@playwright/test";
import type { Words } from "../words.ts";
import type { SavedFile } from "./read-download.ts";

/** Where a sitting is brought back from its backup, on the start page. */
export class RestorePanel {
  readonly goOn: Locator;
  readonly results: Locator;
  readonly #panel: Locator;
  readonly #words: Words;

  constructor(page: Page, words: Words) {
    const { restore } = words.backup;
    this.#panel = page.getByRole("group").filter({ hasText: restore.title });
    this.#words = words;
    this.results = this.#panel.getByRole("listitem");
    this.goOn = this.results.getByRole("link", { name: restore.goOn });
  }

  async restore(files: readonly SavedFile[], { startCode, code }: { readonly startCode: string; readonly code: string }): Promise<void> {
    const { restore } = this.#words.backup;
    if (!(await this.#panel.getByText(restore.intro).isVisible())) await this.#panel.getByText(restore.title, { exact: true }).click();
    const chosen = files.map(({ name, bytes }) => ({ name, mimeType: "application/octet-stream", buffer: bytes }));
    await this.#panel.getByLabel(restore.files).setInputFiles(chosen);
    await this.#panel.getByRole("textbox", { name: restore.startCode }).fill(startCode);
    await this.#panel.getByRole("textbox", { name: restore.code }).fill(code);
    await this.#panel.getByRole("button", { name: restore.act, exact: true }).click();
  }
}
