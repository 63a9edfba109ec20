import type { StudyOffice } from "#domain/study/study.ts";
import { participantOf } from "#domain/submission/submission.ts";
import { formatOf, readJsonFile } from "#formats/json-file.ts";
import { readOfficeFile } from "#formats/office-file.ts";
import { errorAt, type Issue } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";
import type { StudyWorkspace, WorkspaceStore } from "#workflows/ports/workspace-store.ts";
import { readExamPackage } from "#workflows/read-exam-package.ts";
import { soundSubmissions } from "#workflows/sound-submissions.ts";

/** The three files that make a study on the staff's machine. */
export interface StudyFiles {
  readonly office: NamedBytes;
  readonly paper: NamedBytes;
  readonly key: NamedBytes;
}

const FORMATS = { office: "rxbaseline-office", paper: "rxbaseline-paper", key: "rxbaseline-key" } as const;

/**
 * Opens a study from its three files, given in any order and told apart by the format each names.
 * Issues: `study-file-unknown`, `study-file-twice`, `study-file-missing`; those of `openStudy`.
 */
export async function openStudyFiles(files: readonly NamedBytes[], store: WorkspaceStore): Promise<Result<{ readonly studyId: string }>> {
  const recognised = recogniseFiles(files);
  return recognised.ok ? openStudy(recognised.value, store) : recognised;
}

/**
 * Opens a study: reads the three files, checks that they belong together, and saves them. What was collected before is kept.
 * Issues: those of the three readers; `study-exam-mismatch` (the study was made for another exam, or another version of it);
 * `study-held-otherwise` (this machine holds another study of that id: submissions that would no longer fit, or the key pair of a real study).
 */
export async function openStudy(files: StudyFiles, store: WorkspaceStore): Promise<Result<{ readonly studyId: string }>> {
  const read = readStudyFiles(files);
  if (!read.ok) return read;
  const { study } = read.value.office;
  const held = await store.load(study.studyId);
  if (held !== null && hasOutgrown(held, read.value.office)) {
    return err([errorAt("study-held-otherwise", { file: files.office.name }, { studyId: study.studyId })]);
  }
  await store.saveStudy({ ...read.value, office: withHeldKey(read.value.office, held) });
  return ok({ studyId: study.studyId });
}

function recogniseFiles(files: readonly NamedBytes[]): Result<StudyFiles> {
  const issues: Issue[] = [];
  const found: { -readonly [K in keyof StudyFiles]?: NamedBytes } = {};
  for (const file of files) {
    const role = studyFileRole(file);
    if (role === null) issues.push(errorAt("study-file-unknown", { file: file.name }));
    else if (found[role] !== undefined) issues.push(errorAt("study-file-twice", { file: file.name }, { format: FORMATS[role] }));
    else found[role] = file;
  }
  const { office, paper, key } = found;
  if (issues.length === 0 && office && paper && key) return ok({ office, paper, key });
  for (const role of ["office", "paper", "key"] as const) {
    if (found[role] === undefined) issues.push(errorAt("study-file-missing", {}, { format: FORMATS[role] }));
  }
  return err(issues);
}

/** Which of the three files this is by the format it names; null for any other. */
export function studyFileRole(file: NamedBytes): keyof StudyFiles | null {
  const format = formatOf(file);
  return (["office", "paper", "key"] as const).find((role) => FORMATS[role] === format) ?? null;
}

/** Why a file that is none of the three cannot be read: the issues of `readJsonFile`; none where it is whole and merely another file. */
export function unreadableIssues(file: NamedBytes): readonly Issue[] {
  const json = readJsonFile(file);
  return json.ok ? [] : json.error;
}

function readStudyFiles(files: StudyFiles): Result<Pick<StudyWorkspace, "office" | "paper" | "key">> {
  const office = readOfficeFile(files.office);
  const paper = readExamPackage(files.paper, files.key);
  if (!office.ok || !paper.ok) return err([...(office.ok ? [] : office.error), ...(paper.ok ? [] : paper.error)]);
  if (office.value.study.examHash !== paper.value.exam.examHash) {
    const [expected, found] = [office.value.study.examHash, paper.value.exam.examHash].map((hash) => hash.slice(0, 8));
    return err([errorAt("study-exam-mismatch", { file: files.paper.name }, { expected: expected ?? "", found: found ?? "" })]);
  }
  return ok({ office: office.value, paper: paper.value.paper, key: paper.value.key });
}

/** An office file without its key does not take away the one that is here. */
function withHeldKey(office: StudyOffice, held: StudyWorkspace | null): StudyOffice {
  const isSame = held !== null && office.privateKey === "" && held.office.study.publicKey === office.study.publicKey;
  return isSame ? { ...office, privateKey: held.office.privateKey } : office;
}

/**
 * Submissions were sealed to a key, given to an exam and counted for a code of the roster: with another of these, those held would be orphans.
 * A real study's private key may be nowhere else, and exams may have been sealed to it already: no other pair takes its place.
 */
function hasOutgrown(held: StudyWorkspace, office: StudyOffice): boolean {
  const isSamePair = held.office.study.publicKey === office.study.publicKey;
  if (!isSamePair && !held.office.study.simulated && held.office.privateKey !== "") return true;
  if (held.collected.length === 0) return false;
  return (
    !isSamePair ||
    held.office.study.examHash !== office.study.examHash ||
    soundSubmissions(held).some((submission) => isOfStranger(participantOf(submission), office))
  );
}

function isOfStranger(code: string | null, office: StudyOffice): boolean {
  return code !== null && !isExpected(office, code);
}

function isExpected({ ranks, roster }: StudyOffice, code: string): boolean {
  const entry = roster.find((candidate) => candidate.code === code);
  return entry !== undefined && ranks.some((rank) => rank.id === entry.rankId);
}
