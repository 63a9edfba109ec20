import { blind, gradedId, type BlindedRows } from "#domain/blinding/blind.ts";
import { keyOf } from "#domain/exam/answer-key.ts";
import { writeGradingWorkbook } from "#formats/grading-workbook.ts";
import { hashOf } from "#lib/hash.ts";
import { errorAt } from "#lib/issue.ts";
import type { Language } from "#lib/language.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";
import { currentGrades } from "#workflows/current-grades.ts";
import { toFileName } from "#workflows/file-name.ts";
import { loadStudy, type StudyContext } from "#workflows/load-study.ts";
import type { GradingRound, WorkspaceStore } from "#workflows/ports/workspace-store.ts";
import { soundSubmissions } from "#workflows/sound-submissions.ts";

/** What goes to which grader. */
export interface BlindedWorkbookRequest {
  readonly studyId: string;
  /** Who grades; as the coordinator names them. Not written into the workbook. */
  readonly grader: string;
  /** With the grader's name it decides codes and order. */
  readonly seed: string;
  /** "ungraded" leaves out responses every point of which has a grade. */
  readonly scope: "ungraded" | "all";
  readonly language: Language;
  readonly nowMs: number;
}

/** A workbook to hand out; its round is stored already. */
export interface BlindedWorkbook {
  readonly workbook: NamedBytes;
  readonly roundId: string;
  readonly rowCount: number;
}

/**
 * Makes a blinded grading workbook of the sound submissions, people and models mixed, and stores its codebook as a round before
 * the bytes are given out: a workbook that cannot be unblinded never leaves.
 * Issues: those of `loadStudy`; `grading-nothing-left` when no response needs a grade.
 */
export async function exportBlindedWorkbook(request: BlindedWorkbookRequest, store: WorkspaceStore): Promise<Result<BlindedWorkbook>> {
  const context = await loadStudy(request.studyId, store);
  if (!context.ok) return context;
  const blinded = blindResponses(context.value, request);
  if (blinded.rows.length === 0) return err([errorAt("grading-nothing-left", {})]);
  const round = toRound(request, context.value, blinded);
  const { exam, key, workspace } = context.value;
  const { simulated } = workspace.office.study;
  const { language } = request;
  const bytes = await writeGradingWorkbook({ roundId: round.roundId, exam, key, rows: blinded.rows, language, simulated });
  await store.addRound(request.studyId, round);
  const name = toFileName([request.studyId, "grading", request.grader, round.roundId], "xlsx");
  return ok({ workbook: { name, bytes }, roundId: round.roundId, rowCount: blinded.rows.length });
}

function blindResponses(context: StudyContext, request: BlindedWorkbookRequest): BlindedRows {
  const { exam, key, workspace } = context;
  const submissions = soundSubmissions(workspace);
  const seed = `${request.seed}/${request.grader}`;
  const graded = request.scope === "all" ? new Set<string>() : fullyGraded(context);
  return blind({ submissions, exam, key, seed, graded });
}

function fullyGraded({ workspace, key }: StudyContext): ReadonlySet<string> {
  const pointsById = new Map<string, { readonly itemId: string; readonly pointIds: Set<string> }>();
  for (const { submissionId, itemId, pointId } of currentGrades(workspace)) {
    const id = gradedId(submissionId, itemId);
    const points = pointsById.get(id) ?? { itemId, pointIds: new Set<string>() };
    points.pointIds.add(pointId);
    pointsById.set(id, points);
  }
  const complete = [...pointsById].filter(([, { itemId, pointIds }]) => {
    const itemKey = keyOf(key, itemId);
    return itemKey.kind === "short-answer" && itemKey.points.every((point) => pointIds.has(point.id));
  });
  return new Set(complete.map(([id]) => id));
}

/** The id is a hash of what makes the round: unique, and telling a grader nothing. */
function toRound(request: BlindedWorkbookRequest, context: StudyContext, blinded: BlindedRows): GradingRound {
  const { studyId, grader, seed, nowMs } = request;
  const roundId = `R${hashOf([studyId, grader, seed, nowMs, context.workspace.rounds.length]).slice(0, 10)}`;
  return { roundId, grader, seed, madeAtMs: nowMs, codebook: blinded.codebook };
}
