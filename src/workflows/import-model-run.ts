import type { Exam } from "#domain/exam/exam.ts";
import type { ResponseState } from "#domain/exam/response-state.ts";
import { RESPONSE_STATES } from "#domain/exam/response-state.ts";
import type { ModelRun } from "#domain/model-run/model-run.ts";
import { fromModelRun } from "#domain/submission/from-model-run.ts";
import type { Submission } from "#domain/submission/submission.ts";
import { readModelRunFile } from "#formats/model-run-file.ts";
import { errorAt, hasErrors, warningAt, type Issue } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";
import { loadStudy } from "#workflows/load-study.ts";
import type { CollectedSubmission, StudyWorkspace, WorkspaceStore } from "#workflows/ports/workspace-store.ts";

/** What a file of model results holds; nothing is stored yet. */
export interface ModelRunPreview {
  readonly fileName: string;
  readonly models: readonly ModelPreview[];
  readonly collected: readonly CollectedSubmission[];
  readonly warnings: readonly Issue[];
}

/** How one model's text was read. */
export interface ModelPreview {
  readonly model: string;
  readonly states: Readonly<Record<ResponseState, number>>;
  /** Items of the exam without any output. */
  readonly missingCount: number;
}

/**
 * Reads a file of model results against the study's exam.
 * Issues: those of `loadStudy` and `readModelRunFile`; `model-run-second` (the study holds another run of that model).
 * Warnings: the file's own; `model-run-again` (exactly this run is held: accepting it changes nothing).
 */
export async function readModelRuns(
  request: { readonly studyId: string; readonly file: NamedBytes; readonly nowMs: number },
  store: Pick<WorkspaceStore, "load">,
): Promise<Result<ModelRunPreview>> {
  const context = await loadStudy(request.studyId, store);
  if (!context.ok) return context;
  const { workspace, exam } = context.value;
  const read = readModelRunFile(request.file, exam);
  if (!read.ok) return read;
  const submissions = read.value.runs.map((run) => fromModelRun(exam, workspace.office.study, run));
  const issues = submissions.flatMap((submission) => heldIssues(workspace, submission));
  if (hasErrors(issues)) return err(issues);
  const facts = { fileName: request.file.name, collectedAtMs: request.nowMs, verdict: "sound", issues: [] } as const;
  return ok({
    fileName: request.file.name,
    models: submissions.map((submission, index) => toPreview(exam, submission, read.value.runs[index])),
    collected: submissions.map((submission) => ({ submission, ...facts })),
    warnings: [...read.value.warnings, ...issues],
  });
}

/** Stores what `readModelRuns` showed. Runs held already stay as they are. */
export async function acceptModelRuns(
  studyId: string,
  preview: Pick<ModelRunPreview, "collected">,
  store: Pick<WorkspaceStore, "addCollected">,
): Promise<void> {
  await store.addCollected(studyId, preview.collected);
}

function heldIssues(workspace: StudyWorkspace, submission: Submission): Issue[] {
  const { source } = submission;
  if (source.kind !== "model") return [];
  const held = workspace.collected
    .map((entry) => entry.submission)
    .find((other) => other.source.kind === "model" && other.source.model === source.model);
  if (held === undefined) return [];
  const place = { file: source.fileName };
  return held.submissionId === submission.submissionId
    ? [warningAt("model-run-again", place, { model: source.model })]
    : [errorAt("model-run-second", place, { model: source.model })];
}

function toPreview(exam: Exam, submission: Submission, run: ModelRun | undefined): ModelPreview {
  const counts = RESPONSE_STATES.map((state) => [state, submission.responses.filter((recorded) => recorded.state === state).length]);
  return {
    model: run?.model ?? "",
    states: Object.fromEntries(counts) as Record<ResponseState, number>, // one entry a state by construction
    missingCount: exam.items.length - (run?.outputs.length ?? 0),
  };
}
