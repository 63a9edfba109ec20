import { paperSheetOf } from "#domain/paper/paper-sheet.ts";
import { freezePaper } from "#domain/submission/freeze-paper.ts";
import { participantOf } from "#domain/submission/submission.ts";
import { verifySubmission } from "#domain/submission/verify-submission.ts";
import { errorAt } from "#lib/issue.ts";
import { err, ok, type Result } from "#lib/result.ts";
import { inFile } from "#workflows/collect-row.ts";
import { codeIssues, doubted, rivalsOf } from "#workflows/doubts-of-code.ts";
import { loadStudy } from "#workflows/load-study.ts";
import type { CollectedSubmission, StudyWorkspace, WorkspaceStore } from "#workflows/ports/workspace-store.ts";
import { verdictOf } from "#workflows/verdict-of.ts";

/** Whose sheet is submitted, under which random id, and when: UTC epoch ms. */
export interface PaperRequest {
  readonly studyId: string;
  readonly code: string;
  readonly submissionId: string;
  readonly nowMs: number;
}

/**
 * Makes a submission of a paper sheet that was typed in twice and settled; the entries stay beside it. It is sound, with the warning
 * `submission-paper`, unless another submission is held under that code (`collect-second-sitting`: both become doubtful).
 * Issues: those of `loadStudy`; `collect-erased` {date}: the participant's data have just been erased. @throws RangeError while the sheet is
 * not settled, or when its submission is held already.
 */
export async function submitPaperSheet(
  { studyId, code, submissionId, nowMs }: PaperRequest,
  store: Pick<WorkspaceStore, "load" | "putCollected">,
): Promise<Result<CollectedSubmission>> {
  const loaded = await loadStudy(studyId, store);
  if (!loaded.ok) return loaded;
  const { workspace, exam } = loaded.value;
  if (paperSubmissionOf(code, workspace) !== null) throw new RangeError(`submitPaperSheet requires a sheet not submitted yet, got ${code}`);
  const { study } = workspace.office;
  const facts = { submissionId, participantCode: code, studyId, simulated: study.simulated };
  const submission = freezePaper(paperSheetOf(workspace.paperParts, code), exam, facts);
  const rivals = rivalsOf(code, submissionId, workspace);
  const fileName = `${code} (paper)`; // there is no file; this is what tells it apart wherever submissions are listed
  const issues = inFile([...verifySubmission(submission, exam, study), ...codeIssues(code, rivals, workspace)], fileName);
  const collected = { submission, fileName, collectedAtMs: nowMs, verdict: verdictOf({ issues }), issues };
  const outcome = await store.putCollected(studyId, [collected, ...rivals.map(doubted)]);
  if (outcome === "stored") return ok(collected);
  return err([errorAt("collect-erased", { file: fileName }, { date: new Date(nowMs).toISOString().slice(0, 10) })]);
}

/** The submission of a participant's paper sheet, or null. */
export function paperSubmissionOf(code: string, { collected }: Pick<StudyWorkspace, "collected">): CollectedSubmission | null {
  return collected.find(({ submission }) => submission.source.kind === "paper" && participantOf(submission) === code) ?? null;
}
