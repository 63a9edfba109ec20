import { normalisePassphrase, passphraseFault } from "#domain/study/passphrase.ts";
import { boxContext, contentHash, packContents, packRows, writeWorkspaceFile, type TableRow } from "#formats/workspace-file.ts";
import type { LockedBytes } from "#domain/study/study-pack.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { memberOf } from "#lib/member-of.ts";
import { toFileName } from "#workflows/file-name.ts";
import type { PassphraseCipher } from "#workflows/ports/passphrase-cipher.ts";
import type { StudyScope, WorkspaceArchive, WorkspaceRow, WorkspaceTables } from "#workflows/ports/workspace-archive.ts";
import type { SafeCopy } from "#workflows/ports/workspace-store.ts";
import { safeCopyRow } from "#workflows/safe-copies.ts";

/** What is to be backed up. */
export interface WorkspaceBackup {
  readonly scope: StudyScope;
  /** As it was typed. */
  readonly passphrase: string;
  readonly appVersion: string;
  readonly nowMs: number;
  /** Called after each part that was locked. */
  readonly onProgress?: (doneCount: number, totalCount: number) => void;
}

/** A backup that is to be saved, and what it is of each study in it. */
export interface MadeBackup {
  readonly file: NamedBytes;
  readonly copies: readonly CopyOfStudy[];
}

/** That a copy of a study was made. */
export interface CopyOfStudy {
  readonly studyId: string;
  readonly copy: SafeCopy;
}

/**
 * Everything this machine holds of the studies, and with "all" everything it holds, as one file under a passphrase: private keys, answer
 * keys, people and all. The backup says of itself that it was made, so that whoever restores it is not asked for another.
 * @throws RangeError for a passphrase that `passphraseFault` does not take.
 */
export async function backUpWorkspace(
  { scope, passphrase, appVersion, nowMs, onProgress }: WorkspaceBackup,
  { archive, cipher }: { readonly archive: WorkspaceArchive; readonly cipher: PassphraseCipher },
): Promise<MadeBackup> {
  const fault = passphraseFault(passphrase);
  if (fault !== null) throw new RangeError(`backUpWorkspace requires a passphrase that is hard to guess, got a ${fault} one`);
  const held = await archive.read(scope);
  const copies = (held.get("studies") ?? []).map((row) => copyOf(row, nowMs));
  const rows = [...rowsOf(held), ...copies.map(({ studyId, copy }): TableRow => ["safeCopies", safeCopyRow(studyId, copy)])];
  const contents = [...packRows(rows)];
  const { key, stretch } = await cipher.newKey(normalisePassphrase(passphrase));
  const studyIds = copies.map(({ studyId }) => studyId);
  const header = { appVersion, madeAtMs: nowMs, studyIds, stretch, boxCount: contents.length + 1 };
  const facts = { dataVersion: archive.dataVersion, rowCounts: countRows(rows), contentHash: contentHash(contents) };
  const boxes: LockedBytes[] = [];
  for (const plain of [packContents(facts), ...contents]) {
    boxes.push(await cipher.lock(plain, key, boxContext(header, boxes.length)));
    onProgress?.(boxes.length, header.boxCount);
  }
  return { file: { name: backupName(scope, nowMs), bytes: writeWorkspaceFile(header, boxes) }, copies };
}

function copyOf({ studyId = null, office = null }: WorkspaceRow, atMs: number): CopyOfStudy {
  const isWithKey = memberOf(office, "privateKey") !== "";
  return { studyId: String(studyId), copy: { kind: isWithKey ? "workspace" : "workspace-keyless", atMs } };
}

function* rowsOf(tables: WorkspaceTables): Generator<TableRow> {
  for (const [table, rows] of tables) for (const row of rows) yield [table, row];
}

function countRows(rows: readonly TableRow[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [table] of rows) counts[table] = (counts[table] ?? 0) + 1;
  return counts;
}

/** `workspace-pilot-20260311T0800Z.rxws` */
function backupName(scope: StudyScope, nowMs: number): string {
  const time = `${new Date(nowMs).toISOString().slice(0, 16).replace(/[-:]/g, "")}Z`;
  return toFileName(["workspace", ...(scope === "all" ? ["all"] : scope), time], "rxws");
}
