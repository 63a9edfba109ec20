import { writeFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { LANGUAGES, type Language } from "#lib/language.ts";
import { ROUTES } from "#ui/shell/routes.ts";
import { localeOf } from "../e2e/app-test.ts";
import { CheckPage } from "../e2e/pages/CheckPage.ts";
import { CollectPage } from "../e2e/pages/CollectPage.ts";
import { ExamTools } from "../e2e/pages/ExamTools.ts";
import { HomePage } from "../e2e/pages/HomePage.ts";
import type { ItemPage } from "../e2e/pages/ItemPage.ts";
import { PracticePage } from "../e2e/pages/PracticePage.ts";
import { ReceiptPage } from "../e2e/pages/ReceiptPage.ts";
import { ReviewPage } from "../e2e/pages/ReviewPage.ts";
import { SetupPage } from "../e2e/pages/SetupPage.ts";
import { StartPage } from "../e2e/pages/StartPage.ts";
import { EXPECTED_PEOPLE, rosterWorkbook } from "../e2e/expected-people.ts";
import { demoCode, PILOT, pilotCode, pilotDurationMs, projectPath } from "../e2e/project-files.ts";
import { wordsOf, type Words } from "../e2e/words.ts";
import { shrinkPng } from "./shrink-png.ts";

const WIDTHS = [1280, 390] as const;
const FIRST_MULTIPLE = 9;
const FIRST_SHORT = 12;

/** Pages that the README shows, by its file names. All pages, whole, are in .cache/screenshots for whoever looks through them. */
const README_PICTURES: Readonly<Record<string, string>> = {
  "en-1280/home": "home",
  "en-1280/item-short-answer": "exam",
  "en-1280/review": "review",
  "en-1280/collect": "collect",
  "en-1280/grade": "grade",
  "en-1280/compare": "compare",
};

interface Look {
  readonly language: Language;
  readonly width: (typeof WIDTHS)[number];
  readonly colorScheme: "light" | "dark";
}

const LOOKS: readonly Look[] = WIDTHS.flatMap((width) => [
  ...LANGUAGES.map((language) => ({ language, width, colorScheme: "light" }) as const),
  { language: "en", width, colorScheme: "dark" },
]);

for (const { language, width, colorScheme } of LOOKS) {
  test(`every page in ${language} at ${width} px, ${colorScheme}`, async ({ browser, baseURL }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({
      baseURL: baseURL ?? "",
      locale: localeOf(language),
      timezoneId: "Asia/Shanghai",
      viewport: { width, height: width === 390 ? 844 : 800 },
      reducedMotion: "reduce",
      colorScheme,
    });
    context.setDefaultTimeout(30_000);
    const page = await context.newPage();
    const album = createAlbum(page, `${language}-${width}${colorScheme === "dark" ? "-dark" : ""}`);
    const words = wordsOf(language);
    await pictureShell(page, words, album);
    await pictureStation(page, words, album);
    await pictureSitting(page, words, album);
    await pictureLocked(await context.newPage(), words, album);
    await pictureStudy(page, words, album);
    await pictureOldBrowser(await context.newPage(), album);
    expect(ROUTES.map(({ pattern }) => pattern).filter((pattern) => !album.patterns.has(pattern))).toEqual([]);
    await context.close();
  });
}

interface Album {
  /** Patterns of the routes pictured so far. */
  readonly patterns: Set<string>;
  /** A picture of a route's page. */
  readonly take: (name: string, pattern: string) => Promise<void>;
  /** A picture of the page as it prints. */
  readonly print: (name: string) => Promise<void>;
  /** A picture of another tab. */
  readonly takeOf: (page: Page, name: string) => Promise<void>;
}

function createAlbum(page: Page, folder: string): Album {
  const patterns = new Set<string>();
  const path = (name: string): string => projectPath(`.cache/screenshots/${folder}/${name}.png`);
  const takeOf = async (other: Page, name: string): Promise<void> => {
    await other.screenshot({ path: path(name), fullPage: true });
  };
  const print = async (name: string): Promise<void> => {
    await page.emulateMedia({ media: "print" });
    await takeOf(page, name);
    await page.emulateMedia({ media: "screen" });
  };
  const take = async (name: string, pattern: string): Promise<void> => {
    patterns.add(pattern);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => scrollTo(0, 0)); // or what sticks to an edge stands in the middle of the picture
    await takeOf(page, name);
    const picture = README_PICTURES[`${folder}/${name}`];
    if (picture !== undefined) writeFileSync(projectPath(`docs/images/${picture}.png`), shrinkPng(await page.screenshot()));
  };
  return { patterns, take, print, takeOf };
}

