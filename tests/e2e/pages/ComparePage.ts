import type { Locator, Page } from "@playwright/test";
import type { MetricId } from "#domain/scoring/metric.ts";
import { fits, type Words } from "../words.ts";
import { saveBy, type SavedFile } from "./read-download.ts";

/** Longest time a comparison may take, ms. */
const COMPARE_LIMIT_MS = 100_000;

/** Standings and figures of a study. */
export class ComparePage {
  readonly heading: Locator;
  readonly figures: Locator;
  readonly #page: Page;
  readonly #words: Words;

  constructor(page: Page, words: Words) {
    this.#page = page;
    this.#words = words;
    this.heading = page.getByRole("heading", { level: 1, name: words.researcher.standings.title });
    this.figures = page.getByRole("figure").getByRole("img");
  }

  /** Opens the comparison and waits for its numbers. */
  async open(studyId: string): Promise<void> {
    await this.#page.goto(`/#/compare/${studyId}`);
    await this.heading.waitFor();
    await this.table("A").waitFor({ timeout: COMPARE_LIMIT_MS });
  }

  /** The standings of a section. */
  table(sectionId: string): Locator {
    const [, rest = ""] = this.#words.researcher.table.caption.split("{{section}}");
    return this.#page.getByRole("table", { name: new RegExp(`^${sectionId}\\s.*${fits(rest).source.slice(1)}`) });
  }

  /** What a section's table says of a respondent, by metric: a value with its interval, or why there is none. */
  async estimate(sectionId: string, row: string, metric: MetricId): Promise<string> {
    const heads = await this.table(sectionId).getByRole("columnheader").allInnerTexts();
    const column = heads.findIndex((head) => head.trim() === this.#words.metrics.metric[metric].name);
    // The first column is the row's heading among cells; innerText of the whole row keeps the order.
    const line = this.table(sectionId)
      .getByRole("row")
      .filter({ has: this.#page.getByRole("rowheader", { name: row, exact: true }) });
    return (await line.locator("th, td").nth(column).innerText()).replace(/\s+/g, " ").trim();
  }

  /** Names of a section's respondents and baselines, as the table lists them. */
  rowNames(sectionId: string): Promise<string[]> {
    return this.table(sectionId).getByRole("rowheader").allInnerTexts();
  }

  async save(form: "workbook" | "csv" | "json"): Promise<SavedFile> {
    return saveBy(this.#page, this.#page.getByRole("button", { name: this.#words.researcher.exporting[form], exact: true }));
  }
}
