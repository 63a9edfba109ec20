import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { StudyOffice } from "#domain/study/study.ts";
import { keySecrets, officeSecrets, spellings } from "../support/secrets.ts";
import { test } from "./app-test.ts";
import { openSubmission } from "./open-submission.ts";
import { HomePage } from "./pages/HomePage.ts";
import { ReceiptPage } from "./pages/ReceiptPage.ts";
import { ReviewPage } from "./pages/ReviewPage.ts";
import { StartPage } from "./pages/StartPage.ts";
import { PILOT, pilotCode, readJson } from "./project-files.ts";

/** The exam's own wording: names of drugs and units are words of the language, what is longer than a few of them is not. */
const EXAM_TEXTS = [...new Set(textsOf(readJson<{ readonly items: unknown }>(PILOT.paper).items))].filter(
  (text) => text.length > 24 || /[\u4e00-\u9fff]{9}/.test(text),
);

const KEY_TEXTS = keySecrets(readJson(PILOT.key), readFileSync(PILOT.paper, "utf8"));

const EXAMS = "rxbaseline-participant/exams";

test("case 25: before the start code a browser's tools find ciphertext only; after the end neither exam nor key remain, and at no time an answer, a rank, a site or another's code", async ({
  page,
  words,
}) => {
  expect(EXAM_TEXTS.length).toBeGreaterThan(80);
  expect(KEY_TEXTS.length).toBeGreaterThan(20);
  expect(ranksIn([JSON.stringify(pilotOffice())])).toHaveLength(10);
  const fetched: Promise<string>[] = [];
  page.on("response", (response) => {
    fetched.push(response.text().catch(() => ""));
  });
  const home = new HomePage(page, words);
  await home.open();
  await home.isReadyOffline();
  const start = new StartPage(page, words);
  await start.open();
  await expect(start.begin).toBeEnabled();
  const [seen, before] = [await Promise.all(fetched), await stored(page)];
  const texts = [...seen, ...(await cachedTexts(page)), before.text];
  expect(texts.join("").length).toBeGreaterThan(500_000);
  expect(found(texts)).toEqual([]);
  expect(ranksIn([...seen, before.text])).toEqual([]);

  const item = await start.start(pilotCode());
  await item.option("B").click();
  await item.isSaved();
  const during = await stored(page);
  expect(during.keys).toContainEqual({ store: EXAMS, extractable: false });
  expect(during.keys.filter(({ extractable }) => extractable)).toEqual([]);
  expect(during.text).toContain(pilotCode());
  expect(found([during.text])).toEqual([]);
  expect([...staffSecretsIn([during.text]), ...ranksIn([during.text])]).toEqual([]);

  await item.reviewAll.click();
  await new ReviewPage(page, words).submit();
  const receipt = new ReceiptPage(page, words);
  const code = await receipt.receipt();
  const file = await receipt.saveFile();
  const { bytes } = file;
  const after = await stored(page);
  expect(after.keys.filter(({ store }) => store === EXAMS)).toEqual([]); // that of the sitting's own backups stays, as its record does
  expect(after.rowCounts).toMatchObject({ [EXAMS]: 0, "rxbaseline-participant/sealed": 1 });
  const left = [...seen, after.text, ...(await cachedTexts(page)), bytes.toString("utf8")];
  expect(found(left)).toEqual([]);
  expect(staffSecretsIn(left)).toEqual([]);
  expect(ranksIn([after.text, bytes.toString("utf8"), JSON.stringify(await openSubmission(file))])).toEqual([]);
  await page.reload();
  expect(await receipt.receipt()).toBe(code);
  expect((await receipt.saveFile()).bytes.equals(bytes)).toBe(true);
});

function found(texts: readonly string[]): readonly string[] {
  return EXAM_TEXTS.filter((secret) => texts.some((text) => text.includes(secret) || text.includes(JSON.stringify(secret).slice(1, -1))));
}

/** What of the key and of the office's codes stands anywhere, but for the code of who sits here. */
function staffSecretsIn(texts: readonly string[]): readonly string[] {
  const secrets = [...KEY_TEXTS, ...officeSecrets(pilotOffice(), [pilotCode()]).codes];
  const whole = [...new Set(texts)].join("\n");
  return secrets.filter((secret) => spellings(secret).some((spelling) => whole.includes(spelling)));
}

/** Titles of ranks, and ids of ranks and sites that stand as a value of their own. */
function ranksIn(texts: readonly string[]): readonly string[] {
  const { rankTitles, values } = officeSecrets(pilotOffice());
  const isValue = (value: string) => texts.some((text) => text.includes(`"${value}"`) || text.split("\n").includes(value));
  return [...rankTitles.filter((title) => texts.some((text) => text.includes(title))), ...values.filter(isValue)];
}

function pilotOffice(): StudyOffice {
  return readJson<{ readonly office: StudyOffice }>(PILOT.office).office;
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** All that the page's caches hold, as text. */
async function cachedTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        return Promise.all((await cache.matchAll()).map((response) => response.text()));
      }),
    );
    return all.flat();
  });
}

interface Stored {
  /** Everything in every database, in local and session storage and in cookies, bytes read as text. One text a line. */
  readonly text: string;
  /** Each key found, where it lies and whether it can be read out. */
  readonly keys: readonly { readonly store: string; readonly extractable: boolean }[];
  /** By database and store. */
  readonly rowCounts: Readonly<Record<string, number>>;
}

async function stored(page: Page): Promise<Stored> {
  return page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error("not read"));
      });
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.cookie];
    const keys: { store: string; extractable: boolean }[] = [];
    const rowCounts: Record<string, number> = {};
    const visit = (value: unknown, place: string): void => {
      if (value instanceof CryptoKey) keys.push({ store: place, extractable: value.extractable });
      else if (value instanceof Uint8Array) texts.push(new TextDecoder().decode(value));
      else if (typeof value === "string") texts.push(value);
      else if (typeof value === "object" && value !== null) Object.values(value).forEach((part) => visit(part, place));
    };
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = await asked<unknown[]>(database.transaction(store).objectStore(store).getAll());
        rowCounts[`${name}/${store}`] = rows.length;
        rows.forEach((row) => visit(row, `${name}/${store}`));
      }
      database.close();
    }
    return { text: texts.join("\n"), keys, rowCounts };
  });
}
