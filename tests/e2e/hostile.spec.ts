import { readdirSync, readFileSync } from "node:fs";
import { expect, type Locator } from "@playwright/test";
import { LANGUAGES } from "#lib/language.ts";
import { test } from "./app-test.ts";
import * as hostile from "./hostile-files.ts";
import { givenFile, type GivenFile } from "./pages/file-field.ts";
import { GradePage } from "./pages/GradePage.ts";
import { ModelsPage } from "./pages/ModelsPage.ts";
import { StudiesPage } from "./pages/StudiesPage.ts";
import { PILOT, projectPath, readJson } from "./project-files.ts";
import { holds, type Words } from "./words.ts";

type IssueCode = keyof Words["issues"];

/** A hostile file, and the code of what is to be said of it. */
type Case = readonly [GivenFile | string, IssueCode, place?: string | RegExp];

const DEMO = ["office", "paper", "key"].map((name) => projectPath(`dist-demo/${name}.json`));
/** A file of somebody else. */
const foreign = readFileSync(projectPath("package.json"));

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test("files that make no study open none", async ({ page, words }) => {
      const [office, paper] = [readFileSync(PILOT.office), readFileSync(PILOT.paper)];
      const cases: readonly Case[] = [
        [givenFile("office.json", hostile.cutShort(office)), "json-syntax"],
        [givenFile("office.json", hostile.withProto(office)), "json-forbidden-key"],
        [givenFile("office.json", ""), "file-empty"],
        [givenFile("office.json", hostile.withReplaced(office, '"formatVersion": 1', '"formatVersion": 99')), "file-version-newer"],
        [hostile.hugeFile("office.json", 51), "file-too-big"],
      ];
      const studies = new StudiesPage(page, words);
      await studies.open();
      const startOver = page.getByRole("button", { name: words.coordinator.opening.startOver });
      for (const [file, code] of cases) {
        await studies.files.setInputFiles([PILOT.paper, PILOT.key]);
        await studies.files.setInputFiles(file as GivenFile);
        await expectToSay(studies.problems, { words, code, place: "office.json" });
        await startOver.click();
      }
      await studies.files.setInputFiles(givenFile("package.json", foreign));
      await expect(page.getByText(words.coordinator.opening.unknown)).toBeVisible();
      const otherPaper = givenFile("paper.json", hostile.withReplaced(paper, '"version": "0.1.0"', '"version": "0.2.0"'));
      await studies.files.setInputFiles([PILOT.office, PILOT.key]);
      await studies.files.setInputFiles(otherPaper);
      await expectToSay(studies.problems, { words, code: "key-hash-differs", place: "key.json" });
      await startOver.click();
      await expect(page.getByText(words.coordinator.studies.emptyTitle)).toBeVisible();
      await studies.openStudy([PILOT.office, PILOT.paper, PILOT.key]);
    });

    test("submissions that are not whole are refused, and the good one among them is taken", async ({ page, words }) => {
      test.setTimeout(240_000);
      const folder = projectPath("dist-demo/submissions");
      const [first = "", second = ""] = readdirSync(folder).filter((name) => /^demo_\w{4}-\w\w_\w{4}\.rxsub$/.test(name));
      const [genuine, good] = [first, second].map((name) => readFileSync(`${folder}/${name}`)) as [Buffer, Buffer];
      const { office } = readJson<{ office: { study: { publicKey: string; examHash: string } } }>(DEMO[0] ?? "");
      const cases: readonly Case[] = [
        [givenFile("cut.rxsub", hostile.cutShort(genuine)), "json-syntax"],
        [givenFile("foreign.rxsub", foreign), "file-not-object"],
        [givenFile("proto.rxsub", hostile.withProto(genuine)), "json-forbidden-key"],
        [givenFile("edited.rxsub", hostile.withEditedSeal(genuine)), "submission-seal"],
        [givenFile("other-exam.rxsub", hostile.withReplaced(genuine, office.study.examHash, "0".repeat(64))), "submission-seal"],
        [givenFile("bomb.rxsub", await hostile.submissionBomb(genuine, office.study.publicKey)), "submission-unpacked-too-big"],
        [givenFile("workbook.rxsub", hostile.foreignWorkbook()), "text-encoding"],
        [givenFile("empty.rxsub", ""), "file-empty"],
        [givenFile("large.rxsub", new Uint8Array(21_000_000)), "submission-too-big"],
      ];
      const studies = new StudiesPage(page, words);
      await studies.open();
      const collect = await studies.openStudy(DEMO);
      const files = cases.map(([file]) => file as GivenFile);
      await collect.files.setInputFiles([...files.slice(0, 4), givenFile(second, good), ...files.slice(4)]);
      await expect(collect.summary).toBeVisible({ timeout: 60_000 });
      for (const [file, code] of cases) await expectToSay(collect.fileRow((file as GivenFile).name), { words, code });
      await expect(collect.fileRow(second)).toContainText(words.coordinator.collect.outcome.accepted);
      await expect(collect.count("sound")).toHaveAccessibleName(/^1\D/);
      await collect.files.setInputFiles(hostile.hugeFile("huge.rxsub", 51));
      await expectToSay(collect.fileRow("huge.rxsub"), { words, code: "file-too-big" });
      await collect.files.setInputFiles(givenFile(first, genuine));
      await expect(collect.count("sound")).toHaveAccessibleName(/^2\D/);
    });

    test("a graded workbook that is not whole changes no grade", async ({ page, words }) => {
      test.setTimeout(300_000);
      const folder = projectPath("dist-demo/graded");
      const genuine = readFileSync(`${folder}/${readdirSync(folder)[0] ?? ""}`);
      const { sheet, cell } = hostile.firstGradeCell(genuine);
      const [codeCell, textCell] = ["A", "B"].map((column) => cell.replace(/^[A-Z]+/, column)) as [string, string];
      const formula = { v: "yes", f: '"yes"' };
      const cases: readonly Case[] = [
        [givenFile("cut.xlsx", hostile.cutShort(genuine)), "archive-damaged"],
        [givenFile("foreign.xlsx", hostile.foreignWorkbook()), "grading-workbook-foreign"],
        [givenFile("bomb.xlsx", hostile.workbookBomb(genuine)), "archive-too-big"],
        [givenFile("formula.xlsx", hostile.withCell(genuine, { sheet, cell }, formula)), "grade-formula", cell],
        [givenFile("maybe.xlsx", hostile.withCell(genuine, { sheet, cell }, { v: "maybe" })), "grade-unreadable", cell],
        [givenFile("sorted.xlsx", hostile.withCell(genuine, { sheet, cell: textCell }, { v: "other" })), "grade-text-changed", codeCell],
        [givenFile("exam.xlsx", hostile.withHiddenFact(genuine, "examHash", "0".repeat(64))), "grading-exam-foreign"],
        [givenFile("round.xlsx", hostile.withHiddenFact(genuine, "roundId", "Rffffffffff")), "grading-round-unknown"],
        [givenFile("empty.xlsx", ""), "file-empty"],
        [hostile.hugeFile("huge.xlsx", 51), "file-too-big"],
      ];
      const studies = new StudiesPage(page, words);
      await studies.open();
      await studies.openDemo();
      const grade = new GradePage(page, words);
      await grade.open("demo");
      const importsBefore = await grade.imports.innerText();
      const roundsBefore = await grade.rounds.innerText();
      for (const [file, code, place] of cases) {
        await grade.returned.setInputFiles(file as GivenFile);
        await expectToSay(grade.problems, { words, code, ...(place === undefined ? {} : { place }) });
        await expect.soft(grade.preview, code).toBeHidden();
      }
      // Its directory lies: no more is unpacked than it admits, so that sheet is empty, and the preview says what is gone.
      await grade.returned.setInputFiles(givenFile("lying.xlsx", hostile.lyingBomb(genuine)));
      await expect(grade.previewCount("missing")).not.toHaveText("0");
      await grade.discard.click();
      expect(await grade.imports.innerText()).toBe(importsBefore);
      expect(await grade.rounds.innerText()).toBe(roundsBefore);
      await grade.returned.setInputFiles(givenFile("good.xlsx", genuine));
      await expect(grade.preview).toBeVisible();
    });

    test("model results that cannot be read bring in no model", async ({ page, words }) => {
      const good = JSON.stringify([{ id: "A01", model: "model-x", output: "B" }]);
      const cases: readonly Case[] = [
        [givenFile("cut.json", good.slice(0, 30)), "json-syntax"],
        [givenFile("foreign.json", foreign), "model-file-shape"],
        [givenFile("proto.json", '{"__proto__": {"A01": "B"}, "model-x": {"A01": "B"}}'), "json-forbidden-key"],
        [givenFile("proto.csv", "item,__proto__\nA01,B\n"), "model-name-unsafe"],
        [givenFile("unknown.json", good.replace("A01", "Z99")), "model-item-unknown"],
        [givenFile("twice.csv", "item,model-x\nA01,B\nA01,C\n"), "model-output-repeated"],
        [givenFile("number.json", '[{"id": "A01", "model": "model-x", "output": 3}]'), "model-output-not-text"],
        [givenFile("formula.xlsx", hostile.modelWorkbookWithFormula()), "cell-formula", "B3"],
        [givenFile("foreign.xlsx", hostile.foreignWorkbook()), "model-table-no-header"],
        [givenFile("bomb.xlsx", hostile.workbookBomb(hostile.foreignWorkbook())), "archive-too-big"],
        [givenFile("cut.xlsx", hostile.cutShort(hostile.foreignWorkbook())), "archive-damaged"],
        [givenFile("empty.json", ""), "file-empty"],
        [hostile.hugeFile("huge.json", 51), "file-too-big"],
      ];
      const studies = new StudiesPage(page, words);
      await studies.open();
      await studies.openStudy([PILOT.office, PILOT.paper, PILOT.key]);
      const models = new ModelsPage(page, words);
      await models.open("pilot");
      for (const [file, code, place] of cases) {
        await models.files.setInputFiles(file as GivenFile);
        await expectToSay(models.problems, { words, code, ...(place === undefined ? {} : { place }) });
        await expect.soft(models.preview, code).toBeHidden();
      }
      await expect(page.getByText(words.researcher.models.heldNone)).toBeVisible();
      await models.files.setInputFiles(givenFile("good.json", good));
      await models.accept();
      await expect(models.held).toContainText("model-x");
    });
  });
}

interface Said {
  readonly words: Words;
  readonly code: IssueCode;
  readonly place?: string | RegExp;
}

/** The words for the code, in the page's language, and where it lies. */
async function expectToSay(target: Locator, { words, code, place }: Said): Promise<void> {
  await expect.soft(target, `${code} ${String(place ?? "")}`).toContainText(holds(words.issues[code]));
  if (place !== undefined) await expect.soft(target, code).toContainText(place);
}
