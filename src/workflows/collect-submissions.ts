import { compareRecords } from "#domain/sitting/compare-records.ts";
import { verifyChain } from "#domain/sitting/event-chain.ts";
import type { ParticipantSubmission } from "#domain/submission/submission.ts";
import { verifySubmission } from "#domain/submission/verify-submission.ts";
import { BACKUP_FORMAT } from "#formats/backup-file.ts";
import { formatOf } from "#formats/json-file.ts";
import { errorAt, hasErrors, type Issue } from "#lib/issue.ts";
import { canonicalJson } from "#lib/json.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { loadStudy, type StudyContext } from "#workflows/load-study.ts";
import type { CollectedSubmission, StudyWorkspace, WorkspaceStore } from "#workflows/ports/workspace-store.ts";
import type { Sealer } from "#workflows/ports/sealer.ts";
import { unsealBackup } from "#workflows/unseal-backup.ts";
import { unsealSubmission } from "#workflows/unseal-submission.ts";

const MINUTE_MS = 60_000;

/** A batch of files to be collected. */
export interface CollectRequest {
  readonly studyId: string;
  readonly files: readonly NamedBytes[];
  /** UTC epoch ms, kept with each submission. */
  readonly nowMs: number;
  /** Called after each file. */
  readonly onProgress?: (doneCount: number, totalCount: number) => void;
  /** Asked before each file; those not reached are not in the report. */
  readonly isCancelled?: () => boolean;
}

/** What became of a batch, one row a file in the order given. */
export interface CollectReport {
  readonly rows: readonly CollectRow[];
}

/** What became of one file. "accepted" is stored; "duplicate" was held already; "refused" changed nothing. */
export interface CollectRow {
  readonly fileName: string;
  readonly outcome: "accepted" | "duplicate" | "refused";
  /** null when refused. */
  readonly verdict: "sound" | "doubtful" | null;
  /** null when the file could not be read so far. */
  readonly participantCode: string | null;
  readonly issues: readonly Issue[];
}

/**
 * Collects submission files one by one; a bad file never stops the batch.
 * - refused: damaged, sealed to another key, changed since (issues of `unsealSubmission`); `collect-study-foreign`, `submission-exam`,
 *   `collect-id-taken` (another submission of that id is held); `collect-fork` {held, event, minutes}: that one is held, the two share
 *   their beginning and part at that event, counted from 1; the one that is held becomes doubtful too. `collect-backup` {events, minutes}:
 *   a backup of a sitting that was not handed in when it was made (`collect-backup-known`: its submission is held); issues of `unsealBackup` when it does not open.
 * - doubtful: errors of `verifySubmission`; `collect-code-unknown` (not on the roster); `collect-second-sitting` (another sitting of that
 *   code is held: that one becomes doubtful too). Kept out of grading and scoring.
 * - duplicate: that very submission is held. Nothing changes.
 * A study that cannot be loaded refuses every file with the reason.
 */
export async function collectSubmissions(
  request: CollectRequest,
  ports: { readonly store: WorkspaceStore; readonly sealer: Sealer },
): Promise<CollectReport> {
  const loaded = await loadStudy(request.studyId, ports.store);
  if (!loaded.ok) return { rows: request.files.map((file) => refused(file, null, loaded.error)) };
  let context = loaded.value;
  const rows: CollectRow[] = [];
  for (const file of request.files) {
    if (request.isCancelled?.() === true) break;
    const { row, changed } = await judge(file, context, { sealer: ports.sealer, nowMs: request.nowMs });
    if (changed.length > 0) await ports.store.putCollected(request.studyId, changed);
    context = withCollected(context, changed);
    rows.push(row);
    request.onProgress?.(rows.length, request.files.length);
  }
  return { rows };
}

/** What a file comes to, and the submissions that are to be stored because of it. */
interface Judged {
  readonly row: CollectRow;
  readonly changed: readonly CollectedSubmission[];
}

async function judge(
  file: NamedBytes,
  context: StudyContext,
  { sealer, nowMs }: { readonly sealer: Sealer; readonly nowMs: number },
): Promise<Judged> {
  const { workspace, exam } = context;
  if (formatOf(file) === BACKUP_FORMAT.format) return onlyRow(await backupRow(file, workspace, sealer));
  const unsealed = await unsealSubmission(file, workspace.office.privateKey, sealer);
  if (!unsealed.ok) return onlyRow(refused(file, null, unsealed.error));
  const submission = unsealed.value;
  const foreign = foreignIssues(submission, context);
  if (foreign.length > 0) return onlyRow(refused(file, submission, foreign));
  const held = workspace.collected.find((entry) => entry.submission.submissionId === submission.submissionId);
  if (held !== undefined) return collectedAgain(file, submission, held);
  const rivals = sittingsOfCode(workspace, codeOf(submission));
  const second = rivals.length > 0 ? [secondSitting(submission)] : [];
  const found = [...verifySubmission(submission, exam, workspace.office.study), ...rosterIssues(submission, workspace), ...second];
  const collected = toCollected(submission, file, { issues: found, nowMs });
  const { verdict, issues } = collected;
  const row = { fileName: file.name, outcome: "accepted", verdict, participantCode: codeOf(submission), issues } as const;
  return { row, changed: [collected, ...rivals.map(doubted)] };
}

function onlyRow(row: CollectRow): Judged {
  return { row, changed: [] };
}

