import { expect, type BrowserContext } from "@playwright/test";

/** What must never be seen in a browser while a test runs. */
export interface Watch {
  /** Fails if a request left the app's own address, or a page reported an error that `tolerated` does not name. */
  readonly verify: () => void;
}

/** What a browser reports where the page asks whether the host has a demo study and it has none, as every exam host. */
export const NO_DEMO_STUDY = /\/demo\/manifest\.json\)$/;

/** What a browser reports where the host has no list of studies. */
export const NO_LIST_OF_STUDIES = /\/studies\/index\.json\)$/;

/** What a browser reports where a sitting asks its host for the time and there is no network. */
export const HOST_CLOCK_SILENT = /\/index\.html\?time=\d+\)$/;

/** Watches a browser from now on: where its pages and workers send requests, and what they report as errors. */
export function watchContext(context: BrowserContext, appUrl: string, tolerated: readonly RegExp[] = []): Watch {
  const strangers: string[] = [];
  const errors: string[] = [];
  const origin = new URL(appUrl).origin;
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) strangers.push(request.url());
  });
  context.on("console", (message) => {
    if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (webError) => errors.push(String(webError.error())));
  return {
    verify: () => {
      expect(strangers, "requests to another host").toEqual([]);
      expect(
        errors.filter((error) => !tolerated.some((pattern) => pattern.test(error))),
        "errors in the console",
      ).toEqual([]);
    },
  };
}
