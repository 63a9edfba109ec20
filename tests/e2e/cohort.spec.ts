import { expect, type Browser, type Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { DEFAULT_RANKS } from "#domain/study/default-ranks.ts";
import type { Person } from "#domain/study/person.ts";
import { RESPONSE_TABLE_IDS, type ResponseTableId } from "#formats/response-columns.ts";
import { responseTableTexts } from "#formats/response-dictionary.ts";
import { readRosterTable } from "#formats/roster-table.ts";
import { LANGUAGES } from "#lib/language.ts";
import { formatText } from "#texts/format-text.ts";
import { runInLibreOffice } from "../support/libreoffice/libreoffice.ts";
import { csvCells, rowsOfBoth } from "../support/libreoffice/same-rows.ts";
import { test } from "./app-test.ts";
import { sit, type Sat, type Sitter } from "./cohort-sitter.ts";
import { EXPECTED_PEOPLE, rosterWorkbook } from "./expected-people.ts";
import { CodesPage } from "./pages/CodesPage.ts";
import { CollectPage } from "./pages/CollectPage.ts";
import { ExportPage } from "./pages/ExportPage.ts";
import { givenFile } from "./pages/file-field.ts";
import { SetupPage } from "./pages/SetupPage.ts";
import { SittingPage } from "./pages/SittingPage.ts";
import { StudiesPage } from "./pages/StudiesPage.ts";
import { PILOT } from "./project-files.ts";
import { studyHost } from "./study-host.ts";
import { holds, type Words } from "./words.ts";

const STUDY = "cohort-2026";
/** Everybody sits in the soak; in a test run every third person, which is three of each site. */
const EVERY = process.env["RXB_SOAK_ROUNDS"] === undefined ? 3 : 1;
const EXPECTED = 27;
const SITTERS = EXPECTED / EVERY;
const CUT = 4;
const CHANGED = 7;
const LEFT_EARLY = 8;
const SITTINGS_AT_ONCE = 3;
const DAMAGE = { damaged: cutShort, sealed: changed, sound: (bytes: Buffer) => bytes } as const;
const NOTE = "left after the alarm";

test(`${SITTERS} of 27 people of three sites sit the exam; what is collected, decided and exported is what each of them gave @soak`, async ({
  page,
  browser,
  words,
}) => {
  test.setTimeout(400_000);
  await test.step("set the study up from an Excel roster", () => setUp(page, words));
  const sat = await test.step("sittings on machines of their own", async () => {
    const { people, startCodes, archive } = await handOut(page, words);
    const host = await studyHost(archive);
    try {
      const sitting = people.filter((_, index) => index % EVERY === 0);
      const sitters = sitting.map(({ code, site, name }, index) => ({
        url: host.url,
        code: present(code, `the code of ${name}`),
        startCode: present(startCodes.get(site), `the start code of ${site}`),
        language: present(LANGUAGES[index % 2], "a language"),
        index,
      }));
      return await sitAll(browser, sitters);
    } finally {
      await host.close();
    }
  });
  const sound = sat.filter((_, index) => index !== CUT && index !== CHANGED);
  await test.step("collect all files in one drop, two of them damaged", () => collectAll(page, words, sat));
  const early = at(sat, LEFT_EARLY).code;
  await test.step("decide that a section does not count", () => decide(page, words, early));
  await test.step("the workbook is the CSV, and both hold what each person gave", async () => {
    const tables = await exportedTables(page, words);
    expectGiven(tables, sound);
    const invalid = recordsOf(tables, "validity").filter(({ sectionValid }) => sectionValid === "no");
    expect(invalid).toEqual([expect.objectContaining({ respondent: early, section: "A", reason: "left-early", note: NOTE })]);
    expect(recordsOf(tables, "wide").filter(({ notValid }) => notValid !== "")).toEqual([
      expect.objectContaining({ respondent: early, notValid: "A" }),
    ]);
  });
});

async function setUp(page: Page, words: Words): Promise<void> {
  await new StudiesPage(page, words).open();
  const setup = new SetupPage(page, words);
  await setup.begin.click();
  await setup.exam.setInputFiles([PILOT.paper, PILOT.key]);
  await setup.shortName.fill(STUDY);
  await setup.goTo("people");
  await setup.roster.setInputFiles(rosterWorkbook(EXPECTED_PEOPLE));
  await setup.expectPeople(EXPECTED);
  await setup.goTo("rules");
  await setup.seeded("itemOrder").check();
  await setup.seeded("optionOrder").check();
  for (const language of LANGUAGES) await setup.language(language).check();
  await setup.consent("en").fill("I take part of my own will.");
  await setup.consent("zh").fill("我自愿参加。");
  await setup.goTo("make");
  await setup.make.click();
  await page.waitForURL(new RegExp(`#/study/${STUDY}/codes$`), { timeout: 100_000 });
}

interface HandedOut {
  readonly people: readonly Person[];
  readonly startCodes: ReadonlyMap<string, string>;
  readonly archive: Uint8Array;
}

/** What the coordinator hands out, taken from her pages: a code for each person, one for each site, and the exam for a host. */
async function handOut(page: Page, words: Words): Promise<HandedOut> {
  const codes = new CodesPage(page, words);
  await codes.open(STUDY);
  const archive = await codes.save("host");
  await page.goto(`/#/study/${STUDY}/slips`);
  const roster = await new SetupPage(page, words).saveRoster();
  const read = readRosterTable({ name: roster.name, bytes: new Uint8Array(roster.bytes) }, DEFAULT_RANKS);
  const people = read.ok ? read.value : [];
  expect(people).toHaveLength(EXPECTED);
  await codes.open(STUDY);
  const startCodes = new Map<string, string>();
  for (const site of new Set(people.map((person) => person.site))) startCodes.set(site, await codes.startCode(site));
  expect(new Set(startCodes.values()).size).toBe(3);
  return { people, startCodes, archive: new Uint8Array(archive.bytes) };
}

/** Several sit at the same time; the next begins when one has handed in. */
async function sitAll(browser: Browser, sitters: readonly Sitter[]): Promise<readonly Sat[]> {
  const sat = new Map<number, Sat>();
  const waiting = [...sitters];
  const machine = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) sat.set(next.index, await sit(browser, next));
  };
  await Promise.all(Array.from({ length: SITTINGS_AT_ONCE }, machine));
  return sitters.map(({ index }) => present(sat.get(index), `what sitter ${index} handed in`));
}

