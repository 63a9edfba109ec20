import { expect } from "@playwright/test";
import { DEFAULT_RANKS } from "#domain/study/default-ranks.ts";
import { readRosterTable } from "#formats/roster-table.ts";
import { test } from "./app-test.ts";
import { EXPECTED_PEOPLE, rosterWorkbook } from "./expected-people.ts";
import { pageCount } from "./pdf-glyphs.ts";
import { SetupPage } from "./pages/SetupPage.ts";
import { StudiesPage } from "./pages/StudiesPage.ts";
import { PILOT } from "./project-files.ts";

test("a study of three sites is set up from an Excel roster, left half-way, gone on with, tried and made; everyone has a slip", async ({
  page,
  words,
}) => {
  test.setTimeout(240_000);
  const studies = new StudiesPage(page, words);
  await studies.open();
  const setup = new SetupPage(page, words);
  await setup.begin.click();
  await setup.exam.setInputFiles([PILOT.paper, PILOT.key]);
  await setup.shortName.fill("spring 2026");
  await expect(setup.shortName).toHaveAttribute("aria-invalid", "true");
  await setup.shortName.fill("spring-2026");
  await setup.minutes.fill("30");

  await setup.goTo("people");
  const wrong = EXPECTED_PEOPLE.map((row, index) => (index === 2 ? [...row.slice(0, 2), "Chief"] : row));
  await setup.roster.setInputFiles(rosterWorkbook(wrong));
  await expect(setup.refused).toContainText("C4");
  await setup.roster.setInputFiles(rosterWorkbook(EXPECTED_PEOPLE));
  await setup.expectPeople(27);

  await expect.poll(() => setup.keptPeople()).toBe(27);
  await page.reload();
  await setup.expectPeople(27);
  await studies.open();
  await setup.resume("RxBaseline pilot exam").click();
  await expect(setup.shortName).toHaveValue("spring-2026");
  await expect(setup.minutes).toHaveValue("30");

  await setup.goTo("make");
  await setup.dryRun.click();
  await expect(setup.passed).toBeVisible({ timeout: 100_000 });
  await expect(setup.trials.getByRole("listitem")).toHaveCount(5);
  await setup.make.click();
  await page.waitForURL(/#\/study\/spring-2026\/codes$/, { timeout: 100_000 });

  await page.goto("/#/study/spring-2026/slips");
  await expect(setup.slips()).toHaveCount(27);
  expect(pageCount(await page.pdf({ format: "A4" })), "six slips a page").toBe(5);
  const { bytes } = await setup.saveRoster();
  const roster = readRosterTable({ name: "roster.xlsx", bytes: new Uint8Array(bytes) }, DEFAULT_RANKS);
  const people = roster.ok ? roster.value : [];
  expect(people).toHaveLength(27);
  expect(new Set(people.map(({ code }) => code)).size).toBe(27);
  for (const { code, name, extraShare } of people) {
    const slip = setup.slips(code ?? "no code");
    await expect(slip).toContainText(name);
    await expect(slip).toContainText(new URL(page.url()).origin);
    await expect(setup.square(slip)).toBeVisible();
    if (extraShare > 0) await expect(slip).toContainText("25 %");
  }
});
