import { expect, type Locator, type Page } from "@playwright/test";
import type { Words } from "../words.ts";

/** Longest time the app may take to store itself on a device, ms. */
const STORING_LIMIT_MS = 60_000;

/** The cover with its three doors. */
export class HomePage {
  readonly heading: Locator;
  readonly device: Locator;
  readonly update: Locator;
  readonly #page: Page;
  readonly #words: Words;

  constructor(page: Page, words: Words) {
    this.#page = page;
    this.#words = words;
    this.heading = page.getByRole("heading", { level: 1, name: words.shell.title });
    this.device = page.getByRole("region", { name: words.shell.device.title });
    this.update = page.getByRole("complementary", { name: words.shell.update.label });
  }

  async open(): Promise<void> {
    await this.#page.goto("/");
    await this.heading.waitFor();
  }

  /** The whole app is stored on this device. */
  async isReadyOffline(): Promise<void> {
    await expect(this.device).toContainText(this.#words.shell.device.ready.state, { timeout: STORING_LIMIT_MS });
  }

  /** One of the three ways in. */
  door(name: "sit" | "study" | "compare"): Locator {
    return this.#page.getByRole("link", { name: this.#words.shell.doors[name].title, exact: true });
  }
}
