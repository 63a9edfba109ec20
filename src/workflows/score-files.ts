import { readGradesJson } from "#formats/grades-json.ts";
import { readResponsesJson } from "#formats/responses-json.ts";
import type { AnswerKey } from "#domain/exam/answer-key.ts";
import type { Exam } from "#domain/exam/exam.ts";
import { DEFAULT_SCORING_SETTINGS } from "#domain/scoring/settings.ts";
import { sha256HexOfBytes } from "#lib/hash.ts";
import { errorAt, hasErrors, warningAt, type Issue } from "#lib/issue.ts";
import type { Json } from "#lib/json.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";
import { collectSubmissions } from "#workflows/collect-submissions.ts";
import { compareRespondents } from "#workflows/compare-respondents.ts";
import { examineHere } from "#workflows/examine-here.ts";
import { loadStudy, type StudyContext } from "#workflows/load-study.ts";
import { createMemoryWorkspaceStore } from "#workflows/memory-workspace-store.ts";
import type { StudyOffice } from "#domain/study/study.ts";
import { officeForScoring } from "#workflows/office-for-scoring.ts";
import { openPrivateKey, type KeyPorts } from "#workflows/open-private-key.ts";
import type { Sealer } from "#workflows/ports/sealer.ts";
import type { WorkspaceStore } from "#workflows/ports/workspace-store.ts";
import { sortScoreFiles, type ScoreFiles } from "#workflows/sort-score-files.ts";
import { soundSubmissions } from "#workflows/sound-submissions.ts";
import type { StudyReport } from "#workflows/study-report.ts";
import { withUnrankedSitters } from "#workflows/unranked-sitters.ts";
import { takeModelFiles } from "#workflows/take-model-files.ts";

/** What is to be scored: an exam package and any mix of files. */
export interface ScoreRequest {
  readonly exam: Exam;
  readonly key: AnswerKey;
  /** The two package files as JSON, as a study keeps them. */
  readonly paperJson: Json;
  readonly keyJson: Json;
  readonly files: readonly NamedBytes[];
  readonly seed: string;
  readonly nowMs: number;
}

/** What scoring needs of the machine. */
export interface ScorePorts extends KeyPorts {
  /** The passphrase of the private key, asked for only where there is one to open; null where nobody gives it. */
  readonly askPassphrase: () => Promise<string | null>;
}

/** The comparison, and what was left out of it or is worth knowing. Warnings only. */
export interface ScoredFiles {
  readonly report: StudyReport;
  readonly warnings: readonly Issue[];
}

/**
 * Scores files without a database, by the very workflows of the pages. Files are told apart by their content (`sortScoreFiles`).
 * All or nothing: any file that is refused, and nothing is scored; doubtful submissions are left out with their reasons as warnings.
 * Issues: those of `sortScoreFiles` and of each file's workflow; `score-nothing` when no sound submission is left.
 */
export async function scoreFiles(request: ScoreRequest, ports: ScorePorts): Promise<Result<ScoredFiles>> {
  const sorted = sortScoreFiles(request.files);
  if (!sorted.ok) return sorted;
  const store = createMemoryWorkspaceStore();
  const opened = await openForScoring(request, sorted.value, { ...ports, store });
  if (!opened.ok) return opened;
  const scoring = { ...request, studyId: opened.value.study.studyId, store, sealer: ports.sealer };
  const issues = [
    ...unrankedIssues(opened.value, sorted.value),
    ...(await takeSealed(sorted.value.sealed, scoring)),
    ...(await takeModels(sorted.value.models, scoring)),
    ...(await takeGrades(sorted.value.grades, scoring)),
  ];
  if (hasErrors(issues)) return err(issues);
  const context = await loadStudy(scoring.studyId, store);
  if (!context.ok) return context;
  if (soundSubmissions(context.value.workspace).length === 0) return err([...issues, errorAt("score-nothing", {})]);
  return ok({ report: toReport(context.value, request.seed), warnings: [...issues, ...doubts(context.value)] });
}

interface Scoring extends ScoreRequest {
  readonly studyId: string;
  readonly store: WorkspaceStore;
  readonly sealer: Sealer;
}

