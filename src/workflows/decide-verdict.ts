import { noteProblem } from "#domain/cohort/validity.ts";
import { assert } from "#lib/assert.ts";
import { codeOfCollected, rivalsOf } from "#workflows/doubts-of-code.ts";
import { loadStudy, type StudyContext } from "#workflows/load-study.ts";
import type { CollectedSubmission, VerdictDecision, WorkspaceStore } from "#workflows/ports/workspace-store.ts";
import { errorCodes, verdictOf } from "#workflows/verdict-of.ts";

/** Whether a submission counts from now on, and why. */
export interface VerdictRequest extends Pick<VerdictDecision, "verdict" | "reason"> {
  readonly studyId: string;
  readonly submissionId: string;
  readonly nowMs: number;
}

/** Why a submission cannot count, whatever is decided. */
export type CountBar = "code-unknown" | "other-counts" | "responses";

/**
 * Records whether a submission counts, whatever its verification found; earlier decisions stay on record. The reason is kept without white
 * space around it. Rejects, with nothing changed, when the store does, and when the participant's data are being erased.
 * @throws RangeError for a submission that is not held, one that cannot count (`countBar`), and a reason that is empty or too long.
 */
export async function decideVerdict(
  { studyId, submissionId, nowMs, verdict, reason }: VerdictRequest,
  store: Pick<WorkspaceStore, "load" | "putCollected">,
): Promise<void> {
  const problem = reasonProblem(reason);
  assert(problem === null, `decideVerdict requires a reason, got one that is ${problem ?? ""}`);
  const loaded = await loadStudy(studyId, store);
  const entry = loaded.ok ? loaded.value.workspace.collected.find(({ submission }) => submission.submissionId === submissionId) : undefined;
  if (!loaded.ok || entry === undefined) throw new RangeError(`decideVerdict requires a submission that is held, got ${submissionId}`);
  const bar = verdict === "sound" ? countBar(entry, loaded.value) : null;
  assert(bar === null, `decideVerdict requires a submission that can count, got one with ${bar ?? ""}`);
  const decision = { verdict, reason: reason.trim(), decidedAtMs: nowMs, known: errorCodes(entry.issues) };
  const decided = { ...entry, decisions: [...(entry.decisions ?? []), decision] };
  const outcome = await store.putCollected(studyId, [{ ...decided, verdict: verdictOf(decided) }]);
  assert(outcome === "stored", "decideVerdict requires a participant whose data are not erased, got another");
}

/** What keeps a reason from being recorded, or null. */
export function reasonProblem(reason: string): "missing" | "long" | null {
  return noteProblem({ reason: "other", note: reason.trim() });
}

/**
 * What keeps a submission from being counted, or null. A rank and one submission for each respondent are what scoring cannot do without,
 * and responses that the exam's items can have.
 */
export function countBar(entry: CollectedSubmission, { workspace, exam }: Pick<StudyContext, "workspace" | "exam">): CountBar | null {
  const { submission, issues } = entry;
  const code = codeOfCollected(entry);
  if (code !== null && !workspace.office.roster.some((expected) => expected.code === code)) return "code-unknown";
  if (code !== null && rivalsOf(code, submission.submissionId, workspace).some(({ verdict }) => verdict === "sound")) return "other-counts";
  const [given, asked] = [submission.responses.map(({ itemId }) => itemId), exam.items.map(({ id }) => id)];
  const isWhole = JSON.stringify(given) === JSON.stringify(asked) && issues.every((issue) => issue.code !== "submission-misfit");
  return isWhole ? null : "responses";
}
