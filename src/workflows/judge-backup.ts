import { compareRecords } from "#domain/sitting/compare-records.ts";
import type { ChainedEvent } from "#domain/sitting/sitting-event.ts";
import type { BackupContent } from "#formats/backup-file.ts";
import { errorAt, warningAt, type Issue } from "#lib/issue.ts";
import { inFile, NOTHING_STORED, toRefusedRow, type CollectRow, type Judged, type JudgedFile } from "#workflows/collect-row.ts";
import { codeIssues, rivalsOf, withIssue } from "#workflows/doubts-of-code.ts";
import type { CollectedSubmission, StudyWorkspace } from "#workflows/ports/workspace-store.ts";
import { forkOf, wholeMinutes } from "#workflows/record-fork.ts";

/**
 * Judges a backup against what is held. A backup is no submission, whatever it holds: it was not handed in.
 * - kept: the newest of a sitting whose submission is not held, with the warning `collect-backup` {events, minutes}; errors of its code
 *   (`collect-code-unknown`, `collect-second-sitting`); warning `collect-backup-newer` {held} where it takes the place of an older one.
 * - duplicate: that very backup, or a newer one (`collect-backup-older` {held, events, minutes}), or the submission
 *   (`collect-backup-known` {events, minutes}) is held.
 * - refused: `collect-backup-fork` {held, event, minutes}: it parts from what is held at that event. A submission that is held says so from
 *   then on, as a warning: it lacks what the backup has.
 */
export function judgeBackup(content: BackupContent, file: JudgedFile, workspace: StudyWorkspace): Judged {
  const { sittingId } = content.start;
  const held = workspace.collected.find(({ submission }) => submission.submissionId === sittingId);
  const backup = workspace.backups.find((entry) => entry.content.start.sittingId === sittingId);
  const againstHeld = held === undefined ? null : judgeAgainst(content, file, held);
  if (againstHeld !== null) return againstHeld;
  const against = backup === undefined ? null : apart(content, file, { events: backup.content.events, fileName: backup.fileName });
  return against === null ? kept(content, file, { workspace, older: backup?.fileName ?? null }) : { row: against, ...NOTHING_STORED };
}

/** A state taken from an older backup does not stand in the way of a newer one. */
function judgeAgainst(content: BackupContent, file: JudgedFile, held: CollectedSubmission): Judged | null {
  const { source } = held.submission;
  if (source.kind !== "participant") return null;
  const isLost = source.closedBy === "lost";
  const row = apart(content, file, { events: source.events, fileName: held.fileName });
  if (row === null) return null;
  if (row.outcome === "refused") {
    const noted = withForkNoted(held, row.issues);
    return { row, submissions: noted === held ? [] : [noted], backup: null };
  }
  const issues = isLost ? row.issues : inFile([warningAt("collect-backup-known", {}, sizeOf(content))], file.name);
  return { row: { ...row, issues }, ...NOTHING_STORED };
}

function withForkNoted(held: CollectedSubmission, issues: readonly Issue[]): CollectedSubmission {
  const [fork] = issues;
  return fork === undefined ? held : withIssue(held, { ...fork, severity: "warning", place: { file: held.fileName } });
}

/** The row of a backup that adds nothing to a record, or parts from it; null where it goes on from it. */
function apart(
  content: BackupContent,
  file: JudgedFile,
  held: { readonly events: readonly ChainedEvent[]; readonly fileName: string },
): CollectRow | null {
  const { participantCode } = content.start;
  const relation = compareRecords(content.events, held.events);
  if (relation.kind === "continuation") return null;
  if (relation.kind === "fork") {
    const fork = forkOf(content.events, held);
    const params = fork?.params ?? { held: held.fileName, event: 1, minutes: 0 };
    return toRefusedRow(file.name, participantCode, [errorAt("collect-backup-fork", fork?.place ?? {}, params)]);
  }
  const older = relation.kind === "same" ? [] : [warningAt("collect-backup-older", {}, { held: held.fileName, ...sizeOf(content) })];
  return { fileName: file.name, outcome: "duplicate", verdict: null, participantCode, issues: inFile(older, file.name) };
}

function kept(
  content: BackupContent,
  file: JudgedFile,
  { workspace, older }: { readonly workspace: StudyWorkspace; readonly older: string | null },
): Judged {
  const { participantCode, sittingId } = content.start;
  const found = codeIssues(participantCode, rivalsOf(participantCode, sittingId, workspace), workspace);
  const newer = older === null ? [] : [warningAt("collect-backup-newer", {}, { held: older })];
  const issues = inFile([...found, warningAt("collect-backup", {}, sizeOf(content)), ...newer], file.name);
  const row = { fileName: file.name, outcome: "kept", verdict: null, participantCode, issues } as const;
  return { row, submissions: [], backup: { content, fileName: file.name, collectedAtMs: file.nowMs } };
}

function sizeOf({ events, heartbeat }: BackupContent): { readonly events: number; readonly minutes: number } {
  return { events: events.length, minutes: wholeMinutes(heartbeat.elapsedMs) };
}
