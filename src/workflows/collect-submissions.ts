import { errorAt, type Issue } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { NOTHING_STORED, toRefusedRow, type CollectRow, type Judged, type JudgedFile } from "#workflows/collect-row.ts";
import { judgeBackup } from "#workflows/judge-backup.ts";
import { judgeSubmission } from "#workflows/judge-submission.ts";
import { loadStudy } from "#workflows/load-study.ts";
import type { ExaminedFile } from "#workflows/examine-file.ts";
import type { ExaminerSession, FileExaminer } from "#workflows/ports/file-examiner.ts";
import type { StoreOutcome, StudyWorkspace, WorkspaceStore } from "#workflows/ports/workspace-store.ts";

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

/**
 * Collects submission files one by one; a bad file never stops the batch.
 * - refused: damaged, sealed to another key, of another study or exam (issues of `examineFile`); `collect-erased` {date} and
 *   `collect-withdrawn` {date}: that participant's data may not be taken in, not even when they were erased while the batch ran. Further
 *   issues: `judgeSubmission` and `judgeBackup`.
 * - doubtful submissions are kept out of grading and scoring.
 * A study that cannot be loaded refuses every file with the reason.
 */
export async function collectSubmissions(
  request: CollectRequest,
  ports: { readonly store: WorkspaceStore; readonly examiner: FileExaminer },
): Promise<CollectReport> {
  const loaded = await loadStudy(request.studyId, ports.store);
  if (!loaded.ok) return { rows: request.files.map((file) => toRefusedRow(file.name, null, loaded.error)) };
  const { workspace, exam } = loaded.value;
  const { study, privateKey } = workspace.office;
  const session = ports.examiner.open({ study, exam, privateKey });
  try {
    return { rows: await collectInTurn(request, workspace, { store: ports.store, session }) };
  } finally {
    session.close();
  }
}

/** While a file is judged and stored, the next is being examined. */
async function collectInTurn(
  { studyId, files, nowMs, onProgress, isCancelled }: CollectRequest,
  held: StudyWorkspace,
  { store, session }: { readonly store: WorkspaceStore; readonly session: ExaminerSession },
): Promise<readonly CollectRow[]> {
  let workspace = held;
  let next = examineNext(files[0], session);
  const rows: CollectRow[] = [];
  for (const [index, file] of files.entries()) {
    if (isCancelled?.() === true) break;
    const examined = await next;
    next = examineNext(files[index + 1], session);
    let judged = judge(examined, { name: file.name, nowMs }, workspace);
    if ((await storeJudged(studyId, judged, store)) === "erased") {
      workspace = (await store.load(studyId)) ?? workspace;
      judged = judge(examined, { name: file.name, nowMs }, workspace); // refused: the erasure is there now
    }
    workspace = withJudged(workspace, judged);
    rows.push(judged.row);
    onProgress?.(rows.length, files.length);
  }
  return rows;
}

async function storeJudged(studyId: string, { submissions, backup }: Judged, store: WorkspaceStore): Promise<StoreOutcome> {
  const outcome = submissions.length > 0 ? await store.putCollected(studyId, submissions) : "stored";
  return outcome === "erased" || backup === null ? outcome : store.putBackup(studyId, backup);
}

/** A failure is told where the result is waited for, which a cancelled batch never does. */
function examineNext(file: NamedBytes | undefined, session: ExaminerSession): Promise<ExaminedFile> {
  const examined = file === undefined ? new Promise<never>(() => undefined) : session.examine(file);
  examined.catch(() => undefined);
  return examined;
}

function judge(examined: ExaminedFile, file: JudgedFile, workspace: StudyWorkspace): Judged {
  if (examined.kind === "refused") return { row: toRefusedRow(file.name, examined.participantCode, examined.issues), ...NOTHING_STORED };
  const { participantCode } = examined.kind === "backup" ? examined.content.start : examined.submission.source.start;
  const barred = barredIssues(participantCode, workspace);
  if (barred.length > 0) return { row: toRefusedRow(file.name, participantCode, barred), ...NOTHING_STORED };
  return examined.kind === "backup" ? judgeBackup(examined.content, file, workspace) : judgeSubmission(examined, file, workspace);
}

/** A participant's wish outlasts the file that somebody still has. */
function barredIssues(code: string, { erasures, withdrawals }: StudyWorkspace): readonly Issue[] {
  const [erasure, withdrawal] = [erasures, withdrawals].map((list) => list.find((held) => held.code === code));
  if (erasure !== undefined) return [errorAt("collect-erased", {}, { date: dateOf(erasure.atMs) })];
  return withdrawal === undefined ? [] : [errorAt("collect-withdrawn", {}, { date: dateOf(withdrawal.atMs) })];
}

function dateOf(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10);
}

/** What the store holds now, without reading it all again for each file of a batch. */
function withJudged(workspace: StudyWorkspace, { submissions, backup }: Judged): StudyWorkspace {
  if (submissions.length === 0 && backup === null) return workspace;
  const byId = new Map(workspace.collected.map((entry) => [entry.submission.submissionId, entry]));
  for (const entry of submissions) byId.set(entry.submission.submissionId, entry);
  const others = workspace.backups.filter(({ content }) => content.start.sittingId !== backup?.content.start.sittingId);
  return { ...workspace, collected: [...byId.values()], backups: backup === null ? others : [...others, backup] };
}
