import { readFileSync } from "node:fs";
import type { Download, Locator, Page } from "@playwright/test";

/** A file that the app handed to the browser to save. */
export interface SavedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Name and bytes of a download. */
export async function readDownload(download: Download): Promise<SavedFile> {
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** Presses a button that saves a file; gives the file. */
export async function saveBy(page: Page, button: Locator): Promise<SavedFile> {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return readDownload(download);
}
