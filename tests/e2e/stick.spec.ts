import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, type Page } from "@playwright/test";
import { formatText } from "#texts/format-text.ts";
import { makeStickFile } from "#workflows/make-stick-file.ts";
import { studyOf } from "../support/exam-machine.ts";
import { deadStudyFile } from "../support/study-file.ts";
import { test } from "./app-test.ts";
import { countShifts, expectGoodPage } from "./page-checks.ts";
import { CheckPage } from "./pages/CheckPage.ts";
import { CodesPage } from "./pages/CodesPage.ts";
import { givenFile } from "./pages/file-field.ts";
import { ItemPage } from "./pages/ItemPage.ts";
import { PracticePage } from "./pages/PracticePage.ts";
import type { SavedFile } from "./pages/read-download.ts";
import { ReceiptPage } from "./pages/ReceiptPage.ts";
import { ReviewPage } from "./pages/ReviewPage.ts";
import { StartPage } from "./pages/StartPage.ts";
import { StudiesPage } from "./pages/StudiesPage.ts";
import { createProfile } from "./profile.ts";
import { PILOT, pilotCode, projectPath } from "./project-files.ts";
import type { Words } from "./words.ts";

const CODE = pilotCode(5);
const SHORT = 12;
const TEXT = "附子用量超过药典规定，请减量并先煎。 </script>";

/** What the browser reports of the one request that is made while there is no network. */
const NO_TEMPLATE = /\/stick\/stick\.html\)$/;

test.use({ tolerated: [NO_TEMPLATE] });

test("a stick file of the app's own making: sat from file://, killed, resumed, handed in, collected as sound", async ({ page, words }) => {
  test.setTimeout(300_000);
  const studies = new StudiesPage(page, words);
  await studies.open();
  const collect = await studies.openStudy([PILOT.office, PILOT.paper, PILOT.key]);
  const codes = new CodesPage(page, words);
  await codes.open("pilot");
  // While the worker is taking over, a request may still slip through.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await codes.saveButton("stick").click();
  await expect(codes.problems).toContainText(words.issues["stick-template-missing"]);
  await page.context().setOffline(false);
  const stick = await codes.save("stick");
  expect(stick.name).toBe("pilot-stick.html");

  const { file, receipt } = await test.step("on a machine without a host", () => sitFromFile(stick, words));

  await page.goto("/#/study/pilot/collect");
  await collect.files.setInputFiles(givenFile(file.name, file.bytes));
  const counts = { accepted: 1, doubtful: 0, kept: 0, duplicate: 0, refused: 0 };
  await expect(collect.summary).toHaveText(formatText(words.coordinator.collect.batchSummary, counts));
  await expect(collect.fileRow(file.name)).toContainText(words.coordinator.collect.verdict.sound);
  await collect.receipt.fill(receipt);
  await collect.check.click();
  await expect(page.getByText(new RegExp(`${CODE}.*${words.coordinator.collect.verdict.sound}`, "i")).first()).toBeVisible();
});

/** One participant on one machine that has the file and nothing else. */
async function sitFromFile(stick: SavedFile, words: Words): Promise<{ readonly file: SavedFile; readonly receipt: string }> {
  const folder = mkdtempSync(join(tmpdir(), "rxbaseline-stick-"));
  const url = writePage(folder, stick.name, stick.bytes);
  const profile = createProfile({ url });
  try {
    let page = await profile.open();
    await countShifts(page);
    await expectFit(page, url, words);
    await page.goto(`${url}#/sit`);
    const item = await new StartPage(page, words).start(CODE);
    await item.option("B").click();
    await item.isSaved();
    await item.goTo(SHORT);
    await item.errorType("T01").click();
    await item.intervention.fill(TEXT);
    await item.isSaved();

    await profile.kill();
    page = await profile.open();
    await expectNoSittings(page, writePage(folder, "other-stick.html", otherStick()), words);
    await page.goto(url);
    const resumed = await new StartPage(page, words).goOn(CODE);
    await resumed.isShown(SHORT);
    await expect(resumed.intervention).toHaveValue(TEXT);
    await resumed.goTo(1);
    await expect(resumed.option("B")).toBeChecked();
    await resumed.reviewAll.click();
    await new ReviewPage(page, words).submit();
    const receipt = new ReceiptPage(page, words);
    return { receipt: await receipt.receipt(), file: await receipt.saveFile() };
  } finally {
    await profile.remove();
    rmSync(folder, { recursive: true });
  }
}

/** The check finds nothing that keeps this machine from it and blames no host; the practice begins. */
async function expectFit(page: Page, url: string, words: Words): Promise<void> {
  await page.goto(`${url}#/sit/check`);
  const check = new CheckPage(page, words);
  await check.lookAgain();
  await expect(check.verdict).not.toHaveText(words.station.check.verdict.blocked);
  for (const name of ["offline", "version", "clock"] as const) {
    await expect(check.row(name)).toContainText(words.station.check.state.apart);
  }
  for (const name of ["secure", "storage", "lock"] as const) await expect(check.row(name)).toContainText(words.station.check.state.ok);
  await expect(page.getByText(words.stick.limits.storage.granted)).toBeVisible();
  await expectGoodPage(page, { name: "the check in a stick file", lang: "en" });
  await page.goto(`${url}#/sit/practice`);
  await new PracticePage(page, words).begin.click();
  await new ItemPage(page, words).isShown(1, 3);
}

/** Another study's stick file in the same browser. */
async function expectNoSittings(page: Page, url: string, words: Words): Promise<void> {
  await page.goto(url);
  const start = new StartPage(page, words);
  await expect(start.begin).toBeEnabled();
  await expect(start.resume(CODE)).toHaveCount(0);
}

function otherStick(): Uint8Array {
  const study = { ...studyOf(1_200_000), studyId: "other", publicKey: "B".repeat(87) };
  const made = makeStickFile(readFileSync(projectPath("dist/stick/stick.html")), { name: "other-study.json", bytes: deadStudyFile(study) });
  if (!made.ok) throw new Error(`the other stick file was not made: ${JSON.stringify(made.error)}`);
  return made.value.bytes;
}

function writePage(folder: string, name: string, bytes: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return pathToFileURL(path).href;
}
