import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { serve } from "../../scripts/serve.mjs";
import { test } from "./app-test.ts";
import { HomePage } from "./pages/HomePage.ts";
import { ReviewPage } from "./pages/ReviewPage.ts";
import { StartPage } from "./pages/StartPage.ts";
import { StudiesPage } from "./pages/StudiesPage.ts";
import { createProfile } from "./profile.ts";
import { pilotCode, projectPath } from "./project-files.ts";
import { NO_DEMO_STUDY } from "./watch.ts";
import type { Words } from "./words.ts";

test("one visit, network cut, browser restarted: every door opens and an exam starts", async ({ words }) => {
  const server = await serve({ port: 0 });
  const profile = createProfile({ url: server.url, tolerated: [NO_DEMO_STUDY] });
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
    await item.option("A").click();
    await item.isSaved();
  } finally {
    await profile.remove();
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

test("a new version is offered, never applied by itself, and not during a sitting", async ({ words }) => {
  test.setTimeout(240_000);
  const dist = mkdtempSync(join(tmpdir(), "rxbaseline-dist-"));
  cpSync(projectPath("dist"), dist, { recursive: true });
  const server = await serve({ port: 0, dist });
  const profile = createProfile({ url: server.url, tolerated: [NO_DEMO_STUDY] });
  try {
    const page = await profile.open();
    const home = new HomePage(page, words);
    await home.open();
    await home.isReadyOffline();
    const start = new StartPage(page, words);
    await start.open();
    const item = await start.start(pilotCode());
    await item.option("A").click();
    await item.isSaved();

    releaseNewVersion(dist);
    await page.reload();
    await item.isShown(1);
    await home.open();
    await workersSettle(page);
    await expect(home.update).toHaveCount(0);
    expect(await workerStates(page)).toEqual({ waiting: false, active: true });

    await start.open();
    await start.goOn(pilotCode());
    await item.reviewAll.click();
    await new ReviewPage(page, words).submit();
    await home.open();
    await expect(home.update).toContainText(words.shell.update.ready);
    expect(await workerStates(page)).toEqual({ waiting: true, active: true });
    await page.reload();
    await expect(home.update).toContainText(words.shell.update.ready);
    await applyUpdate(page, home, words);
    await expect(home.update).toHaveCount(0);
    expect(await workerStates(page)).toEqual({ waiting: false, active: true });
  } finally {
    await profile.remove();
    await server.close();
    rmSync(dist, { recursive: true, force: true });
  }
});

/** Another build as far as a browser can tell: the worker's script has changed. */
function releaseNewVersion(dist: string): void {
  const path = join(dist, "service-worker.js");
  writeFileSync(path, `${readFileSync(path, "utf8")}\n// the next version\n`);
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
