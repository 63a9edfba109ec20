import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { read, utils } from "xlsx";
import type { Comparison } from "#domain/comparison/comparison.ts";
import { test } from "./app-test.ts";
import { estimatesInCsv, estimatesOf, numbersOf } from "./estimates.ts";
import { ComparePage } from "./pages/ComparePage.ts";
import { ExportPage } from "./pages/ExportPage.ts";
import { SittingPage } from "./pages/SittingPage.ts";
import { saveBy } from "./pages/read-download.ts";
import { StudiesPage } from "./pages/StudiesPage.ts";
import { projectPath } from "./project-files.ts";
import { holds } from "./words.ts";

const RANKS = ["Pharmacist", "Senior pharmacist", "Principal pharmacist"];
const MODELS = Array.from({ length: 8 }, (_, index) => `sim-model-${index + 1}`);
const SECTIONS = ["A", "B", "C"];
const PAGES = [
  "study/demo/collect",
  "study/demo/grade",
  "study/demo/export",
  "compare/demo",
  "compare/demo/models",
  "compare/demo/settings",
];

test("one click loads the demo study; every page and every export says that it is simulated", async ({ page, words }) => {
  test.setTimeout(300_000);
  const studies = new StudiesPage(page, words);
  await studies.open();
  const collect = await studies.openDemo();
  expect(collect.studyId()).toBe("demo");
  for (const address of PAGES) {
    await page.goto(`/#/${address}`);
    await expect(page.getByText(words.staff.frame.simulatedDetail), address).toBeVisible();
  }
  for (const list of ["study", "compare"]) {
    await page.goto(`/#/${list}`);
    await expect(page.getByRole("row").filter({ hasText: "demo" }), list).toContainText(words.staff.frame.simulated);
  }
  const exported = new ExportPage(page, words);
  await exported.open("demo");
  const compare = new ComparePage(page, words);
  const files = [];
  for (const file of ["workbook", "csv", "json", "events", "grades"] as const) files.push(await exported.save(file));
  await compare.open("demo");
  for (const form of ["workbook", "csv", "json"] as const) files.push(await compare.save(form));
  files.push(await saveBy(page, page.getByRole("button", { name: /^Save the numbers of A/ })));
  const silent = files.filter(({ name, bytes }) => !/simulated/i.test(textOf(name, bytes)));
  expect(silent.map(({ name }) => name)).toEqual([]);
  const sitting = new SittingPage(page, words);
  await page.goto("/#/study/demo/collect?show=sound");
  await page
    .getByRole("link", { name: /^Timeline of / })
    .first()
    .click();
  await sitting.decide("A", "left-early", "after item 3");
  await page.reload();
  await expect(sitting.section("A")).toContainText("after item 3");
  await compare.open("demo");
  const leftOut = compare.table("A").getByText(words.metrics.reason["left-early"].name);
  await expect(leftOut).toHaveCount(1, { timeout: 100_000 });
  await expect(compare.table("B").getByText(words.metrics.reason["left-early"].name)).toHaveCount(0);
  const archive = unzipSync(new Uint8Array((await exported.open("demo").then(() => exported.save("csv"))).bytes));
  expect(strFromU8(archive["validity.csv"] ?? new Uint8Array())).toMatch(/,A,no,left-early,after item 3,/);
});

test("late, damaged, foreign and duplicate files are told apart, and one bad file stops none", async ({ page, words }) => {
  const studies = new StudiesPage(page, words);
  await studies.open();
  const collect = await studies.openStudy(["office", "paper", "key"].map((name) => projectPath(`dist-demo/${name}.json`)));
  const folder = projectPath("dist-demo/submissions");
  const names = readdirSync(folder).sort();
  await collect.files.setInputFiles(names.map((name) => join(folder, name)));
  await expect(collect.summary).toBeVisible({ timeout: 60_000 });
  const copyOf = named(names, /-copy/).replace("-copy.rxsub", "");
  const duplicate = collect.batch.getByRole("row").filter({ hasText: words.coordinator.collect.outcome.duplicate });
  await expect(duplicate).toHaveCount(1);
  await expect(duplicate).toContainText(copyOf);
  const truncated = collect.fileRow(named(names, /-truncated/));
  await expect(truncated).toContainText(words.coordinator.collect.outcome.refused);
  await expect(truncated).toContainText(holds(words.issues["json-syntax"]));
  const edited = collect.fileRow(named(names, /-edited/));
  await expect(edited).toContainText(holds(words.issues["submission-seal"]));
  const foreign = collect.fileRow(named(names, /^elsewhere/));
  await expect(foreign).toContainText(words.coordinator.collect.outcome.refused);
  await expect(foreign).toContainText(holds(words.issues["collect-study-foreign"]));
  const late = collect.batch.getByRole("row").filter({ hasText: holds(words.issues["submission-late"]) });
  await expect(late).toHaveCount(1);
  await expect(late).toContainText(words.coordinator.collect.verdict.doubtful);
  await expect(collect.count("expected")).toHaveAccessibleName(/^27/);
});

test("the comparison shows three ranks and eight models, and its figures' numbers are the CSV's", async ({ page, words }) => {
  test.setTimeout(300_000);
  const studies = new StudiesPage(page, words);
  await studies.open();
  await studies.openDemo();
  const compare = new ComparePage(page, words);
  await compare.open("demo");
  for (const sectionId of SECTIONS) {
    const names = await compare.rowNames(sectionId);
    expect(names).toEqual(expect.arrayContaining([...RANKS, ...MODELS]));
  }
  await expect(compare.figures).toHaveCount(SECTIONS.length);
  const { comparison } = JSON.parse((await compare.save("json")).bytes.toString("utf8")) as { comparison: Comparison };
  const estimates = estimatesOf(comparison, "en");
  expect(estimatesInCsv((await compare.save("csv")).bytes, SECTIONS)).toEqual(numbersOf(estimates));
  for (const [index, sectionId] of SECTIONS.entries()) {
    const own = estimates.filter((estimate) => estimate.sectionId === sectionId);
    const numbers = await saveBy(page, page.getByRole("button", { name: new RegExp(`^Save the numbers of ${sectionId}`) }));
    expect(estimatesInCsv(numbers.bytes, [sectionId])).toEqual(numbersOf(own));
    const shown = await compare.figures.nth(index).getAttribute("aria-label");
    const metric = { A: "accuracy", B: "exactMatch", C: "total" }[sectionId];
    const ranked = own.filter((estimate) => estimate.metric === metric && estimate.label !== null && typeof estimate.value === "number");
    const best = Math.max(...ranked.map(({ value }) => Number(value)));
    expect(shown).toContain(`, ${best.toFixed(3)}.`);
  }
});

function named(names: readonly string[], pattern: RegExp): string {
  const name = names.find((candidate) => pattern.test(candidate));
  if (name === undefined) throw new Error(`the demo has no file ${pattern.source}`);
  return name;
}

/** The words of a file: of a workbook those of its cells, of an archive those of its files. */
function textOf(name: string, bytes: Buffer): string {
  if (name.endsWith(".zip"))
    return Object.values(unzipSync(new Uint8Array(bytes)))
      .map((file) => strFromU8(file))
      .join("\n");
  if (!name.endsWith(".xlsx")) return bytes.toString("utf8");
  const book = read(bytes, { type: "buffer" });
  return Object.values(book.Sheets)
    .map((sheet) => utils.sheet_to_csv(sheet))
    .join("\n");
}
