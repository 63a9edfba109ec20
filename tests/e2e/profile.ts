import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "../../scripts/find-chromium.mjs";
import { watchContext, type Watch } from "./watch.ts";

/** A browser with a profile on disk: it can be killed and started again as the same one. */
export interface Profile {
  /** Starts the browser and gives its one page. */
  readonly open: () => Promise<Page>;
  /** Ends the browser as a power cut would: no handler runs, nothing is flushed. */
  readonly kill: () => Promise<void>;
  readonly close: () => Promise<void>;
  /** Closes the browser, checks what was seen in all its lives, and deletes the profile. */
  readonly remove: () => Promise<void>;
}

/** A page that does not offer what it should within this is wrong, ms; without a limit a test of many minutes would wait them all. */
const ACTION_LIMIT_MS = 60_000;

/** What a profile is for. */
export interface ProfileOptions {
  /** Address of the app: requests anywhere else fail the test. */
  readonly url: string;
  readonly tolerated?: readonly RegExp[];
}

/** A new profile in a folder of its own. */
export function createProfile({ url, tolerated = [] }: ProfileOptions): Profile {
  const folder = mkdtempSync(join(tmpdir(), "rxbaseline-profile-"));
  const watches: Watch[] = [];
  let context: BrowserContext | null = null;
  const close = async (): Promise<void> => {
    await context?.close();
    context = null;
  };
  return {
    open: async () => {
      context = await chromium.launchPersistentContext(folder, {
        ...launchOptions(),
        baseURL: url,
        locale: "en-GB",
        acceptDownloads: true,
      });
      context.setDefaultTimeout(ACTION_LIMIT_MS);
      watches.push(watchContext(context, url, tolerated));
      return context.pages()[0] ?? context.newPage();
    },
    kill: async () => {
      if (context === null) throw new Error("kill requires an open browser, got none");
      await killBrowser(context);
      context = null;
    },
    close,
    remove: async () => {
      await close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      for (const watch of watches) watch.verify();
    },
  };
}

function launchOptions() {
  const executablePath = findChromium();
  return { args: CHROMIUM_ARGS, ...(executablePath === undefined ? {} : { executablePath }) };
}

/** Kills the browser's whole process group: Playwright starts it as the leader of one. */
async function killBrowser(context: BrowserContext): Promise<void> {
  const closed = new Promise((resolve) => context.once("close", resolve));
  process.kill(-(await browserPid(context)), "SIGKILL");
  await closed;
}

async function browserPid(context: BrowserContext): Promise<number> {
  const browser = context.browser();
  if (browser === null) throw new Error("a persistent context has no browser to ask for its process");
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const main = processInfo.find(({ type }) => type === "browser");
  if (main === undefined) throw new Error("the browser names no main process");
  return main.id;
}
