import { freezeLost } from "#domain/submission/freeze-lost.ts";
import { verifySubmission } from "#domain/submission/verify-submission.ts";
import { errorAt, hasErrors, type Issue } from "#lib/issue.ts";
import { err, ok, type Result } from "#lib/result.ts";
import { inFile } from "#workflows/collect-row.ts";
import { codeIssues, doubted, rivalsOf } from "#workflows/doubts-of-code.ts";
import { loadStudy } from "#workflows/load-study.ts";
import type { CollectedSubmission, WorkspaceStore } from "#workflows/ports/workspace-store.ts";
import { wholeMinutes } from "#workflows/record-fork.ts";

/** Which backup is taken, and when: UTC epoch ms. */
export interface LostSittingRequest {
  readonly studyId: string;
  readonly sittingId: string;
  readonly nowMs: number;
}

/**
 * Takes the newest backup of a sitting as its last state, for a machine that is lost: a doubtful submission, since nobody handed it in
 * (`collect-from-backup` {events, minutes}, beside what its verification finds). A file of the sitting that comes later takes its place.
 * Issues: those of `loadStudy`; `collect-erased` {date}: the participant's data have just been erased. @throws RangeError when no backup of
 * the sitting is held.
 */
export async function takeLostSitting(
  { studyId, sittingId, nowMs }: LostSittingRequest,
  store: Pick<WorkspaceStore, "load" | "putCollected">,
): Promise<Result<CollectedSubmission>> {
  const loaded = await loadStudy(studyId, store);
  if (!loaded.ok) return loaded;
  const { workspace, exam } = loaded.value;
  const backup = workspace.backups.find(({ content }) => content.start.sittingId === sittingId);
  if (backup === undefined) throw new RangeError(`takeLostSitting requires a backup that is held, got ${sittingId}`);
  const { content, fileName } = backup;
  const submission = freezeLost(content, exam);
  const rivals = rivalsOf(content.start.participantCode, sittingId, workspace);
  const size = { events: content.events.length, minutes: wholeMinutes(content.heartbeat.elapsedMs) };
  const found = verifySubmission(submission, exam, workspace.office.study).filter(isNews);
  const all = [errorAt("collect-from-backup", {}, size), ...found, ...codeIssues(content.start.participantCode, rivals, workspace)];
  const issues = inFile(all, fileName);
  const verdict = hasErrors(issues) ? "doubtful" : "sound";
  const collected = { submission, fileName, collectedAtMs: nowMs, verdict, issues } as const;
  const outcome = await store.putCollected(studyId, [collected, ...rivals.map(doubted)]);
  if (outcome === "stored") return ok(collected);
  return err([errorAt("collect-erased", { file: fileName }, { date: new Date(nowMs).toISOString().slice(0, 10) })]);
}

/** That its record has no end is what `collect-from-backup` says. */
function isNews({ code }: Issue): boolean {
  return code !== "submission-incomplete";
}