/** Saves the study and what responses files bring; gives its office. */
async function openForScoring(
  request: ScoreRequest,
  files: ScoreFiles,
  { store, ...ports }: ScorePorts & { readonly store: WorkspaceStore },
): Promise<Result<StudyOffice>> {
  const read = files.responses.map((file) => ({ file, result: readResponsesJson(file, request.exam) }));
  const issues = read.flatMap(({ result }) => (result.ok ? [] : result.error));
  if (issues.length > 0) return err(issues);
  const given = read.flatMap(({ file, result }) => (result.ok ? [{ file, ...result.value }] : []));
  const locked = officeForScoring(files, request.exam, given);
  const office = locked.ok && files.privateKey !== null ? await withKey(locked.value, files.privateKey, ports) : locked;
  if (!office.ok) return office;
  const known = files.office === null ? await withUnrankedSitters(office.value, files.sealed, ports.sealer) : office.value;
  const { studyId } = known.study;
  await store.saveStudy({ office: known, paper: request.paperJson, key: request.keyJson });
  for (const { file, respondents } of given) {
    const facts = { fileName: file.name, collectedAtMs: request.nowMs };
    await store.addCollected(
      studyId,
      respondents.map(({ submission, verdict, issues: found }) => ({ submission, verdict, issues: found, ...facts })),
    );
    for (const decision of respondents.flatMap(({ validity }) => validity)) await store.addValidity(studyId, decision);
  }
  return ok(known);
}

async function withKey(office: StudyOffice, file: NamedBytes, { askPassphrase, ...ports }: ScorePorts): Promise<Result<StudyOffice>> {
  const passphrase = await askPassphrase();
  if (passphrase === null) return err([errorAt("passphrase-missing", { file: file.name })]);
  const privateKey = await openPrivateKey({ file, passphrase, study: office.study }, ports);
  return privateKey.ok ? ok({ ...office, privateKey: privateKey.value }) : privateKey;
}

/** The public file of a study says nothing of ranks, so that pharmacists cannot be told apart by them. */
function unrankedIssues({ roster }: StudyOffice, { office, study, sealed }: ScoreFiles): readonly Issue[] {
  const isUnranked = office === null && study !== null && sealed.length > 0 && roster.length > 0;
  return isUnranked ? [warningAt("score-no-roster", { file: study.name })] : [];
}

/** Refusals are errors here: a command has nobody to ask. */
async function takeSealed(files: readonly NamedBytes[], { studyId, store, sealer, nowMs }: Scoring): Promise<readonly Issue[]> {
  const { rows } = await collectSubmissions({ studyId, files, nowMs }, { store, examiner: examineHere(sealer) });
  return rows.flatMap((row) => (row.outcome === "refused" ? row.issues : []));
}

async function takeModels(files: readonly NamedBytes[], { studyId, store, nowMs }: Scoring): Promise<readonly Issue[]> {
  const taken = await takeModelFiles({ studyId, files, nowMs }, store);
  return taken.ok ? taken.value : taken.error;
}

async function takeGrades(files: readonly NamedBytes[], { studyId, store, exam, nowMs }: Scoring): Promise<readonly Issue[]> {
  const issues: Issue[] = [];
  for (const file of files) {
    const grades = readGradesJson(file, exam);
    if (!grades.ok) issues.push(...grades.error);
    // Each file stands for itself, as a round does: graders may agree or differ.
    else await store.addGradeImport(studyId, toImport(file, { grades: grades.value, importedAtMs: nowMs }));
  }
  return issues;
}

function toImport(file: NamedBytes, facts: Pick<Parameters<WorkspaceStore["addGradeImport"]>[1], "grades" | "importedAtMs">) {
  const fileHash = sha256HexOfBytes(file.bytes);
  return { roundId: fileHash, fileName: file.name, fileHash, ...facts };
}

function toReport(context: StudyContext, seed: string): StudyReport {
  const comparison = compareRespondents(context, { settings: DEFAULT_SCORING_SETTINGS, seed });
  const { study } = context.workspace.office;
  const simulated = study.simulated || context.workspace.collected.some(({ submission }) => submission.simulated);
  return { study: { ...study, simulated }, exam: context.exam, comparison };
}

/** Why submissions are left out: reasons that are errors where they are judged, and warnings about this comparison. */
function doubts({ workspace }: StudyContext): readonly Issue[] {
  const doubtful = workspace.collected.filter((entry) => entry.verdict === "doubtful");
  return doubtful.flatMap(({ issues, fileName, submission }) => {
    const reasons = issues.map((issue): Issue => ({ ...issue, severity: "warning" }));
    return [...reasons, { ...errorAt("score-left-out", { file: fileName }, { id: submission.submissionId }), severity: "warning" }];
  });
}