/** What the store holds now, without reading it all again for each file of a batch. */
function withCollected(context: StudyContext, changed: readonly CollectedSubmission[]): StudyContext {
  const byId = new Map(context.workspace.collected.map((entry) => [entry.submission.submissionId, entry]));
  for (const entry of changed) byId.set(entry.submission.submissionId, entry);
  return { ...context, workspace: { ...context.workspace, collected: [...byId.values()] } };
}

function refused(file: NamedBytes, submission: ParticipantSubmission | null, issues: readonly Issue[]): CollectRow {
  const participantCode = submission === null ? null : codeOf(submission);
  return { fileName: file.name, outcome: "refused", verdict: null, participantCode, issues: inFile(issues, file) };
}

/** A submission for another study or exam cannot be judged here, let alone scored. */
function foreignIssues(submission: ParticipantSubmission, { workspace, exam }: StudyContext): Issue[] {
  const { studyId } = workspace.office.study;
  if (submission.studyId !== studyId) return [errorAt("collect-study-foreign", {}, { expected: studyId, found: submission.studyId })];
  if (submission.examHash === exam.examHash) return [];
  return [errorAt("submission-exam", {}, { expected: exam.examHash.slice(0, 8), found: submission.examHash.slice(0, 8) })];
}

/** Whoever has the public key can seal anything: an id that is held with other content is not taken for the same. */
function collectedAgain(file: NamedBytes, submission: ParticipantSubmission, held: CollectedSubmission): Judged {
  if (canonicalJson(held.submission) === canonicalJson(submission)) {
    return onlyRow({ fileName: file.name, outcome: "duplicate", verdict: held.verdict, participantCode: codeOf(submission), issues: [] });
  }
  const fork = forkIssue(submission, held);
  if (fork === null) return onlyRow(refused(file, submission, [errorAt("collect-id-taken", {}, { held: held.fileName })]));
  const doubted = { ...held, verdict: "doubtful", issues: [...held.issues, { ...fork, place: { file: held.fileName } }] } as const;
  const isKnown = held.issues.some(({ code }) => code === "collect-fork");
  return { row: refused(file, submission, [fork]), changed: isKnown ? [] : [doubted] };
}

/** One sitting that was gone on with twice, as after a restore; null for records that do not share their beginning. */
function forkIssue({ source }: ParticipantSubmission, held: CollectedSubmission): Issue | null {
  const first = held.submission.source;
  if (first.kind === "model" || !verifyChain(source.start, source.events).ok) return null;
  const relation = compareRecords(source.events, first.events);
  if (relation.kind !== "fork" || relation.seq === 0) return null;
  const minutes = Math.floor((source.events[relation.seq]?.elapsedMs ?? 0) / MINUTE_MS);
  return errorAt("collect-fork", { path: `events[${relation.seq}]` }, { held: held.fileName, event: relation.seq + 1, minutes });
}

/** A backup is no submission, whatever it holds: it was not handed in. The row says whose it is and how far it goes. */
async function backupRow(file: NamedBytes, { office, collected }: StudyWorkspace, sealer: Sealer): Promise<CollectRow> {
  const opened = await unsealBackup(file, office.privateKey, sealer);
  if (!opened.ok) return refused(file, null, opened.error);
  const { start, events, heartbeat } = opened.value;
  const isHandedIn = collected.some(({ submission }) => submission.submissionId === start.sittingId);
  const params = { events: events.length, minutes: Math.floor(heartbeat.elapsedMs / MINUTE_MS) };
  const issues = [errorAt(isHandedIn ? "collect-backup-known" : "collect-backup", {}, params)];
  return { ...refused(file, null, issues), participantCode: start.participantCode };
}

function rosterIssues(submission: ParticipantSubmission, { office }: StudyWorkspace): Issue[] {
  const code = codeOf(submission);
  return office.roster.some((entry) => entry.code === code) ? [] : [errorAt("collect-code-unknown", {}, { code })];
}

function sittingsOfCode(workspace: StudyWorkspace, code: string): readonly CollectedSubmission[] {
  return workspace.collected.filter(({ submission: { source } }) => source.kind === "participant" && source.start.participantCode === code);
}

function secondSitting(submission: ParticipantSubmission): Issue {
  return errorAt("collect-second-sitting", {}, { code: codeOf(submission) });
}

/** A sitting that turns out to be one of two; said once only. */
function doubted(entry: CollectedSubmission): CollectedSubmission {
  const { source } = entry.submission;
  if (source.kind === "model" || entry.issues.some((issue) => issue.code === "collect-second-sitting")) return entry;
  const issue = errorAt("collect-second-sitting", { file: entry.fileName }, { code: source.start.participantCode });
  return { ...entry, verdict: "doubtful", issues: [...entry.issues, issue] };
}

function toCollected(
  submission: ParticipantSubmission,
  file: NamedBytes,
  found: { readonly issues: readonly Issue[]; readonly nowMs: number },
): CollectedSubmission {
  const issues = inFile(found.issues, file);
  return { submission, fileName: file.name, collectedAtMs: found.nowMs, verdict: hasErrors(issues) ? "doubtful" : "sound", issues };
}

function inFile(issues: readonly Issue[], file: NamedBytes): readonly Issue[] {
  return issues.map((issue) => ({ ...issue, place: { ...issue.place, file: file.name } }));
}

function codeOf(submission: ParticipantSubmission): string {
  return submission.source.start.participantCode;
}
