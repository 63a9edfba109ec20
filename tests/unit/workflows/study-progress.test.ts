import { describe, expect, it } from "vitest";
import { exportBlindedWorkbook } from "#workflows/export-blinded-workbook.ts";
import { loadStudy } from "#workflows/load-study.ts";
import type { WorkspaceStore } from "#workflows/ports/workspace-store.ts";
import { studyProgress, type StudyProgress } from "#workflows/study-progress.ts";
import { comparedStudy } from "../../support/compared-study.ts";

const PLAN = { participantsByRank: [2, 1, 0], modelCount: 2 } as const;

describe("studyProgress", () => {
  it("counts people, models and the answer points of sound submissions that wait for a grade", async () => {
    const progress = await progressOf(await comparedStudy({ ...PLAN, isGraded: false }));
    expect(progress.roster).toMatchObject({ expected: 3, handedIn: 3, sound: 2, doubtful: 1, missing: 0, unexpected: 0 });
    expect([progress.modelCount, progress.collectedCount]).toEqual([2, 5]);
    expect(progress.pointCount).toBeGreaterThan(0);
    expect([progress.gradedPointCount, progress.rounds.length]).toEqual([0, 0]);
  });

  it("counts every point as graded once all are", async () => {
    const progress = await progressOf(await comparedStudy({ ...PLAN, isGraded: true }));
    expect(progress.gradedPointCount).toBe(progress.pointCount);
  });

  it("agrees with the workbook on how many points there are to grade", async () => {
    const store = await comparedStudy({ ...PLAN, isGraded: false });
    const request = { studyId: "compared", grader: "G1", seed: "s", scope: "all", language: "en", nowMs: 0 } as const;
    const made = await exportBlindedWorkbook(request, store);
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    const progress = await progressOf(store);
    const [round] = progress.rounds;
    expect(round?.rowCount).toBe(made.value.rowCount);
    expect(round?.pointCount).toBe(progress.pointCount);
    expect(round?.gradedPointCount).toBe(0);
  });
});

async function progressOf(store: WorkspaceStore): Promise<StudyProgress> {
  const context = await loadStudy("compared", store);
  if (!context.ok) throw new Error(JSON.stringify(context.error));
  return studyProgress(context.value);
}
