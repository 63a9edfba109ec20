import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import type { ParticipantSubmission } from "#domain/submission/submission.ts";
import { serve } from "../../scripts/serve.mjs";
import { test } from "./app-test.ts";
import { buildIdOf, NEXT_BUILD_ID, releaseNextVersion } from "./next-version.ts";
import { openSubmission } from "./open-submission.ts";
import { HomePage } from "./pages/HomePage.ts";
import type { ItemPage } from "./pages/ItemPage.ts";
import { ReceiptPage } from "./pages/ReceiptPage.ts";
import { ReviewPage } from "./pages/ReviewPage.ts";
import { StartPage } from "./pages/StartPage.ts";
import { StudiesPage } from "./pages/StudiesPage.ts";
import { createProfile, type Profile } from "./profile.ts";
import { pilotCode, projectPath, readJson } from "./project-files.ts";
import { HOST_CLOCK_SILENT, NO_DEMO_STUDY, NO_LIST_OF_STUDIES } from "./watch.ts";
import type { Words } from "./words.ts";

/** Items of the pilot exam; the choice items come first. */
const ITEM_COUNT = 16;
const CHOICE_COUNT = 11;

test("case 21: one visit, network cut, browser restarted: every door opens, a whole exam is taken and exported", async ({ words }) => {
  test.setTimeout(240_000);
  const server = await serve({ port: 0 });
  const profile = createProfile({ url: server.url, tolerated: [NO_DEMO_STUDY, HOST_CLOCK_SILENT] });
  try {
    const home = new HomePage(await profile.open(), words);
    await home.open();
    await home.isReadyOffline();
    await profile.close();
    await server.close();

    const page = await profile.open();
    const offlineHome = new HomePage(page, words);
    await offlineHome.open();
    await offlineHome.door("study").click();
    await expect(new StudiesPage(page, words).heading).toBeVisible();
    await offlineHome.open();
    await offlineHome.door("compare").click();
    await expect(page.getByRole("heading", { level: 1, name: words.researcher.studies.title })).toBeVisible();
    await page.goto("/#/no/such/page");
    await expect(page.getByRole("heading", { level: 1, name: words.shell.notFound.title })).toBeVisible();
    await offlineHome.open();
    await offlineHome.door("sit").click();
    const item = await new StartPage(page, words).start(pilotCode());
    await giveChoices(item);
    await item.reviewAll.click();
    await new ReviewPage(page, words).submit();
    const receipt = new ReceiptPage(page, words);
    const shown = await receipt.receipt();
    const submission = await openSubmission(await receipt.saveFile());
    expect(submission.source.receipt).toBe(shown);
    expect(submission.responses.filter(({ response }) => response?.kind === "choice")).toHaveLength(CHOICE_COUNT);
  } finally {
    await profile.remove(); // fails for a request to another host
    await server.close();
  }
});

test("the app can be installed: its manifest and icons are valid", async ({ page, words }) => {
  const home = new HomePage(page, words);
  await home.open();
  await home.isReadyOffline();
  const session = await page.context().newCDPSession(page);
  const { data, errors } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? "{}") as { icons: readonly { src: string; sizes: string; purpose?: string }[]; display: string };
  expect(manifest).toMatchObject({ name: "RxBaseline", start_url: "./", display: "standalone" });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  for (const { src, sizes } of manifest.icons) expect(await sizeOf(page, src), src).toBe(sizes);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // A private window, which a test runs in, is the one thing that stands in the way.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
});

test("case 20: a deploy in mid-exam changes nothing on any item; the new version is offered after submit only", async ({ words }) => {
  test.setTimeout(240_000);
  await withDeployment(async ({ profile, dist }) => {
    const page = await profile.open();
    const home = new HomePage(page, words);
    await home.open();
    await home.isReadyOffline();
    const [buildId, script] = [buildIdOf(dist), await scriptOf(page)];
    const start = new StartPage(page, words);
    await start.open();
    const item = await start.start(pilotCode());
    await markPage(page);

    releaseNextVersion(dist);
    await giveChoices(item);
    for (let number = CHOICE_COUNT + 1; number <= ITEM_COUNT; number += 1) await item.goTo(number);
    expect(await isMarked(page), "the page was never reloaded").toBe(true);
    await page.reload();
    await item.isShown(ITEM_COUNT);
    await home.open();
    await workersSettle(page);
    await expect(home.update).toHaveCount(0);
    expect(await scriptOf(page), "still the old version").toBe(script);
    expect(await workerStates(page)).toEqual({ waiting: false, active: true });

    await start.open();
    await start.goOn(pilotCode());
    await item.reviewAll.click();
    await new ReviewPage(page, words).submit();
    const { source, examHash } = await openSubmission(await new ReceiptPage(page, words).saveFile());
    expect(buildsOf(source), "one build from start to end").toEqual([buildId]);
    expect(examHash).toBe(readJson<{ examHash: string }>(join(dist, "studies", "pilot.json")).examHash);
    await home.open();
    await expect(home.update).toContainText(words.shell.update.ready);
    expect(await workerStates(page)).toEqual({ waiting: true, active: true });
    await page.reload();
    await expect(home.update).toContainText(words.shell.update.ready);
    await applyUpdate(page, home, words);
    await expect(home.update).toHaveCount(0);
    await expect(page.getByText(NEXT_BUILD_ID)).toBeVisible();
    expect(await workerStates(page)).toEqual({ waiting: false, active: true });
  });
});

