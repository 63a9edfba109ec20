import { expect, type Page } from "@playwright/test";
import { read } from "xlsx";
import type { Comparison } from "#domain/comparison/comparison.ts";
import { formatText } from "#texts/format-text.ts";
import { serve } from "../../scripts/serve.mjs";
import { convertInLibreOffice, gradeInLibreOffice } from "../support/libreoffice/libreoffice.ts";
import { test } from "./app-test.ts";
import { estimatesInCsv, estimatesInWorkbook, estimatesOf, numbersOf } from "./estimates.ts";
import type { CollectPage } from "./pages/CollectPage.ts";
import { ComparePage } from "./pages/ComparePage.ts";
import { ExportPage } from "./pages/ExportPage.ts";
import { givenFile } from "./pages/file-field.ts";
import { GradePage } from "./pages/GradePage.ts";
import { HomePage } from "./pages/HomePage.ts";
import type { ItemPage } from "./pages/ItemPage.ts";
import { ModelsPage } from "./pages/ModelsPage.ts";
import type { SavedFile } from "./pages/read-download.ts";
import { ReceiptPage } from "./pages/ReceiptPage.ts";
import { ReviewPage } from "./pages/ReviewPage.ts";
import { StartPage } from "./pages/StartPage.ts";
import { StudiesPage } from "./pages/StudiesPage.ts";
import { createProfile } from "./profile.ts";
import { PILOT, pilotCode } from "./project-files.ts";
import { scoreByCommandLine } from "./run-cli.ts";
import { HOST_CLOCK_SILENT, NO_DEMO_STUDY } from "./watch.ts";
import { fits, wordsOf, type Words } from "./words.ts";

const CODE = pilotCode(3);
const SINGLE = ["B", "A", "C", "D", "B", "E", "A", "C"];
const MULTIPLE = ["AC", "BDE", "AE"];
const REVIEWED = [
  { item: 12, errorType: "T01", text: "附子用量超过药典规定，请减量并先煎。" },
  { item: 13, errorType: "T13", text: "患者有磺胺过敏史，禁用柳氮磺吡啶，请换药。" },
  { item: 14, errorType: null, text: "" },
  { item: 15, errorType: "T02", text: "肾功能不全，二甲双胍 eGFR < 30 禁用，请停药。" },
  { item: 16, errorType: "T07", text: "=1+1，卡培他滨与华法林：请监测 INR。" },
] as const;

const MODEL_ITEMS = ["A01", "A02", "A03", "A04", "A05", "A06", "A07", "A08", "B01", "B02", "B03", "C01", "C02", "C03", "C04"];
const MODEL_TEXT = {
  A: (index: number) => "ABCDE"[index % 5] ?? "A",
  B: () => "A, C",
  C: () => "Problem type: Inappropriate Dosing Regimen\nIntervention: Reduce the dose and monitor.",
};

test("from a sat exam to a comparison, page, files and command line in agreement", async ({ page, words }) => {
  test.setTimeout(600_000);
  const { file, receipt } = await test.step("sit the exam offline, through a reload and a killed browser", sitOffline);

  const studies = new StudiesPage(page, words);
  await studies.open();
  const collect = await studies.openStudy([PILOT.key, PILOT.office, PILOT.paper]);
  await test.step("collect the file and verify the receipt", () => collectAndVerify(collect, { page, words, file, receipt }));

  const exported = new ExportPage(page, words);
  await exported.open("pilot");
  const responses = await exported.save("json");
  const workbook = await exported.save("workbook");
  await test.step("the response workbook opens in LibreOffice and has no formula", () => expectPlainText(workbook));

  await test.step("grade in LibreOffice", () => gradeOnce(page, words));
  const models = givenFile("model-a.json", JSON.stringify(modelOutputs("model-a")));
  await test.step("bring in a model and grade its short answers too", async () => {
    const modelsPage = new ModelsPage(page, words);
    await modelsPage.open("pilot");
    await modelsPage.files.setInputFiles(models);
    await expect(modelsPage.preview).toContainText("model-a");
    await modelsPage.accept();
    await gradeOnce(page, words);
  });
  await exported.open("pilot");
  const grades = await exported.save("grades");

  await test.step("page, report files and command line give the same numbers", async () => {
    const scored = { files: { "responses.json": responses.bytes, "model-a.json": models.buffer }, grades: grades.bytes };
    const comparison = scoreByCommandLine(scored, ["--office", PILOT.office]);
    await expectSameNumbers(page, words, comparison);
    const known = scoreByCommandLine(scored);
    expect(estimatesOf(known, "en")).toEqual(
      estimatesOf(comparison, "en").filter(({ respondentCount, label }) => label === null || respondentCount > 0),
    );
  });
});

