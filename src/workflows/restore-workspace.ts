import { normalisePassphrase } from "#domain/study/passphrase.ts";
import { readOffice } from "#formats/office-file.ts";
import { MAX_WORKSPACE_BYTES, readWorkspaceFile, unpackContents, unpackRows, type LockedWorkspace } from "#formats/read-workspace-file.ts";
import { boxContext, type TableRow } from "#formats/workspace-file.ts";
import { errorAt, type Issue } from "#lib/issue.ts";
import type { LocalText } from "#lib/language.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";
import { mergeWorkspaces, type MergedWorkspaces, type RowCount } from "#workflows/merge-workspaces.ts";
import type { PassphraseCipher } from "#workflows/ports/passphrase-cipher.ts";
import { upgradeWorkspaceRow } from "#domain/study/workspace-row-upgrade.ts";
import type { WorkspaceArchive, WorkspaceRow, WorkspaceTables } from "#workflows/ports/workspace-archive.ts";
import { parsePackage } from "#workflows/read-exam-package.ts";

/** The largest workspace file that is read. */
export const MAX_WORKSPACE_MB = MAX_WORKSPACE_BYTES / 1_000_000;

/** A workspace file that was found whole, still locked. */
export interface GivenWorkspace extends LockedWorkspace {
  readonly fileName: string;
}

/** What a restored file brought. */
export interface RestoredWorkspace {
  readonly studies: readonly RestoredStudy[];
  /** New or newer rows that belong to no study. */
  readonly otherCount: number;
}

/** What a restored file brought for one study. */
export interface RestoredStudy {
  readonly studyId: string;
  readonly title: LocalText;
  /** The study was not on this machine before. */
  readonly isNew: boolean;
  /** New rows by table. */
  readonly addedByTable: Readonly<Record<string, number>>;
  /** Rows by table that were here and say something else or more now: of the study's own, that it has its private key. */
  readonly updatedByTable: Readonly<Record<string, number>>;
  /** Codes of the participants whose data were here and were erased, because the other machine had erased them. */
  readonly erasedCodes: readonly string[];
}

/** A workspace file's open part: when it was made and of which studies. Issues: those of `readWorkspaceFile`. */
export function lookIntoWorkspace(file: NamedBytes): Result<GivenWorkspace> {
  const read = readWorkspaceFile(file);
  return read.ok ? ok({ ...read.value, fileName: file.name }) : read;
}

/** What is to be restored. */
export interface WorkspaceToRestore {
  readonly given: GivenWorkspace;
  /** As it was typed. */
  readonly passphrase: string;
  /** Called after each part that was opened. */
  readonly onProgress?: (doneCount: number, totalCount: number) => void;
}

/**
 * Restores a workspace file: what this machine lacks is added, and what both hold is united. All of the file or nothing, in one transaction.
 * Issues: `passphrase-wrong` (which is also all that is said of a file changed by somebody who mended its checks); `workspace-content`;
 * `workspace-data-newer`; those of `readOffice` and `parsePackage`; those of `mergeWorkspaces`.
 */
export async function restoreWorkspace(
  request: WorkspaceToRestore,
  ports: { readonly archive: WorkspaceArchive; readonly cipher: PassphraseCipher },
): Promise<Result<RestoredWorkspace>> {
  const { archive } = ports;
  const rows = await openRows(request, ports);
  if (!rows.ok) return rows;
  const studies = readStudies(rows.value, request.given.fileName);
  if (!studies.ok) return studies;
  return archive.change<Result<RestoredWorkspace>>("all", (held) => {
    const merged = mergeWorkspaces({ tables: archive.tables, held, given: toTables(rows.value) });
    if (!merged.ok) return { changed: NOTHING, outcome: merged };
    return { changed: merged.value.changed, outcome: ok(toRestored(studies.value, merged.value, held)) };
  });
}

const NOTHING: WorkspaceTables = new Map();

async function openRows(
  { given, passphrase, onProgress }: WorkspaceToRestore,
  { archive, cipher }: { readonly archive: WorkspaceArchive; readonly cipher: PassphraseCipher },
): Promise<Result<readonly TableRow[]>> {
  const { header, boxes, fileName } = given;
  const key = await cipher.keyOf(normalisePassphrase(passphrase), header.stretch);
  const opened: Uint8Array[] = [];
  for (const [index, box] of boxes.entries()) {
    const plain = await cipher.open(box, key, boxContext(header, index));
    if (plain === null) return err([errorAt("passphrase-wrong", { file: fileName })]);
    opened.push(plain);
    onProgress?.(opened.length, boxes.length);
  }
  const [first = new Uint8Array(), ...rest] = opened;
  const contents = unpackContents(first, fileName);
  if (!contents.ok) return contents;
  const { dataVersion } = contents.value;
  if (dataVersion > archive.dataVersion) {
    return err([errorAt("workspace-data-newer", { file: fileName }, { found: dataVersion, supported: archive.dataVersion })]);
  }
  const rows = unpackRows(rest, contents.value, fileName);
  const names = archive.tables.map(({ name }) => name);
  const isKnown = rows.ok && rows.value.every(([table]) => names.includes(table));
  if (!rows.ok) return rows;
  if (!isKnown) return err([errorAt("workspace-content", { file: fileName })]);
  return ok(rows.value.map(([table, row]): TableRow => [table, upgradeWorkspaceRow(table, row, dataVersion)]));
}

interface ReadStudy {
  readonly studyId: string;
  readonly title: LocalText;
}

/** Every study's files are read as when it was first opened: no study comes in that no page could show. */
function readStudies(rows: readonly TableRow[], fileName: string): Result<readonly ReadStudy[]> {
  const issues: Issue[] = [];
  const studies: ReadStudy[] = [];
  for (const [table, row] of rows) {
    if (table !== "studies") continue;
    const study = readStudy(row, fileName);
    if (study.ok) studies.push(study.value);
    else issues.push(...study.error);
  }
  return issues.length > 0 ? err(issues) : ok(studies);
}

function readStudy({ office, paper, key }: WorkspaceRow, fileName: string): Result<ReadStudy> {
  const read = readOffice(office ?? null, fileName);
  if (!read.ok) return read;
  const exam = parsePackage({ paper: paper ?? null, key: key ?? null }, { paper: fileName, key: fileName });
  return exam.ok ? ok(read.value.study) : exam;
}

function toTables(rows: readonly TableRow[]): WorkspaceTables {
  const tables = new Map<string, WorkspaceRow[]>();
  for (const [table, row] of rows) {
    const known = tables.get(table);
    if (known === undefined) tables.set(table, [row]);
    else known.push(row);
  }
  return tables;
}

function toRestored(studies: readonly ReadStudy[], merged: MergedWorkspaces, held: WorkspaceTables): RestoredWorkspace {
  const { added, updated, erased } = merged;
  const heldIds = (held.get("studies") ?? []).map((row) => row["studyId"]);
  const others = [...added, ...updated].filter(({ studyId }) => studyId === null);
  return {
    studies: studies.map(({ studyId, title }) => ({
      studyId,
      title,
      isNew: !heldIds.includes(studyId),
      addedByTable: byTable(added, studyId),
      updatedByTable: byTable(updated, studyId),
      erasedCodes: erased.flatMap((one) => (one.studyId === studyId ? [one.code] : [])),
    })),
    otherCount: others.reduce((sum, { count }) => sum + count, 0),
  };
}

function byTable(counts: readonly RowCount[], ofStudy: string): Readonly<Record<string, number>> {
  return Object.fromEntries(counts.flatMap(({ studyId, table, count }) => (studyId === ofStudy ? [[table, count]] : [])));
}
