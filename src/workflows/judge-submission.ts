import type { ParticipantSubmission } from "#domain/submission/submission.ts";
import { errorAt, hasErrors, warningAt, type Issue } from "#lib/issue.ts";
import { canonicalJson } from "#lib/json.ts";
import { isContradiction } from "#workflows/contradiction.ts";
import { inFile, NOTHING_STORED, toRefusedRow, type Judged, type JudgedFile } from "#workflows/collect-row.ts";
import { codeIssues, doubted, rivalsOf, withIssue } from "#workflows/doubts-of-code.ts";
import type { CollectedSubmission, StudyWorkspace } from "#workflows/ports/workspace-store.ts";
import { forkOf } from "#workflows/record-fork.ts";
import { verdictOf } from "#workflows/verdict-of.ts";

/** A submission that could be opened, with what its verification found. */
export interface Verified {
  readonly submission: ParticipantSubmission;
  readonly issues: readonly Issue[];
}

/**
 * Judges a submission against what is held.
 * - duplicate: that very submission is held.
 * - refused: `collect-id-taken` {held} (another submission of that id is held); `collect-fork` {held, event, minutes}: that one is held,
 *   the two share their beginning and part at that event; the one that is held becomes doubtful too.
 * - doubtful: errors of the verification; `collect-code-unknown`; `collect-second-sitting` (another sitting of that code is held: that one
 *   becomes doubtful too).
 * - warnings: `collect-lost-found` {held}: it takes the place of a state that was taken from a backup. `collect-original-found` {held}: it
 *   bears its own verification and takes the place of what was changed after it was made. `collect-backup-fork` {held, event, minutes}: a
 *   backup of this sitting holds events that this record does not.
 */
export function judgeSubmission(verified: Verified, file: JudgedFile, workspace: StudyWorkspace): Judged {
  const { submissionId, source } = verified.submission;
  const held = workspace.collected.find((entry) => entry.submission.submissionId === submissionId);
  const replaced = held === undefined ? [] : replacedIssues(verified, held);
  if (held !== undefined && replaced.length === 0) return collectedAgain(verified, file, held);
  const code = source.start.participantCode;
  const rivals = rivalsOf(code, submissionId, workspace);
  const all = [...verified.issues, ...codeIssues(code, rivals, workspace), ...replaced, ...backupForks(verified, workspace)];
  const issues = inFile(all, file.name);
  const verdict = hasErrors(issues) ? "doubtful" : "sound";
  const collected = { submission: verified.submission, fileName: file.name, collectedAtMs: file.nowMs, verdict, issues } as const;
  const row = { fileName: file.name, outcome: "accepted", verdict, participantCode: code, issues } as const;
  return { row, submissions: [collected, ...rivals.map(doubted)], backup: null };
}

/** Why a submission takes the place of the one that is held; none where that stays. */
function replacedIssues(verified: Verified, { submission: { source }, issues, fileName }: CollectedSubmission): readonly Issue[] {
  if (source.kind === "participant" && source.closedBy === "lost") return [warningAt("collect-lost-found", {}, { held: fileName })];
  const [isHeldChanged, isChanged] = [issues, verified.issues].map((found) => found.some(({ code }) => isContradiction(code)));
  if (isHeldChanged !== true || isChanged === true) return [];
  return [warningAt("collect-original-found", {}, { held: fileName })];
}

/** Whoever has the public key can seal anything: an id that is held with other content is not taken for the same. */
function collectedAgain(verified: Verified, file: JudgedFile, held: CollectedSubmission): Judged {
  const { submission } = verified;
  const { participantCode } = submission.source.start;
  if (canonicalJson(held.submission) === canonicalJson(submission)) {
    const row = { fileName: file.name, outcome: "duplicate", verdict: held.verdict, participantCode, issues: [] } as const;
    return { row, ...NOTHING_STORED };
  }
  const fork = held.submission.source.kind !== "participant" ? null : forkIssue(verified, held.submission.source.events, held.fileName);
  if (fork === null) {
    const issues = [errorAt("collect-id-taken", {}, { held: held.fileName })];
    return { row: toRefusedRow(file.name, participantCode, issues), ...NOTHING_STORED };
  }
  const noted = withIssue(held, { ...fork, place: { file: held.fileName } });
  const submissions = noted === held ? [] : [{ ...noted, verdict: verdictOf(noted) }];
  return { row: toRefusedRow(file.name, participantCode, [fork]), submissions, backup: null };
}

/** One sitting that was gone on with twice, as after a restore; null for records that do not share their beginning. */
function forkIssue(verified: Verified, events: Verified["submission"]["source"]["events"], fileName: string): Issue | null {
  if (hasBrokenChain(verified)) return null;
  const fork = forkOf(verified.submission.source.events, { events, fileName });
  return fork === null ? null : errorAt("collect-fork", fork.place, fork.params);
}

function backupForks(verified: Verified, { backups }: StudyWorkspace): readonly Issue[] {
  if (hasBrokenChain(verified)) return [];
  const { submissionId, source } = verified.submission;
  return backups.flatMap(({ content, fileName }) => {
    if (content.start.sittingId !== submissionId) return [];
    const fork = forkOf(source.events, { events: content.events, fileName });
    return fork === null ? [] : [warningAt("collect-backup-fork", fork.place, fork.params)];
  });
}

/** Records are compared by their hashes, which a broken chain does not vouch for. */
function hasBrokenChain({ issues }: Verified): boolean {
  return issues.some(({ code }) => code === "submission-chain");
}