async function collectAll(page: Page, words: Words, sat: readonly Sat[]): Promise<void> {
  const { collect: said } = words.coordinator;
  const files = sat.map(({ file }, index) => givenFile(file.name, DAMAGE[kindOf(index)](file.bytes)));
  const collect = new CollectPage(page, words);
  await collect.open(STUDY);
  await collect.files.setInputFiles(files);
  const counts = { accepted: SITTERS - 2, doubtful: 0, kept: 0, duplicate: 0, refused: 2 };
  await expect(collect.summary).toHaveText(formatText(said.batchSummary, counts));
  for (const [index, { file, code }] of sat.entries()) {
    const kind = kindOf(index);
    const row = collect.fileRow(file.name);
    await expect(row).toContainText(said.kind[kind]);
    await expect(row).toContainText(said.advice[kind]);
    await expect(row).toContainText(kind === "sound" ? code : said.outcome.refused);
    await expect(collect.rosterRow(code)).toContainText(kind === "sound" ? said.verdict.sound : said.verdict.missing);
  }
  await expect(collect.fileRow(at(sat, CUT).file.name)).toContainText(holds(words.issues["json-syntax"]));
  await expect(collect.fileRow(at(sat, CHANGED).file.name)).toContainText(holds(words.issues["submission-seal"]));
  const board = { expected: EXPECTED, sound: SITTERS - 2, doubtful: 0, missing: EXPECTED - SITTERS + 2 } as const;
  for (const name of ["expected", "sound", "doubtful", "missing"] as const)
    await expect(collect.count(name), name).toHaveAccessibleName(new RegExp(`^${board[name]}(?!\\d)`));
}

/** What the coordinator's page is to find of a sitting's file. */
function kindOf(index: number): keyof typeof DAMAGE {
  if (index === CUT) return "damaged";
  return index === CHANGED ? "sealed" : "sound";
}

function cutShort(bytes: Buffer): Buffer {
  return bytes.subarray(0, Math.floor(bytes.length / 2));
}

/** The same file with one byte of its ciphertext changed. */
function changed(bytes: Buffer): Buffer {
  const file = JSON.parse(bytes.toString("utf8")) as { readonly ciphertext: string };
  const ciphertext = Buffer.from(file.ciphertext, "base64url");
  const middle = Math.floor(ciphertext.length / 2);
  ciphertext.writeUInt8(ciphertext.readUInt8(middle) ^ 1, middle);
  return Buffer.from(`${JSON.stringify({ ...file, ciphertext: ciphertext.toString("base64url") })}\n`);
}

