import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fillCells, type FilledCell } from "#formats/fill-cells.ts";
import { readGradingWorkbook } from "#formats/read-grading-workbook.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { currentGrades } from "#workflows/current-grades.ts";
import { exportBlindedWorkbook, type BlindedWorkbook, type BlindedWorkbookRequest } from "#workflows/export-blinded-workbook.ts";
import { acceptGradedWorkbook, readGradedWorkbook, type GradePreview } from "#workflows/import-graded-workbook.ts";
import type { WorkspaceStore } from "#workflows/ports/workspace-store.ts";
import { codesOf } from "../../support/codes-of.ts";
import { demoContext, openDemo } from "../../support/open-demo.ts";
import { simulatedStudy } from "../../support/simulated-study.ts";

const REQUEST: BlindedWorkbookRequest = { studyId: "demo", grader: "Dr Li", seed: "7", scope: "all", language: "en", nowMs: 5 };

let files: ReadonlyMap<string, Uint8Array>;
let store: WorkspaceStore;
beforeAll(async () => {
  files = await simulatedStudy("grading", { participantsByRank: [3, 1, 1], modelCount: 2 });
}, 60_000);
beforeEach(async () => {
  store = await openDemo(files);
});

async function blinded(change: Partial<BlindedWorkbookRequest> = {}): Promise<BlindedWorkbook> {
  const result = await exportBlindedWorkbook({ ...REQUEST, ...change }, store);
  return result.ok ? result.value : expect.fail(JSON.stringify(result.error));
}

/** The workbook with every `step`-th grade cell filled in. */
function graded(workbook: NamedBytes, text: string, step = 1): NamedBytes {
  const read = readGradingWorkbook(workbook);
  const marks = read.ok ? read.value.rows.flatMap((row) => row.marks) : expect.fail("no grading workbook");
  const cells = marks
    .filter((_, index) => index % step === 0)
    .map(({ place }): FilledCell => ({ sheet: place.sheet ?? "", cell: place.cell ?? "", text }));
  return { name: workbook.name, bytes: fillCells(workbook.bytes, cells) };
}

async function preview(file: NamedBytes): Promise<GradePreview> {
  const result = await readGradedWorkbook({ studyId: "demo", file }, store);
  return result.ok ? result.value : expect.fail(JSON.stringify(result.error));
}

describe("exportBlindedWorkbook", { timeout: 60_000 }, () => {
  it("stores the round that unblinds the workbook, people and models mixed", async () => {
    const { roundId, rowCount, workbook } = await blinded();
    const { workspace } = await demoContext(store);
    const round = workspace.rounds.at(-1);
    expect(round).toMatchObject({ roundId, grader: "Dr Li", seed: "7", madeAtMs: 5 });
    expect(round?.codebook.entries).toHaveLength(rowCount);
    const kinds = round?.codebook.entries.map(
      (entry) => workspace.collected.find(({ submission }) => submission.submissionId === entry.submissionId)?.submission.source.kind,
    );
    expect(new Set(kinds)).toEqual(new Set(["participant", "model"]));
    expect(workbook.name).toBe(`demo-grading-Dr_Li-${roundId}.xlsx`);
  });

  it("gives another grader other codes, and the same request later another round", async () => {
    const rounds = [await blinded(), await blinded({ grader: "Dr Wu" }), await blinded()];
    expect(new Set(rounds.map((round) => round.roundId)).size).toBe(3);
    const books = (await demoContext(store)).workspace.rounds.slice(-3).map((round) => round.codebook.entries.map((entry) => entry.code));
    expect(books[0]?.filter((code) => books[1]?.includes(code))).toEqual([]);
  });

  it("leaves out what is graded, and says so when nothing is left", async () => {
    expect(codesOf(await exportBlindedWorkbook({ ...REQUEST, scope: "ungraded" }, store))).toEqual(["grading-nothing-left"]);
    const [held] = (await demoContext(store)).workspace.gradeImports;
    await store.removeGradeImport("demo", held?.fileHash ?? "");
    expect((await blinded({ scope: "ungraded" })).rowCount).toBe((await blinded()).rowCount);
  });

  it("leaves out doubtful submissions", async () => {
    await blinded();
    const { workspace } = await demoContext(store);
    const doubtful = workspace.collected.filter((entry) => entry.verdict === "doubtful").map((entry) => entry.submission.submissionId);
    expect(doubtful).not.toEqual([]);
    expect(workspace.rounds.at(-1)?.codebook.entries.filter((entry) => doubtful.includes(entry.submissionId))).toEqual([]);
  });
});