/** One participant on one machine whose network is gone after the first visit. */
async function sitOffline(): Promise<{ readonly file: SavedFile; readonly receipt: string }> {
  const words = wordsOf("en");
  const server = await serve({ port: 0 });
  const profile = createProfile({ url: server.url, tolerated: [NO_DEMO_STUDY, HOST_CLOCK_SILENT] });
  try {
    let page = await profile.open();
    const home = new HomePage(page, words);
    await home.open();
    await home.isReadyOffline();
    await server.close();
    await page.context().setOffline(true);

    const start = new StartPage(page, words);
    await start.open();
    let item = await start.start(CODE);
    await answerChoices(item);
    await page.reload();
    await item.isShown(12);
    await answerReviews(item, [0, 1]);

    await profile.kill();
    page = await profile.open();
    await page.context().setOffline(true);
    const again = new StartPage(page, words);
    await again.open();
    item = await again.goOn(CODE);
    await item.goTo(1);
    await expect(item.option("B")).toBeChecked();
    await item.goTo(12);
    await expect(item.intervention).toHaveValue(REVIEWED[0].text);
    await answerReviews(item, [2, 3, 4]);

    await item.reviewAll.click();
    const review = new ReviewPage(page, words);
    await expect(review.handIn).toHaveText("Hand in 16 responses");
    await review.submit();
    const receipt = new ReceiptPage(page, words);
    const code = await receipt.receipt();
    return { receipt: code, file: await receipt.saveFile() };
  } finally {
    await profile.remove();
    await server.close();
  }
}

async function answerChoices(item: ItemPage): Promise<void> {
  for (const letters of [...SINGLE, ...MULTIPLE]) {
    for (const letter of letters) await item.option(letter).click();
    await item.isSaved();
    await item.next.click();
  }
}

async function answerReviews(item: ItemPage, indexes: readonly number[]): Promise<void> {
  for (const index of indexes) {
    const given = REVIEWED[index];
    if (given === undefined) continue;
    await item.goTo(given.item);
    await (given.errorType === null ? item.noProblem : item.errorType(given.errorType)).click();
    await item.intervention.fill(given.text);
    await item.isSaved();
  }
}

interface Collection {
  readonly page: Page;
  readonly words: Words;
  readonly file: SavedFile;
  readonly receipt: string;
}

async function collectAndVerify(collect: CollectPage, { page, words, file, receipt }: Collection): Promise<void> {
  await collect.files.setInputFiles(givenFile(file.name, file.bytes));
  const counts = { accepted: 1, doubtful: 0, kept: 0, duplicate: 0, refused: 0 };
  await expect(collect.summary).toHaveText(formatText(words.coordinator.collect.batchSummary, counts));
  await expect(collect.fileRow(file.name)).toContainText("Sound");
  await collect.receipt.fill(receipt.toLowerCase().replaceAll("-", " "));
  await collect.check.click();
  await expect(page.getByText(fits(words.coordinator.collect.receiptSound))).toContainText(CODE);
  await collect.receipt.fill(receipt.split("").reverse().join(""));
  await collect.check.click();
  await expect(page.getByText(words.coordinator.collect.receiptUnknown)).toBeVisible();
}

/** Everything a participant typed is text, whatever it begins with. */
function expectPlainText(workbook: SavedFile): void {
  const book = read(convertInLibreOffice(workbook.bytes, "xlsx"), { type: "buffer" });
  const cells = Object.values(book.Sheets).flatMap((sheet) => Object.values(sheet) as { readonly v?: unknown; readonly f?: string }[]);
  expect(cells.filter(({ f }) => f !== undefined)).toEqual([]);
  for (const { text } of REVIEWED) expect(text === "" || cells.some(({ v }) => v === text), text).toBe(true);
}

/** Makes a workbook of what has no grade, fills it in LibreOffice, and imports it. */
async function gradeOnce(page: Page, words: Words): Promise<void> {
  const grade = new GradePage(page, words);
  await grade.open("pilot");
  const blinded = await grade.makeWorkbook("G1");
  const graded = gradeInLibreOffice(blinded.bytes, { rule: "alternate", yes: "yes", no: "no" });
  expect(graded.cells).toBeGreaterThan(0);
  await grade.returned.setInputFiles(givenFile(blinded.name, graded.bytes));
  await expect(grade.previewCount("added")).toHaveText(String(graded.cells));
  await expect(grade.previewCount("missing")).toHaveText("0");
  await grade.accept.click();
  await expect(grade.accepted).toBeVisible();
}

function modelOutputs(model: string): readonly { readonly id: string; readonly model: string; readonly output: string }[] {
  return MODEL_ITEMS.map((id, index) => ({ id, model, output: MODEL_TEXT[id.charAt(0) as keyof typeof MODEL_TEXT](index) }));
}

async function expectSameNumbers(page: Page, words: Words, comparison: Comparison): Promise<void> {
  const compare = new ComparePage(page, words);
  await compare.open("pilot");
  const estimates = estimatesOf(comparison, "en");
  for (const { sectionId, label, metric, value, lower, upper } of estimates) {
    if (label === null || typeof value !== "number") continue;
    const interval = lower === null || upper === null ? "" : ` ${lower.toFixed(3)}–${upper.toFixed(3)}`;
    expect(await compare.estimate(sectionId, label, metric), `${sectionId} ${label} ${metric}`).toBe(`${value.toFixed(3)}${interval}`);
  }
  const json = JSON.parse((await compare.save("json")).bytes.toString("utf8")) as { comparison: Comparison };
  expect(json.comparison).toEqual(comparison);
  const sectionIds = comparison.sections.map(({ sectionId }) => sectionId);
  expect(estimatesInCsv((await compare.save("csv")).bytes, sectionIds)).toEqual(numbersOf(estimates));
  const workbook = await compare.save("workbook");
  expect(estimatesInWorkbook(convertInLibreOffice(workbook.bytes, "xlsx"))).toEqual(numbersOf(estimates));
}
