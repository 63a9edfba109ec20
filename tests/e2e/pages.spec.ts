import { expect, type Page } from "@playwright/test";
import { LANGUAGES, type Language } from "#lib/language.ts";
import { EMPTY_SETUP } from "#domain/study/study-setup.ts";
import { ROUTES } from "#ui/shell/routes.ts";
import { test } from "./app-test.ts";
import { countShifts, expectGoodPage, expectNoShift, forgetShifts } from "./page-checks.ts";
import { ComparePage } from "./pages/ComparePage.ts";
import { ReceiptPage } from "./pages/ReceiptPage.ts";
import { ReviewPage } from "./pages/ReviewPage.ts";
import { StartPage } from "./pages/StartPage.ts";
import { StudiesPage } from "./pages/StudiesPage.ts";
import { demoCode, PILOT, pilotCode, readJson } from "./project-files.ts";
import type { Words } from "./words.ts";

const DRAFT_ID = "draft";
const MULTIPLE = 9;
const SHORT = 12;

/** How to come to a page: its address, given the sitting and the study at hand, and what shows that it has loaded. */
interface Recipe {
  readonly needs: "nothing" | "sitting" | "receipt" | "study";
  readonly addresses: (id: string) => readonly string[];
  readonly isLoaded?: (page: Page, words: Words) => Promise<void>;
}

/** One for every pattern of the router: a page without a recipe fails the first test. */
const RECIPES: Readonly<Record<string, Recipe>> = {
  "/": { needs: "nothing", addresses: () => ["/"] },
  "/sit": { needs: "nothing", addresses: () => ["/sit"] },
  "/sit/check": { needs: "nothing", addresses: () => ["/sit/check"] },
  "/sit/practice": { needs: "nothing", addresses: () => ["/sit/practice"] },
  "/run/drill": { needs: "nothing", addresses: () => ["/run/drill"] },
  "/sit/:sittingId/item/:number": {
    needs: "sitting",
    addresses: (id) => [1, MULTIPLE, SHORT, 99].map((number) => `/sit/${id}/item/${number}`),
  },
  "/sit/:sittingId/review": { needs: "sitting", addresses: (id) => [`/sit/${id}/review`] },
  "/sit/:sittingId/receipt": { needs: "receipt", addresses: (id) => [`/sit/${id}/receipt`, "/sit/none/receipt"] },
  "/study": { needs: "study", addresses: () => ["/study"] },
  "/study/setup/:draftId/:step": {
    needs: "study",
    addresses: () => ["exam", "people", "rules", "make"].map((step) => `/study/setup/${DRAFT_ID}/${step}`).concat("/study/setup/none/exam"),
  },
  "/study/:studyId/slips": { needs: "study", addresses: (id) => [`/study/${id}/slips`] },
  "/study/:studyId/codes": { needs: "study", addresses: (id) => [`/study/${id}/codes`] },
  "/study/:studyId/safety": { needs: "study", addresses: (id) => [`/study/${id}/safety`] },
  "/study/:studyId/collect": { needs: "study", addresses: (id) => [`/study/${id}/collect`, "/study/none/collect"] },
  "/study/:studyId/sitting/:code": {
    needs: "study",
    addresses: (id) => [`/study/${id}/sitting/${demoCode()}`, `/study/${id}/sitting/none`],
  },
  "/study/:studyId/paper-entry/:code": {
    needs: "study",
    addresses: (id) => [`/study/${id}/paper-entry/${demoCode()}`, `/study/${id}/paper-entry/none`],
  },
  "/study/:studyId/log": { needs: "study", addresses: (id) => [`/study/${id}/log`] },
  "/study/:studyId/paper": { needs: "study", addresses: (id) => [`/study/${id}/paper`] },
  "/study/:studyId/grade": { needs: "study", addresses: (id) => [`/study/${id}/grade`] },
  "/study/:studyId/export": { needs: "study", addresses: (id) => [`/study/${id}/export`] },
  "/compare": { needs: "study", addresses: () => ["/compare"] },
  "/compare/:studyId": {
    needs: "study",
    addresses: (id) => [`/compare/${id}`],
    isLoaded: (page, words) => new ComparePage(page, words).table("C").waitFor({ timeout: 100_000 }),
  },
  "/compare/:studyId/models": { needs: "study", addresses: (id) => [`/compare/${id}/models`] },
  "/compare/:studyId/settings": { needs: "study", addresses: (id) => [`/compare/${id}/settings`] },
  "*": { needs: "nothing", addresses: () => ["/no/such/page"] },
};

