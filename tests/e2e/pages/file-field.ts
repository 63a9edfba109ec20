import type { Locator, Page } from "@playwright/test";

/** A file made by a test. */
export interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The file dialog's control of a drop zone, by what the zone asks for. */
export function fileField(page: Page, label: string): Locator {
  return page.getByLabel(label).and(page.locator("input[type='file']"));
}

/** A file of a test, as the browser would give it. */
export function givenFile(name: string, content: string | Uint8Array): GivenFile {
  return { name, mimeType: "application/octet-stream", buffer: Buffer.from(content) };
}
