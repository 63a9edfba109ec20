import { expect, type Page } from "@playwright/test";
import { test } from "./app-test.ts";
import { HomePage } from "./pages/HomePage.ts";
import { ReceiptPage } from "./pages/ReceiptPage.ts";
import { ReviewPage } from "./pages/ReviewPage.ts";
import { StartPage } from "./pages/StartPage.ts";
import { PILOT, pilotCode, readJson } from "./project-files.ts";

/** The exam's own wording: names of drugs and units are words of the language, what is longer than a few of them is not. */
const EXAM_TEXTS = [...new Set(textsOf(readJson<{ readonly items: unknown }>(PILOT.paper).items))].filter(
  (text) => text.length > 24 || /[\u4e00-\u9fff]{9}/.test(text),
);

const EXAMS = "rxbaseline-participant/exams";

test("case 25: before the start code a browser's tools find ciphertext only; after the end neither exam nor key remain", async ({
  page,
  words,
}) => {
  expect(EXAM_TEXTS.length).toBeGreaterThan(80);
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
  const texts = [...(await Promise.all(fetched)), ...(await cachedTexts(page)), (await stored(page)).text];
  expect(texts.join("").length).toBeGreaterThan(500_000);
  expect(found(texts)).toEqual([]);

  const item = await start.start(pilotCode());
  await item.option("B").click();
  await item.isSaved();
  const during = await stored(page);
  expect(during.keys).toContainEqual({ store: EXAMS, extractable: false });
  expect(during.keys.filter(({ extractable }) => extractable)).toEqual([]);
  expect(during.text).toContain(pilotCode());
  expect(found([during.text])).toEqual([]);

  await item.reviewAll.click();
  await new ReviewPage(page, words).submit();
  const receipt = new ReceiptPage(page, words);
  const code = await receipt.receipt();
  const { bytes } = await receipt.saveFile();
  const after = await stored(page);
  expect(after.keys.filter(({ store }) => store === EXAMS)).toEqual([]); // that of the sitting's own backups stays, as its record does
  expect(after.rowCounts).toMatchObject({ [EXAMS]: 0, "rxbaseline-participant/sealed": 1 });
  expect(found([after.text])).toEqual([]);
  await page.reload();
  expect(await receipt.receipt()).toBe(code);
  expect((await receipt.saveFile()).bytes.equals(bytes)).toBe(true);
});

function found(texts: readonly string[]): readonly string[] {
  return EXAM_TEXTS.filter((secret) => texts.some((text) => text.includes(secret) || text.includes(JSON.stringify(secret).slice(1, -1))));
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
  /** Everything in every database and in localStorage, bytes read as text. */
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
    const texts = [JSON.stringify({ ...localStorage })];
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