test("every route of the router has a recipe here", () => {
  expect(Object.keys(RECIPES).sort()).toEqual(ROUTES.map(({ pattern }) => pattern).sort());
});

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    test.beforeEach(async ({ page }) => countShifts(page));

    test("pages that need nothing", async ({ page, words }) => {
      test.setTimeout(300_000);
      await visit(page, words, { needs: "nothing", id: "", language });
    });

    test("pages of a sitting", async ({ page, words }) => {
      test.setTimeout(300_000);
      const start = new StartPage(page, words);
      await start.open();
      const item = await start.start(pilotCode());
      const id = item.sittingId();
      await item.option("A").click();
      await item.goTo(SHORT);
      await item.errorType("T01").click();
      await item.flag.click();
      await visit(page, words, { needs: "sitting", id, language });
    });

    test("pages of a sitting that was handed in", async ({ page, words }) => {
      test.setTimeout(300_000);
      const start = new StartPage(page, words);
      await start.open();
      const item = await start.start(pilotCode());
      const id = item.sittingId();
      await item.reviewAll.click();
      const review = new ReviewPage(page, words);
      await review.submit();
      await new ReceiptPage(page, words).heading.waitFor();
      await visit(page, words, { needs: "receipt", id, language });
    });

    test("pages of a study", async ({ page, words }) => {
      test.setTimeout(600_000);
      const studies = new StudiesPage(page, words);
      await studies.open();
      await studies.openDemo();
      await putDraft(page);
      await visit(page, words, { needs: "study", id: "demo", language });
    });

    test("nothing moves while a response is given", async ({ page, words }) => {
      const start = new StartPage(page, words);
      await start.open();
      const item = await start.start(pilotCode());
      await forgetShifts(page);
      await item.option("B").click();
      await item.isSaved();
      await item.goTo(SHORT);
      await forgetShifts(page);
      await item.errorType("T01").click();
      await item.errorType("T02").hover();
      await item.intervention.pressSequentially("Reduce the dose 请减量");
      await item.isSaved();
      await item.noProblem.click();
      await item.flag.click();
      await item.isSaved();
      await expectNoShift(page, "giving a response");
    });
  });
}

/** A set-up with its exam and two people, put where the app keeps them. */
async function putDraft(page: Page): Promise<void> {
  const person = { code: null, site: "North", rankId: "senior", specialty: null, years: 3, degree: null, extraShare: 0.25 };
  const setup = { ...EMPTY_SETUP, studyId: "spring", people: ["S-1", "S-1"].map((name) => ({ ...person, name })) };
  const draft = { draftId: DRAFT_ID, changedAtMs: 0, setup, exam: { paper: readJson(PILOT.paper), key: readJson(PILOT.key) } };
  await page.evaluate(
    (row) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("rxbaseline-workspace");
        opening.onerror = () => reject(new Error("the workspace could not be opened"));
        opening.onsuccess = () => {
          const transaction = opening.result.transaction("drafts", "readwrite");
          transaction.objectStore("drafts").put(row);
          transaction.oncomplete = () => resolve(opening.result.close());
        };
      }),
    draft,
  );
}

interface Visit {
  readonly needs: Recipe["needs"];
  readonly id: string;
  readonly language: Language;
}

async function visit(page: Page, words: Words, { needs, id, language }: Visit): Promise<void> {
  const recipes = Object.values(RECIPES).filter((recipe) => recipe.needs === needs);
  for (const { addresses, isLoaded } of recipes) {
    for (const address of addresses(id)) {
      await page.goto("about:blank");
      await page.goto(`/#${address}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await isLoaded?.(page, words);
      await expect(page.getByText(words.shell.broken.title), address).toHaveCount(0);
      await expectGoodPage(page, { name: address, lang: language === "zh" ? "zh-CN" : "en" });
    }
  }
}
