import { unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { hpkeSealer } from "#crypto/hpke-sealer.ts";
import { DEFAULT_SCORING_SETTINGS } from "#domain/scoring/settings.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { compareRespondents } from "#workflows/compare-respondents.ts";
import { codeOfCollected } from "#workflows/doubts-of-code.ts";
import { examineHere } from "#workflows/examine-here.ts";
import { exportBlindedWorkbook } from "#workflows/export-blinded-workbook.ts";
import { exportedCodes, recordExport } from "#workflows/exported-codes.ts";
import { exportGrades } from "#workflows/export-grades.ts";
import { exportProcess } from "#workflows/export-process.ts";
import { exportProctorLog } from "#workflows/export-proctor-log.ts";
import { exportResponses } from "#workflows/export-response-workbook.ts";
import { readGradedWorkbook } from "#workflows/import-graded-workbook.ts";
import { loadDemo } from "#workflows/load-demo.ts";
import { loadStudy, type StudyContext } from "#workflows/load-study.ts";
import { createMemoryWorkspaceStore } from "#workflows/memory-workspace-store.ts";
import { participantTraces } from "#workflows/participant-traces.ts";
import type { WorkspaceStore } from "#workflows/ports/workspace-store.ts";
import { rosterBoard } from "#workflows/roster-board.ts";
import { studyProgress } from "#workflows/study-progress.ts";
import { readerOf, simulatedStudy } from "../../support/simulated-study.ts";

let files: ReadonlyMap<string, Uint8Array>;
let store: WorkspaceStore;
let code: string;

beforeAll(async () => {
  files = await simulatedStudy("consent", { participantsByRank: [3, 1, 1], modelCount: 1 });
  store = createMemoryWorkspaceStore();
  const loaded = await loadDemo(readerOf(files), { store, examiner: examineHere(hpkeSealer), nowMs: () => 5 });
  expect(loaded.ok).toBe(true);
  const { workspace } = await context();
  code = workspace.collected.flatMap((entry) => (entry.verdict === "sound" ? [codeOfCollected(entry)] : []))[0] ?? expect.fail("no code");
}, 60_000);

async function context(): Promise<StudyContext> {
  const loaded = await loadStudy("demo", store);
  return loaded.ok ? loaded.value : expect.fail("no study");
}

async function filesOf(study: StudyContext): Promise<string> {
  const options = { language: "en", nowMs: 0, appVersion: "0" } as const;
  const [csv, json] = [await exportResponses(study, "csv", options), await exportResponses(study, "json", options)];
  const files = [json, exportProcess(study), exportGrades(study, options)].map(({ bytes }) => bytes);
  return [...Object.values(unzipSync(csv.bytes)), ...files].map((bytes) => new TextDecoder().decode(bytes)).join("\n");
}

function textOf({ bytes }: NamedBytes): string {
  return new TextDecoder().decode(bytes);
}

describe("a participant who withdraws consent", { timeout: 60_000 }, () => {
  it("leaves exports, scoring and new grading workbooks, and comes back with the withdrawal taken back", async () => {
    const before = await context();
    const theirs = before.workspace.collected
      .filter((entry) => codeOfCollected(entry) === code)
      .map(({ submission }) => submission.submissionId);
    const whole = await filesOf(before);
    for (const trace of [code, ...theirs]) expect(whole).toContain(trace);
    const entry = { entryId: "e1", atMs: 8, site: "", kind: "illness", participantCode: code, note: "left", writtenAtMs: 8 } as const;
    await store.addProctorEntry("demo", entry);
    expect(textOf(exportProctorLog((await context()).workspace))).toContain(code);
    await store.addWithdrawal("demo", { code, atMs: 9 });
    const after = await context();
    const rest = await filesOf(after);
    for (const trace of [code, ...theirs]) expect(rest).not.toContain(trace);
    const sitting = before.workspace.collected.filter((each) => codeOfCollected(each) === code);
    expect(textOf(exportProcess(before, sitting))).toContain(code);
    expect(textOf(exportProcess(after, sitting))).not.toContain(code);
    const log = textOf(exportProctorLog(after.workspace));
    expect(log).toContain("left");
    expect(log).not.toContain(code);
    expect(studyProgress(after).collectedCount).toBe(studyProgress(before).collectedCount - theirs.length);
    const request = { settings: DEFAULT_SCORING_SETTINGS, seed: "1" };
    expect(JSON.stringify(compareRespondents(after, request))).not.toBe(JSON.stringify(compareRespondents(before, request)));
    const made = await exportBlindedWorkbook({ studyId: "demo", grader: "G9", seed: "s", language: "en", scope: "all", nowMs: 10 }, store);
    const round = (await context()).workspace.rounds.find(({ roundId }) => made.ok && roundId === made.value.roundId);
    expect(round?.codebook.entries.some(({ submissionId }) => theirs.includes(submissionId))).toBe(false);
    await store.removeWithdrawal("demo", code);
    expect(await filesOf(await context())).toBe(whole);
  });

  it("is told what is held and what has left this machine", async () => {
    await store.addExport("demo", { fileName: "all.csv", atMs: 11, codes: [code] });
    await store.addExport("demo", { fileName: "others.csv", atMs: 12, codes: ["XXXX-XX"] });
    const { workspace } = await context();
    const traces = participantTraces(workspace, code);
    expect(traces).toMatchObject({ submissionCount: 1, backupCount: 0, exports: [{ fileName: "all.csv" }] });
    expect(traces.gradeCount).toBeGreaterThan(0);
    expect(traces.rounds.length).toBeGreaterThan(0);
    expect(traces.rounds.every(({ round, rowCount }) => round.grader !== "G9" && rowCount > 0)).toBe(true);
    expect(participantTraces(workspace, "XXXX-XX")).toMatchObject({ submissionCount: 0, gradeCount: 0, rounds: [] });
  });
});

describe("a participant whose data are erased", { timeout: 60_000 }, () => {
  it("has no grades, and gets none by a workbook that was made before and comes back later", async () => {
    const held = (await context()).workspace;
    const [submissionId] = held.collected
      .filter((entry) => codeOfCollected(entry) === code)
      .map(({ submission }) => submission.submissionId);
    const before = participantTraces(held, code);
    await store.eraseParticipant("demo", { code, atMs: 21 });
    const after = (await context()).workspace;
    expect(after.gradeImports.flatMap(({ grades }) => grades).some((grade) => grade.submissionId === submissionId)).toBe(false);
    const graded = [...files].filter(([name]) => name.startsWith("graded/"));
    expect(graded.length).toBeGreaterThan(0);
    for (const [name, bytes] of graded) {
      const preview = await readGradedWorkbook({ studyId: "demo", file: { name, bytes } }, store);
      const { grades } = preview.ok ? preview.value : expect.fail(JSON.stringify(preview.error));
      expect(grades.length).toBeGreaterThan(0);
      expect(grades.some((grade) => grade.submissionId === submissionId)).toBe(false);
    }
    expect(participantTraces((await context()).workspace, code)).toMatchObject({
      submissionCount: 0,
      gradeCount: 0,
      exports: [],
      rounds: [],
    });
    expect(before.gradeCount).toBeGreaterThan(0);
    expect(await filesOf(await context())).not.toContain(code);
  });

  it("is not recorded as being in a file made later, where all others are, whether anything of theirs is there or not", async () => {
    const { workspace } = await context();
    const others = workspace.office.roster.map((entry) => entry.code).filter((each) => each !== code);
    const strangers = rosterBoard(workspace).flatMap((row) => (row.rankId === null ? [row.code] : []));
    expect(strangers.length).toBeGreaterThan(0);
    await recordExport({ studyId: "demo", file: "workspace", fileName: "all.rxws", atMs: 31 }, store);
    expect((await context()).workspace.exports.at(-1)).toEqual({ fileName: "all.rxws", atMs: 31, codes: [...others, ...strangers] });
    const bare = { ...workspace, collected: [] };
    expect(exportedCodes("workbook", bare)).toEqual(others);
    expect(exportedCodes("roster", bare)).toEqual(others);
    expect(exportedCodes("json", bare)).toEqual([]);
  });

  it("stays on the roster, which is the study's own file", async () => {
    const { office } = (await context()).workspace;
    expect(office.roster.some((entry) => entry.code === code)).toBe(true);
  });
});
