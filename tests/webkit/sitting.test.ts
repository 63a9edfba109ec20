import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findWebkit } from "../../scripts/find-webkit.mjs";
import { serve } from "../../scripts/serve.mjs";
import { openWebkit, type WebkitBrowser } from "./webkit-browser.ts";

const BINARY = findWebkit();
const ANSWER = "阿莫西林属青霉素类，患者青霉素过敏，禁用。 Amoxicillin is a penicillin.";

let server: Awaited<ReturnType<typeof serve>>;
let browser: WebkitBrowser;

describe.skipIf(BINARY === undefined)("in WebKit", () => {
  beforeAll(async () => {
    server = await serve({ port: 0 });
    browser = await openWebkit(BINARY ?? "");
    await browser.goTo(server.url);
    await browser.shows(/Ready offline/);
    await browser.ask('localStorage.setItem("rxbaseline.language", "en")');
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  it(
    "a sitting is begun, three items are answered, it survives a reload, is handed in and has its receipt",
    { timeout: 120_000 },
    async () => {
      await browser.goTo(`${server.url}#/sit/practice`);
      await browser.click("Begin the practice");
      await browser.shows(/Item 1 of 3/);
      await browser.clickOn('main input[type="radio"]');
      await browser.shows(/Saved \d/);
      await browser.click("Next");
      await browser.shows(/Item 2 of 3/);
      await browser.clickOn('main input[type="checkbox"]');
      await browser.shows(/Saved \d/);
      await browser.click("Next");
      await browser.shows(/Item 3 of 3/);
      await browser.clickOn('main input[type="checkbox"]');
      await browser.type("textarea", ANSWER);
      await browser.shows(/Saved \d/);
      await browser.reload();
      await browser.shows(/Item 3 of 3/);
      expect(await browser.ask('return document.querySelector("textarea").value')).toBe(ANSWER);
      await browser.click("Review all");
      await browser.clickOn("footer button.primary");
      await browser.clickOn("dialog button.primary");
      const end = await browser.shows(/Practice finished/);
      expect(end).toMatch(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/);
      expect(end).toContain("3 of 3 items answered");
    },
  );

  it("the drill passes: kills, a full disk, clocks, tabs, reloads, no network", { timeout: 180_000 }, async () => {
    await browser.goTo(`${server.url}#/run/drill`);
    await browser.click("Run the drill");
    const outcome = await untilOutcome(browser);
    expect(outcome).toContain("All 6 passed");
  });
});

async function untilOutcome(page: WebkitBrowser): Promise<string> {
  for (let tries = 0; tries < 5; tries += 1) {
    const text = await page.shows(/passed: this machine|failed: do not use/).catch(() => null);
    if (text !== null) return text;
  }
  return page.shows(/passed: this machine|failed: do not use/);
}
