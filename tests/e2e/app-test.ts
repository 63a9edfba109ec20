import { test as base } from "@playwright/test";
import type { Language } from "#lib/language.ts";
import { watchContext } from "./watch.ts";
import { wordsOf, type Words } from "./words.ts";

interface AppFixtures {
  /** Language the browser asks for; the page models speak it too. */
  readonly language: Language;
  /** Console errors that a test brings about on purpose. */
  readonly tolerated: readonly RegExp[];
  readonly words: Words;
}

/** A test of the app in a browser of its own, watched for requests to other hosts and for errors. */
export const test = base.extend<AppFixtures>({
  language: ["en", { option: true }],
  tolerated: [[], { option: true }],
  words: async ({ language }, use) => use(wordsOf(language)),
  locale: async ({ language }, use) => use(localeOf(language)),
  context: async ({ context, baseURL, tolerated }, use) => {
    const watch = watchContext(context, baseURL ?? "", tolerated);
    await use(context);
    watch.verify();
  },
});

/** What a browser of that language asks hosts for. */
export function localeOf(language: Language): string {
  return language === "zh" ? "zh-CN" : "en-GB";
}
