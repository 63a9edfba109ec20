import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, type Browser, type Page } from "@playwright/test";
import { formatText } from "#texts/format-text.ts";
import { test } from "./app-test.ts";
import { pageCount } from "./pdf-glyphs.ts";
import { CollectPage } from "./pages/CollectPage.ts";
import { givenFile } from "./pages/file-field.ts";
import type { SavedFile } from "./pages/read-download.ts";
import { SafetyPage } from "./pages/SafetyPage.ts";
import { StudiesPage } from "./pages/StudiesPage.ts";
import { projectPath, readJson } from "./project-files.ts";
import { scoreByCommandLine } from "./run-cli.ts";
import { watchContext } from "./watch.ts";
import type { Words } from "./words.ts";

const DEMO = ["office.json", "paper.json", "key.json"].map((name) => projectPath(`dist-demo/${name}`));
const SUBMISSIONS = readdirSync(projectPath("dist-demo/submissions"))
  .filter((name) => /^demo_.*_[0-9A-Z]{4}\.rxsub$/.test(name))
  .map((name) => projectPath(join("dist-demo/submissions", name)));
const PASSPHRASE = "correct staple 处方 battery";

test("a study moves to another machine by a backup, comes together with a third, and its key opens submissions for the command line", async ({
  page,
  words,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const machine = { browser, words, baseURL: baseURL ?? "" };
  const studies = new StudiesPage(page, words);
  await studies.open();
  await collect(await studies.openStudy(DEMO), SUBMISSIONS.slice(0, 2));
  const safety = new SafetyPage(page, words);
  await safety.open("demo");
  const key = await safety.saveKey(PASSPHRASE);
  const backup = await safety.saveBackup(PASSPHRASE);
  await expect(page.getByRole("table", { name: words.safety.copies.caption }).getByRole("row")).toHaveCount(3);
  expect(pageCount(await page.pdf({ format: "A4" })), "the recovery sheet is one page").toBe(1);

  const second = await test.step("restore on an empty machine and collect one more", () =>
    onAnotherMachine(machine, async (other) => {
      const restoring = new SafetyPage(other.page, words);
      await restoring.restore(asGiven(backup), PASSPHRASE);
      await expect(restoring.restored).toContainText(formatText(words.safety.restore.tables.collected, { count: 2 }));
      await other.page.goto("/#/study/demo/collect");
      await collect(other.collect, SUBMISSIONS.slice(2, 3));
      await restoring.open("demo");
      return restoring.saveBackup(PASSPHRASE);
    }));

  await test.step("unite with a machine that collected one of these and another", () =>
    onAnotherMachine(machine, async (other) => {
      await collect(await new StudiesPage(other.page, words).openStudy(DEMO), [SUBMISSIONS[0] ?? "", SUBMISSIONS[3] ?? ""]);
      const uniting = new SafetyPage(other.page, words);
      await uniting.open("demo");
      await uniting.restore(asGiven(second), PASSPHRASE);
      await expect(uniting.restored).toContainText(formatText(words.safety.restore.tables.collected, { count: 2 }));
      const united = new StudiesPage(other.page, words);
      await united.open();
      await expect(united.table.getByRole("cell", { name: "4", exact: true })).toBeVisible();
    }));

  await test.step("the command line opens a sealed submission with the key alone", () => {
    const [first = ""] = SUBMISSIONS;
    const office = readJson<{ readonly office: object }>(projectPath("dist-demo/office.json"));
    const keyless = Buffer.from(JSON.stringify({ ...office, office: { ...office.office, privateKey: "" } }));
    const files = { [basename(first)]: readFileSync(first), "office.json": keyless, [key.name]: key.bytes };
    process.env["RXBASELINE_PASSPHRASE"] = PASSPHRASE;
    try {
      const comparison = scoreByCommandLine({ files, grades: readFileSync(projectPath("dist-demo/grades.json")) });
      expect(comparison.sections[0]?.contenders.some(({ kind }) => kind === "rank")).toBe(true);
    } finally {
      delete process.env["RXBASELINE_PASSPHRASE"];
    }
  });
});

interface Machine {
  readonly browser: Browser;
  readonly words: Words;
  readonly baseURL: string;
}

interface OtherMachine {
  readonly page: Page;
  readonly collect: CollectPage;
}

/** Does something on the studies' page of a browser that holds nothing. */
async function onAnotherMachine<T>({ browser, words, baseURL }: Machine, act: (other: OtherMachine) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ baseURL, locale: "en-GB" });
  const watch = watchContext(context, baseURL, []);
  try {
    const page = await context.newPage();
    await new StudiesPage(page, words).open();
    return await act({ page, collect: new CollectPage(page, words) });
  } finally {
    watch.verify();
    await context.close();
  }
}

async function collect(on: CollectPage, files: readonly string[]): Promise<void> {
  await on.heading.waitFor();
  await on.files.setInputFiles([...files]);
  await on.summary.waitFor();
}

function asGiven({ name, bytes }: SavedFile): ReturnType<typeof givenFile> {
  return givenFile(name, bytes);
}