test("case 31: a deploy in mid-exam, the browser killed and reopened: old build, same exam", async ({ words }) => {
  test.setTimeout(240_000);
  await withDeployment(async ({ profile, dist }) => {
    let page = await profile.open();
    await new HomePage(page, words).open();
    await new HomePage(page, words).isReadyOffline();
    const [buildId, script] = [buildIdOf(dist), await scriptOf(page)];
    await new StartPage(page, words).open();
    const first = await new StartPage(page, words).start(pilotCode());
    await first.option("A").click();
    await first.isSaved();

    releaseNextVersion(dist);
    await workersSettle(page);
    await profile.kill();
    page = await profile.open();
    const start = new StartPage(page, words);
    await start.open();
    await workersSettle(page);
    expect(await scriptOf(page), "the old version").toBe(script);
    const item = await start.goOn(pilotCode());
    await expect(item.option("A")).toBeChecked();
    for (let number = 1; number <= ITEM_COUNT; number += 1) await item.goTo(number);
    await item.reviewAll.click();
    await new ReviewPage(page, words).submit();
    const { source, examHash } = await openSubmission(await new ReceiptPage(page, words).saveFile());
    expect(source.events.some(({ fact }) => fact.type === "resumed")).toBe(true);
    expect(buildsOf(source)).toEqual([buildId]);
    expect(examHash).toBe(readJson<{ examHash: string }>(join(dist, "studies", "pilot.json")).examHash);
  });
});

test("studies come and go with the host's list whatever page is visited, and the worker tells which are stored", async ({ words }) => {
  await withDeployment(async ({ profile, dist }) => {
    const [page, folder] = [await profile.open(), join(dist, "studies")];
    const home = new HomePage(page, words);
    await home.open();
    await home.isReadyOffline();
    expect(studiesIn(await workerReport(page))).toEqual({ files: ["studies/pilot.json"], missing: [] });

    writeFileSync(join(folder, "more.json"), readFileSync(join(folder, "pilot.json"), "utf8").replaceAll('"pilot"', '"more"'));
    const index = readJson<{ studies: readonly string[] }>(join(folder, "index.json"));
    writeFileSync(join(folder, "index.json"), JSON.stringify({ ...index, studies: ["pilot", "more"] }));
    await page.reload();
    await expect
      .poll(async () => studiesIn(await workerReport(page)))
      .toEqual({ files: ["studies/pilot.json", "studies/more.json"], missing: [] });

    rmSync(join(folder, "more.json"));
    await page.evaluate(async () => (await caches.open("rxbaseline-studies")).delete("studies/more.json"));
    expect(studiesIn(await workerReport(page)).missing).toEqual(["studies/more.json"]);

    rmSync(join(folder, "index.json"));
    await page.reload();
    await expect.poll(async () => studiesIn(await workerReport(page))).toEqual({ files: [], missing: [] });
    await new StartPage(page, words).open();
    await expect(page.getByRole("heading", { name: words.participant.start.noneTitle })).toBeVisible();
  });
});

interface Deployment {
  readonly profile: Profile;
  /** The folder the host serves. */
  readonly dist: string;
}

/** A host of its own, whose files can be changed, and a browser that knows it. */
async function withDeployment(act: (deployment: Deployment) => Promise<void>): Promise<void> {
  const dist = mkdtempSync(join(tmpdir(), "rxbaseline-dist-"));
  cpSync(projectPath("dist"), dist, { recursive: true });
  const server = await serve({ port: 0, dist });
  const profile = createProfile({ url: server.url, tolerated: [NO_DEMO_STUDY, NO_LIST_OF_STUDIES] });
  try {
    await act({ profile, dist });
  } finally {
    await profile.remove(); // fails for an error in the console, such as a script that is not there
    await server.close();
    rmSync(dist, { recursive: true, force: true });
  }
}

interface WorkerReport {
  readonly files: readonly string[];
  readonly missing: readonly string[];
}

/** What the service worker says is stored. */
function workerReport(page: Page): Promise<WorkerReport> {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    return new Promise<WorkerReport>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<WorkerReport>) => resolve(data);
      active?.postMessage({ type: "REPORT" }, [port2]);
    });
  });
}

function studiesIn({ files, missing }: WorkerReport): WorkerReport {
  const isStudy = (file: string): boolean => file.startsWith("studies/");
  return { files: files.filter(isStudy), missing: missing.filter(isStudy) };
}

/** Answers every choice item, each waited for until the page says saved. */
async function giveChoices(item: ItemPage): Promise<void> {
  for (let number = 1; number <= CHOICE_COUNT; number += 1) {
    await item.goTo(number);
    await item.option("B").click();
    await item.isSaved();
  }
}

/** The builds that a sitting ran on. */
function buildsOf({ start, events }: ParticipantSubmission["source"]): readonly string[] {
  return [...new Set([start.buildId, ...events.flatMap(({ fact }) => (fact.type === "resumed" ? [fact.buildId] : []))])];
}

function scriptOf(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? "");
}

async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => "isTheSamePage" in window);
}

async function applyUpdate(page: Page, home: HomePage, words: Words): Promise<void> {
  await Promise.all([page.waitForEvent("load"), home.update.getByRole("button", { name: words.shell.update.apply }).click()]);
  await home.heading.waitFor();
}

/** Resolves when no worker is being installed any more. */
async function workersSettle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => undefined);
    const { installing } = registration;
    if (installing === null) return;
    await new Promise<void>((resolve) => {
      installing.addEventListener("statechange", () => {
        if (installing.state !== "installing") resolve();
      });
    });
  });
}

function workerStates(page: Page): Promise<{ readonly waiting: boolean; readonly active: boolean }> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return { waiting: Boolean(registration?.waiting), active: registration?.active?.state === "activated" };
  });
}

function sizeOf(page: Page, src: string): Promise<string> {
  return page.evaluate(async (path) => {
    const image = await createImageBitmap(await (await fetch(path)).blob());
    return `${image.width}x${image.height}`;
  }, src);
}