async function decide(page: Page, words: Words, code: string): Promise<void> {
  const reason = formatText(words.validity.countsNot, { reason: words.metrics.reason["left-early"].name });
  const sitting = new SittingPage(page, words);
  await sitting.open(STUDY, code);
  await sitting.decide("A", "left-early", NOTE);
  await page.reload();
  await expect(sitting.section("A").getByText(reason, { exact: true }).first()).toBeVisible();
  await expect(sitting.section("A")).toContainText(NOTE);
  await expect(sitting.section("B")).toContainText(words.validity.undecided);
  const collect = new CollectPage(page, words);
  await collect.open(STUDY);
  await expect(collect.rosterRow(code)).toContainText(formatText(words.validity.mark_one, { sections: "A" }));
}

type Tables = ReadonlyMap<ResponseTableId, readonly (readonly string[])[]>;

/** The tables as the app's CSV has them, each compared with what LibreOffice makes of the workbook's sheet. */
async function exportedTables(page: Page, words: Words): Promise<Tables> {
  const exported = new ExportPage(page, words);
  await exported.open(STUDY);
  const workbook = await exported.save("workbook");
  const archive = unzipSync(new Uint8Array((await exported.save("csv")).bytes));
  const [opened] = runInLibreOffice([{ kind: "csv", bytes: new Uint8Array(workbook.bytes) }]);
  const { tables } = responseTableTexts("en");
  return new Map(
    RESPONSE_TABLE_IDS.map((id) => {
      const ours = present(archive[`${id}.csv`], `${id}.csv`);
      const theirs = present(opened?.csvBySheet.get(tables[id].name), `the sheet ${id}`);
      const both = rowsOfBoth({ ours, theirs, language: "en" });
      expect(both.theirs, id).toEqual(both.ours);
      return [id, csvCells(ours)];
    }),
  );
}

/** The rows of a table by column. */
function recordsOf(tables: Tables, id: ResponseTableId): readonly Readonly<Record<string, string>>[] {
  const [ids = [], ...rows] = tables.get(id) ?? [];
  return rows.map((row) => Object.fromEntries(ids.map((column, index) => [column, row[index] ?? ""])));
}

/** Every response stands under the code of who gave it, in the exam's letters, and nothing else does. */
function expectGiven(tables: Tables, sound: readonly Sat[]): void {
  const [wide, long] = [recordsOf(tables, "wide"), recordsOf(tables, "long")];
  const codes = sound.map(({ code }) => code).sort();
  expect(wide.map(({ respondent }) => respondent).sort()).toEqual(codes);
  const itemIds = [...new Set(long.map(({ item }) => item ?? ""))];
  expect(itemIds).toHaveLength(16);
  expect(long).toHaveLength(sound.length * itemIds.length);
  for (const { code, given } of sound) {
    const row = wide.find(({ respondent }) => respondent === code) ?? {};
    const filled = itemIds.filter((id) => row[id] !== "").map((id) => [id, row[id]]);
    expect(Object.fromEntries(filled), code).toEqual(Object.fromEntries(given.map(({ itemId, response }) => [itemId, response])));
    for (const { itemId, position, optionsShown, response, intervention } of given) {
      const found = long.find(({ respondent, item }) => respondent === code && item === itemId);
      const isReview = intervention !== "";
      const kind = isReview ? { noProblem: response === "NP" ? "yes" : "", intervention: `'${intervention}` } : { letters: response };
      expect(found, `${code} ${itemId}`).toMatchObject({ position: String(position), optionsShown, ...kind });
    }
  }
  const choices = sound.flatMap(({ given }) => given).filter(({ optionsShown }) => optionsShown !== "");
  const moved = choices.filter(({ optionsShown }) => optionsShown !== [...optionsShown].sort().join(""));
  expect(moved.length, "options shown in another order than the exam's").toBeGreaterThan(choices.length / 2);
  const positions = new Set(long.filter(({ item }) => item === "A01").map(({ position }) => position));
  expect(positions.size, "places of one item").toBeGreaterThan(1);
}

function at(sat: readonly Sat[], index: number): Sat {
  return present(sat[index], `sitting ${index}`);
}

function present<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}
