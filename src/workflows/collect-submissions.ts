import type { ParticipantSubmission } from "#domain/submission/submission.ts";
import { verifySubmission } from "#domain/submission/verify-submission.ts";
import { errorAt, hasErrors, type Issue } from "#lib/issue.ts";
import { canonicalJson } from "#lib/json.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { loadStudy, type StudyContext } from "#workflows/load-study.ts";
import type { CollectedSubmission, StudyWorkspace, WorkspaceStore } from "#workflows/ports/workspace-store.ts";
import type { Sealer } from "#workflows/ports/sealer.ts";
import { unsealSubmission } from "#workflows/unseal-submission.ts";

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
 *   `collect-id-taken` (another submission of that id is held).
 * - doubtful: errors of `verifySubmission`; `collect-code-unknown` (not on the roster); `collect-second-sitting` (another sitting of that
 *   code is held: that one becomes doubtful too). Kept out of grading and scoring.
 * - duplicate: that very submission is held. Nothing changes.
 * A study that cannot be loaded refuses every file with the reason.
 */
export async function collectSubmissions(
  request: CollectRequest,
  ports: { readonly store: WorkspaceStore; readonly sealer: Sealer },
): Promise<CollectReport> {
  const rows: CollectRow[] = [];
  for (const file of request.files) {
    if (request.isCancelled?.() === true) break;
    rows.push(await collectFile(file, request, ports));
    request.onProgress?.(rows.length, request.files.length);
  }
  return { rows };
}

async function collectFile(
  file: NamedBytes,
  { studyId, nowMs }: CollectRequest,
  { store, sealer }: { readonly store: WorkspaceStore; readonly sealer: Sealer },
): Promise<CollectRow> {
  const context = await loadStudy(studyId, store);
  if (!context.ok) return refused(file, null, context.error);
  const { workspace, exam } = context.value;
  const unsealed = await unsealSubmission(file, workspace.office.privateKey, sealer);
  if (!unsealed.ok) return refused(file, null, unsealed.error);
  const submission = unsealed.value;
  const foreign = foreignIssues(submission, context.value);
  if (foreign.length > 0)
    return refused(
      file,
      submission,
      foreign.map((issue) => ({ ...issue, place: { file: file.name } })),
    );
  const held = workspace.collected.find((entry) => entry.submission.submissionId === submission.submissionId);
  if (held !== undefined) return collectedAgain(file, submission, held);
  const rivals = sittingsOfCode(workspace, codeOf(submission));
  const found = [
    ...verifySubmission(submission, exam),
    ...rosterIssues(submission, workspace),
    ...(rivals.length > 0 ? [secondSitting(submission)] : []),
  ];
  const collected = toCollected(submission, file, { issues: found, nowMs });
  await store.putCollected(studyId, [collected, ...rivals.map(doubted)]);
  const { verdict, issues } = collected;
  return { fileName: file.name, outcome: "accepted", verdict, participantCode: codeOf(submission), issues };
}

function refused(file: NamedBytes, submission: ParticipantSubmission | null, issues: readonly Issue[]): CollectRow {
  const participantCode = submission === null ? null : codeOf(submission);
  return { fileName: file.name, outcome: "refused", verdict: null, participantCode, issues };
}

/** A submission for another study or exam cannot be judged here, let alone scored. */
function foreignIssues(submission: ParticipantSubmission, { workspace, exam }: StudyContext): Issue[] {
  const { studyId } = workspace.office.study;
  if (submission.studyId !== studyId) return [errorAt("collect-study-foreign", {}, { expected: studyId, found: submission.studyId })];
  if (submission.examHash === exam.examHash) return [];
  return [errorAt("submission-exam", {}, { expected: exam.examHash.slice(0, 8), found: submission.examHash.slice(0, 8) })];
}

/** Whoever has the public key can seal anything: an id that is held with other content is not taken for the same. */
function collectedAgain(file: NamedBytes, submission: ParticipantSubmission, held: CollectedSubmission): CollectRow {
  if (canonicalJson(held.submission) !== canonicalJson(submission)) {
    return refused(file, submission, [errorAt("collect-id-taken", { file: file.name }, { held: held.fileName })]);
  }
  return { fileName: file.name, outcome: "duplicate", verdict: held.verdict, participantCode: codeOf(submission), issues: [] };
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
  const issues = found.issues.map((issue) => ({ ...issue, place: { ...issue.place, file: file.name } }));
  return { submission, fileName: file.name, collectedAtMs: found.nowMs, verdict: hasErrors(issues) ? "doubtful" : "sound", issues };
}

function codeOf(submission: ParticipantSubmission): string {
  return submission.source.start.participantCode;
}
