import { readDemoManifest } from "#formats/demo-manifest.ts";
import { readRoundFile } from "#formats/round-file.ts";
import type { Issue } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";
import { collectSubmissions, type CollectReport } from "#workflows/collect-submissions.ts";
import { acceptGradedWorkbook, readGradedWorkbook } from "#workflows/import-graded-workbook.ts";
import { loadStudy } from "#workflows/load-study.ts";
import { openStudyFiles } from "#workflows/open-study.ts";
import type { FileExaminer } from "#workflows/ports/file-examiner.ts";
import type { WorkspaceStore } from "#workflows/ports/workspace-store.ts";
import { takeModelFiles } from "#workflows/take-model-files.ts";

/** What loading a demo needs of the machine. */
export interface DemoPorts {
  readonly store: WorkspaceStore;
  readonly examiner: FileExaminer;
  readonly nowMs: () => number;
}

/** A demo study that is now on this machine, and what became of its submission files. */
export interface LoadedDemo {
  readonly studyId: string;
  readonly report: CollectReport;
}

/** Called as files are read and taken in; each file counts twice. */
export type DemoProgress = (doneCount: number, totalCount: number) => void;

/**
 * Loads a simulated study by the workflows that real ones go through: open, collect, bring in models, import grades. `readFile` gives the
 * bytes beside `manifest.json` and rejects where it cannot; so does this then. Loaded twice, nothing changes; an older demo of the same
 * id gives way to this one. Issues: those of the manifest and of every workflow.
 */
export async function loadDemo(
  readFile: (name: string) => Promise<Uint8Array>,
  ports: DemoPorts,
  onProgress: DemoProgress = () => undefined,
): Promise<Result<LoadedDemo>> {
  const manifest = readDemoManifest({ name: "manifest.json", bytes: await readFile("manifest.json") });
  if (!manifest.ok) return manifest;
  const names = manifest.value.files;
  const files: NamedBytes[] = [];
  for (const name of names) {
    files.push({ name, bytes: await readFile(name) });
    onProgress(files.length, 2 * names.length);
  }
  const opened = await openDemo(
    files.filter(({ name }) => !name.includes("/")),
    ports.store,
  );
  if (!opened.ok) return opened;
  const { studyId } = opened.value;
  const inFolder = (folder: string): readonly NamedBytes[] => files.filter(({ name }) => name.startsWith(`${folder}/`));
  const times = { studyId, nowMs: ports.nowMs() };
  const report = await collectSubmissions(
    { ...times, files: inFolder("submissions"), onProgress: (done) => onProgress(names.length + done, 2 * names.length) },
    ports,
  );
  const models = await takeModelFiles({ ...times, files: inFolder("models") }, ports.store);
  if (!models.ok) return models;
  const issues = await takeGrading({ ...times, rounds: inFolder("rounds"), graded: inFolder("graded") }, ports.store);
  onProgress(2 * names.length, 2 * names.length);
  return issues.length > 0 ? err(issues) : ok({ studyId, report });
}

/** What was simulated can be simulated again: a demo with other keys replaces the one held, which a real study never does. */
async function openDemo(files: readonly NamedBytes[], store: WorkspaceStore): ReturnType<typeof openStudyFiles> {
  const opened = await openStudyFiles(files, store);
  const held = opened.ok ? undefined : opened.error.find((issue) => issue.code === "study-held-otherwise");
  const workspace = held === undefined ? null : await store.load(String(held.params["studyId"]));
  if (workspace === null || !workspace.office.study.simulated) return opened;
  await store.removeStudy(workspace.office.study.studyId);
  return openStudyFiles(files, store);
}

interface Grading {
  readonly studyId: string;
  readonly nowMs: number;
  readonly rounds: readonly NamedBytes[];
  readonly graded: readonly NamedBytes[];
}

async function takeGrading({ studyId, nowMs, rounds, graded }: Grading, store: WorkspaceStore): Promise<readonly Issue[]> {
  const context = await loadStudy(studyId, store);
  if (!context.ok) return context.error;
  const heldIds = new Set(context.value.workspace.rounds.map((round) => round.roundId));
  for (const file of rounds) {
    const round = readRoundFile(file, context.value.exam.examHash);
    if (!round.ok) return round.error;
    if (!heldIds.has(round.value.roundId)) await store.addRound(studyId, round.value);
  }
  for (const file of graded) {
    const preview = await readGradedWorkbook({ studyId, file }, store);
    if (!preview.ok) return preview.error;
    await acceptGradedWorkbook(studyId, { preview: preview.value, nowMs }, store);
  }
  return [];
}
