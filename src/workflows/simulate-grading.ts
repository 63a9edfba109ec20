import type { TruePoints } from "#domain/simulation/true-points.ts";
import { writeRoundFile } from "#formats/round-file.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { ok, type Result } from "#lib/result.ts";
import { createRng } from "#lib/rng.ts";
import { exportBlindedWorkbook } from "#workflows/export-blinded-workbook.ts";
import { gradeVirtually } from "#workflows/grade-virtually.ts";
import { acceptGradedWorkbook, readGradedWorkbook } from "#workflows/import-graded-workbook.ts";
import { loadStudy } from "#workflows/load-study.ts";
import type { WorkspaceStore } from "#workflows/ports/workspace-store.ts";

/** Who is graded, from what seed, and when. */
export interface GradingScript {
  readonly studyId: string;
  readonly seed: string;
  readonly appVersion: string;
  readonly nowMs: number;
  readonly pointsBySubmission: ReadonlyMap<string, TruePoints>;
}

/**
 * Has the sound submissions of a stored study graded by one virtual grader, through the real export and import. Gives the round's file and
 * the graded workbook; nothing when there is nothing to grade. Issues: those of the workflows it runs.
 */
export async function simulateGrading(script: GradingScript, store: WorkspaceStore): Promise<Result<readonly NamedBytes[]>> {
  const { studyId, seed, appVersion, nowMs } = script;
  const request = { studyId, grader: "G1", seed, scope: "all", language: "zh", nowMs } as const;
  const blinded = await exportBlindedWorkbook(request, store);
  if (!blinded.ok) return blinded.error.every((issue) => issue.code === "grading-nothing-left") ? ok([]) : blinded;
  const context = await loadStudy(studyId, store);
  if (!context.ok) return context;
  const round = context.value.workspace.rounds.find((candidate) => candidate.roundId === blinded.value.roundId);
  if (round === undefined) throw new RangeError(`simulateGrading requires the round it made, got none of id ${blinded.value.roundId}`);
  const graded = gradeVirtually(
    blinded.value.workbook,
    { round, pointsBySubmission: script.pointsBySubmission },
    createRng(`${seed}/grader`),
  );
  const preview = await readGradedWorkbook({ studyId, file: graded }, store);
  if (!preview.ok) return preview;
  await acceptGradedWorkbook(studyId, { preview: preview.value, nowMs }, store);
  const { examId, examHash } = context.value.exam;
  return ok([
    { name: `rounds/${round.roundId}.json`, bytes: writeRoundFile(round, { appVersion, examId, examHash }) },
    { name: `graded/${graded.name}`, bytes: graded.bytes },
  ]);
}
