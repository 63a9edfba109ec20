import { expect, type Page } from "@playwright/test";
import { test } from "./app-test.ts";
import { CheckPage } from "./pages/CheckPage.ts";
import { HomePage } from "./pages/HomePage.ts";
import { PracticePage } from "./pages/PracticePage.ts";
import { saveBy } from "./pages/read-download.ts";
import { ReviewPage } from "./pages/ReviewPage.ts";
import { StartPage } from "./pages/StartPage.ts";
import { pilotCode } from "./project-files.ts";

test("the check finds this machine able, and sees it when a file of the stored app is gone", async ({ page, words }) => {
  const { check: said } = words.station;
  await new HomePage(page, words).open();
  await new HomePage(page, words).isReadyOffline();
  const check = new CheckPage(page, words);
  await check.open();
  for (const name of [
    "secure",
    "storage",
    "durable",
    "room",
    "lock",
    "offline",
    "version",
    "clock",
    "host",
    "browser",
    "window",
  ] as const) {
    await expect(check.row(name), name).toContainText(said.state.ok);
  }
  await loseOneStoredFile(page);
  await check.lookAgain();
  await expect(check.row("offline")).toContainText(said.wrong.gaps.act);
});

test("the check says what is wrong: locks given twice, a clock days off, a host without headers, a machine that cannot store", async ({
  page,
  words,
}) => {
  const { check: said } = words.station;
  await page.route(/index\.html\?headers=/, (route) => route.fulfill({ status: 200 }));
  await page.addInitScript(() => {
    const wallMs = Date.now.bind(Date);
    Date.now = () => wallMs() - 3 * 24 * 60 * 60 * 1000;
    LockManager.prototype.request = (async (_name: string, ...rest: readonly unknown[]) => {
      const hold = rest.at(-1) as (lock: object) => unknown;
      return hold({});
    }) as typeof LockManager.prototype.request;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("planned", "QuotaExceededError");
    };
  });
  const check = new CheckPage(page, words);
  await check.open();
  await expect(check.row("lock")).toContainText(said.wrong.brokenLock.means);
  await expect(check.row("clock")).toContainText(said.wrong.clockWrong.act);
  await expect(check.row("host")).toContainText("Content-Security-Policy, Cross-Origin-Opener-Policy");
  for (const cost of Object.values(said.without)) await expect(check.row("host")).toContainText(cost);
  await expect(check.row("storage")).toContainText(said.state.blocked);
  await expect(check.verdict).toHaveText(said.verdict.blocked);
});

test("the field to try the input tells a composition from plain keys", async ({ page, words }) => {
  const { check: said } = words.station;
  const check = new CheckPage(page, words);
  await check.open();
  await expect(check.row("input")).toContainText(said.state.untried);
  await check.trial.pressSequentially("jianliang");
  await expect(check.row("input")).toContainText(said.wrong.notComposed.means);
  const session = await page.context().newCDPSession(page);
  await session.send("Input.imeSetComposition", { text: "减量", selectionStart: 2, selectionEnd: 2 });
  await session.send("Input.insertText", { text: "减量" });
  await expect(check.row("input")).toContainText(said.state.ok);
});

test("the settings for a locked-down browser start this address", async ({ page, words, baseURL }) => {
  const check = new CheckPage(page, words);
  await check.open();
  const file = await saveBy(page, check.saveSettings);
  expect(file.name).toBe("rxbaseline.seb");
  expect(file.bytes.toString("utf8")).toContain(`<string>${baseURL ?? ""}/</string>`);
});

test("the check fits on one printed page, with lines to sign on", async ({ page, words }) => {
  const check = new CheckPage(page, words);
  await check.open();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(words.station.check.signature.sign)).toBeVisible();
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("a practice runs on the exam's pages, ends, and leaves an exam of this machine untouched", async ({ page, words }) => {
  const start = new StartPage(page, words);
  await start.open();
  const exam = await start.start(pilotCode());
  await exam.option("A").click();
  await exam.isSaved();
  const before = await storedExams(page);

  const practice = new PracticePage(page, words);
  const item = await practice.start();
  await expect(page.getByText(words.participant.bar.practice, { exact: true })).toBeVisible();
  await item.option("B").click();
  await item.isSaved();
  await item.flag.click();
  await item.navigatorLink(2).click();
  await item.option("A").click();
  await item.option("C").click();
  await page.reload();
  await item.isShown(2, 3);
  await expect(item.option("C")).toBeChecked();
  await item.navigatorLink(3).click();
  await item.errorType("T01").check();
  await item.intervention.fill("阿莫西林属青霉素类，患者有青霉素过敏性休克史，禁用，建议换药。");
  await item.isSaved();
  await item.reviewAll.click();
  await expect(page.getByText(words.participant.bar.practice, { exact: true })).toBeVisible();
  await new ReviewPage(page, words).submit();
  await expect(practice.endHeading).toBeVisible();
  await expect(page.getByText(words.station.practice.end.given.replace("{{given}}", "3").replace("{{total}}", "3"))).toBeVisible();
  await page.reload();
  await expect(practice.endHeading).toBeVisible();
  const file = await saveBy(page, practice.save);
  expect(JSON.parse(file.bytes.toString("utf8"))).toMatchObject({ studyId: "practice" });

  await practice.leave.click();
  await start.heading.waitFor();
  await expect(start.resume(pilotCode())).toBeVisible();
  await expect(start.resume(words.station.practice.code)).toHaveCount(0);
  expect(await storedExams(page)).toEqual(before);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("practice-")))).toEqual([]);
});

/** Everything the exams' database holds but the signs of life. */
async function storedExams(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open("rxbaseline-participant");
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error("not opened"));
    });
    const names = ["studies", "responses", "sealed"];
    const transaction = database.transaction(names);
    const all = await Promise.all(
      names.map(
        (name) =>
          new Promise<unknown>((resolve) => {
            const request = transaction.objectStore(name).getAll();
            request.onsuccess = () => resolve(request.result);
          }),
      ),
    );
    database.close();
    return JSON.parse(JSON.stringify(all)) as unknown;
  });
}

/** Deletes one script from the stored app behind the app's back. */
async function loseOneStoredFile(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.includes("precache"));
    const cache = await caches.open(name ?? "");
    const script = (await cache.keys()).find(({ url }) => url.includes(".js"));
    if (script === undefined) throw new Error("no script is stored");
    await cache.delete(script);
  });
}