describe("readGradedWorkbook", { timeout: 60_000 }, () => {
  it("counts what an import adds, changes and leaves, and what is missing", async () => {
    const { workbook } = await blinded();
    const first = await preview(graded(workbook, "yes", 2));
    expect(first.changedCount + first.unchangedCount).toBe(0);
    expect(first.addedCount).toBe(first.grades.length);
    expect(first.missingCount).toBeGreaterThan(0);
    await acceptGradedWorkbook("demo", { preview: first, nowMs: 9 }, store);
    const second = await preview(graded(graded(workbook, "yes"), "0", 4));
    expect(second.addedCount).toBe(first.missingCount);
    expect(second.changedCount).toBe(Math.ceil(first.addedCount / 2));
    expect(second.unchangedCount).toBe(first.addedCount - second.changedCount);
    expect(second.missingCount).toBe(0);
  });

  it("stores nothing before it is accepted", async () => {
    const { workbook } = await blinded();
    const before = await store.load("demo");
    await preview(graded(workbook, "1"));
    expect(await store.load("demo")).toEqual(before);
  });

  it("warns of a file imported before, and accepting it changes nothing", async () => {
    const file = graded((await blinded()).workbook, "是");
    await acceptGradedWorkbook("demo", { preview: await preview(file), nowMs: 9 }, store);
    const before = await store.load("demo");
    const again = await preview(file);
    expect(again.warnings.map((issue) => issue.code)).toContain("graded-file-again");
    expect([again.addedCount, again.changedCount]).toEqual([0, 0]);
    await acceptGradedWorkbook("demo", { preview: again, nowMs: 10 }, store);
    expect(await store.load("demo")).toEqual(before);
  });

  it("lets the later import of a round win and the undo bring the earlier back", async () => {
    const { workbook, roundId } = await blinded();
    const hitsOfRound = async (): Promise<number> => {
      const { workspace } = await demoContext(store);
      return currentGrades({ gradeImports: workspace.gradeImports.filter((held) => held.roundId === roundId) }).filter((grade) => grade.hit)
        .length;
    };
    const allYes = await preview(graded(workbook, "yes"));
    const allNo = await preview(graded(workbook, "no"));
    await acceptGradedWorkbook("demo", { preview: allYes, nowMs: 1 }, store);
    expect(await hitsOfRound()).toBe(allYes.grades.length);
    await acceptGradedWorkbook("demo", { preview: allNo, nowMs: 2 }, store);
    expect(await hitsOfRound()).toBe(0);
    await store.removeGradeImport("demo", allNo.fileHash);
    expect(await hitsOfRound()).toBe(allYes.grades.length);
  });

  it("keeps the grades of different rounds beside each other", async () => {
    const before = currentGrades((await demoContext(store)).workspace).length;
    const file = graded((await blinded()).workbook, "yes");
    const read = await preview(file);
    await acceptGradedWorkbook("demo", { preview: read, nowMs: 1 }, store);
    expect(currentGrades((await demoContext(store)).workspace)).toHaveLength(before + read.grades.length);
  });

  it("refuses unreadable marks, foreign workbooks and unknown rounds, with their place", async () => {
    const { workbook } = await blinded();
    const odd = await readGradedWorkbook({ studyId: "demo", file: graded(workbook, "maybe", 1_000) }, store);
    expect(codesOf(odd)).toEqual(["grade-unreadable"]);
    expect(odd.ok ? null : odd.error[0]?.place).toMatchObject({
      file: workbook.name,
      sheet: expect.any(String),
      cell: expect.stringMatching(/^[A-Z]+\d+$/),
    });
    const csv = { name: "x.csv", bytes: new TextEncoder().encode("code,P1\nK1,yes\n") };
    expect(codesOf(await readGradedWorkbook({ studyId: "demo", file: csv }, store))).toEqual(["grading-workbook-foreign"]);
    const elsewhere = await openDemo(files);
    expect(codesOf(await readGradedWorkbook({ studyId: "demo", file: workbook }, elsewhere))).toEqual(["grading-round-unknown"]);
  });
});