async function pictureShell(page: Page, words: Words, { take }: Album): Promise<void> {
  const home = new HomePage(page, words);
  await home.open();
  await home.isReadyOffline();
  await take("home", "/");
  await page.goto("/#/nowhere");
  await take("not-found", "*");
}

async function pictureStation(page: Page, words: Words, { take, print }: Album): Promise<void> {
  await new CheckPage(page, words).open();
  await take("check", "/sit/check");
  await print("check-print");
  const practice = new PracticePage(page, words);
  const item = await practice.start();
  await take("practice-item", "/sit/practice");
  await page.goto(`/#/sit/${item.sittingId()}/review`);
  await new ReviewPage(page, words).submit();
  await practice.endHeading.waitFor();
  await take("practice-end", "/sit/practice");
  await page.goto("/#/run/drill");
  const { drill } = words.station;
  await page.getByRole("button", { name: drill.run }).click();
  await expect(page.getByRole("button", { name: drill.save })).toBeEnabled({ timeout: 100_000 });
  await take("drill", "/run/drill");
}

async function pictureSitting(page: Page, words: Words, { take, print }: Album): Promise<void> {
  const start = new StartPage(page, words);
  await start.open();
  const restore = page.getByText(words.backup.restore.title, { exact: true });
  await restore.click();
  await take("start", "/sit");
  await restore.click();
  const item = await start.start(pilotCode());
  await item.option("B").click();
  await item.isSaved();
  await take("item-single", "/sit/:sittingId/item/:number");
  // By address: narrow screens fold the navigator away.
  const address = `/#/sit/${item.sittingId()}`;
  await page.goto(`${address}/item/${FIRST_MULTIPLE}`);
  await item.isShown(FIRST_MULTIPLE);
  await item.option("A").click();
  await item.option("D").click();
  await item.flag.click();
  await item.isSaved();
  await take("item-multiple", "/sit/:sittingId/item/:number");
  await page.goto(`${address}/item/${FIRST_SHORT}`);
  await item.isShown(FIRST_SHORT);
  await item.errorType("T01").click();
  await item.intervention.fill(INTERVENTION[words === wordsOf("zh") ? "zh" : "en"]);
  await item.isSaved();
  await take("item-short-answer", "/sit/:sittingId/item/:number");
  await pictureTools(page, words, { item, take });
  await page.goto(`${address}/review`);
  const review = new ReviewPage(page, words);
  await review.heading.waitFor();
  await take("review", "/sit/:sittingId/review");
  await review.submit();
  await new ReceiptPage(page, words).heading.waitFor();
  await take("receipt", "/sit/:sittingId/receipt");
  await print("receipt-print");
}

async function pictureTools(page: Page, words: Words, { item, take }: Pick<Album, "take"> & { readonly item: ItemPage }): Promise<void> {
  const tools = new ExamTools(page, words);
  const pattern = "/sit/:sittingId/item/:number";
  await tools.choose("calculator");
  await take("item-calculator", pattern);
  await tools.choose("calculator");
  await tools.choose("scratch-pad");
  await tools.notes.fill("40 mg × 2 = 80 mg / d");
  await item.isSaved();
  await take("item-scratch-pad", pattern);
  await tools.choose("scratch-pad");
  await tools.choose("code");
  await take("item-code", pattern);
  await page.keyboard.press("Escape");
}

/** A sitting whose machine's clock jumped past its end. */
async function pictureLocked(page: Page, words: Words, { takeOf }: Album): Promise<void> {
  await page.clock.install();
  const start = new StartPage(page, words);
  await start.open();
  await start.start(pilotCode(1));
  await page.clock.setSystemTime(Date.now() + pilotDurationMs() + 3 * 3_600_000);
  await new ExamTools(page, words).locked.waitFor();
  await takeOf(page, "item-locked");
  await page.close();
}

async function pictureOldBrowser(page: Page, { takeOf }: Album): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, "findLast");
  });
  await page.goto("/#/sit");
  await takeOf(page, "old-browser");
}

const INTERVENTION: Readonly<Record<Language, string>> = {
  en: "The daily dose is above the labelled maximum; halve it and check the level in a week.",
  zh: "日剂量超过说明书规定的最大量，建议减半，一周后复查血药浓度。",
};

/** A study is set up, and one more begun. */
async function pictureSetup(page: Page, words: Words, { take, print }: Pick<Album, "take" | "print">): Promise<void> {
  const pattern = "/study/setup/:draftId/:step";
  const setup = new SetupPage(page, words);
  await setup.begin.click();
  await page.waitForURL(/setup/);
  await take("setup-exam-none", pattern);
  await setup.exam.setInputFiles([PILOT.paper, PILOT.key]);
  await setup.shortName.fill("spring 2026");
  await take("setup-exam", pattern);
  await setup.shortName.fill("spring");
  await setup.goTo("people");
  await setup.roster.setInputFiles(rosterWorkbook([["S-101", null, "Chief"]]));
  await setup.refused.waitFor();
  await take("setup-people-refused", pattern);
  await setup.roster.setInputFiles(rosterWorkbook(EXPECTED_PEOPLE));
  await setup.expectPeople(EXPECTED_PEOPLE.length);
  await take("setup-people", pattern);
  await setup.goTo("rules");
  await take("setup-rules", pattern);
  await setup.goTo("make");
  await setup.dryRun.click();
  await setup.passed.waitFor({ timeout: 60_000 });
  await take("setup-make", pattern);
  await setup.make.click();
  await page.waitForURL(/spring\/codes/, { timeout: 60_000 });
  await take("codes-new", "/study/:studyId/codes");
  await page.goto("/#/study/spring/slips");
  await take("slips-named", "/study/:studyId/slips");
  await print("slips-named-print");
  await page.goto("/#/study");
  await setup.begin.click();
  await page.waitForURL(/setup/);
}

async function pictureStudy(page: Page, words: Words, { take, print }: Album): Promise<void> {
  await page.goto("/#/study");
  await take("studies-none", "/study");
  await pictureSetup(page, words, { take, print });
  await page.goto("/#/study");
  await take("studies", "/study");
  await page.getByRole("button", { name: words.coordinator.demo.load }).click();
  await page.waitForURL(/#\/study\/[^/]+\/collect/, { timeout: 120_000 });
  const studyId = /#\/study\/([^/]+)\//.exec(page.url())?.[1] ?? "";
  await new CollectPage(page, words).heading.waitFor();
  await take("collect", "/study/:studyId/collect");
  for (const step of ["codes", "safety", "slips", "log", "grade", "export"]) {
    await page.goto(`/#/study/${studyId}/${step}`);
    await take(step, `/study/:studyId/${step}`);
    if (["codes", "safety", "log"].includes(step)) await print(`${step}-print`);
  }
  await page.goto(`/#/study/${studyId}/sitting/${demoCode()}`);
  await take("timeline", "/study/:studyId/sitting/:code");
  const pattern = "/study/:studyId/paper-entry/:code";
  await page.goto(`/#/study/${studyId}/paper-entry/${demoCode()}`);
  const initials = page.getByRole("textbox", { name: words.paperEntry.initials });
  await initials.waitFor();
  await take("paper-entry", pattern);
  await initials.fill("AB");
  await page.getByRole("button", { name: words.paperEntry.begin }).click();
  await take("paper-entry-first", pattern);
  await page.goto(`/#/study/${studyId}/paper`);
  await take("paper", "/study/:studyId/paper");
  await print("paper-print");
  await page.goto("/#/compare");
  await take("compare-studies", "/compare");
  await page.goto(`/#/compare/${studyId}`);
  await page.getByRole("table").first().waitFor({ timeout: 60_000 });
  await take("compare", "/compare/:studyId");
  for (const part of ["models", "settings"]) {
    await page.goto(`/#/compare/${studyId}/${part}`);
    await take(`compare-${part}`, `/compare/:studyId/${part}`);
  }
}
