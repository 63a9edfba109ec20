import { compareRecords } from "#domain/sitting/compare-records.ts";
import { chainEvent, startHashOf } from "#domain/sitting/event-chain.ts";
import type { ChainedEvent } from "#domain/sitting/sitting-event.ts";
import type { BackupContent } from "#formats/backup-file.ts";
import { readBackupFile, unpackBackup } from "#formats/read-backup-file.ts";
import { headerContext } from "#formats/submission-file.ts";
import type { Issue } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { openExam } from "#workflows/open-exam.ts";
import type { BackupCodes } from "#workflows/ports/backup-cipher.ts";
import type { ExamSource } from "#workflows/ports/exam-source.ts";
import type { UnreadableKey } from "#workflows/ports/exam-lock.ts";
import type { PackCipher } from "#workflows/ports/pack-cipher.ts";
import type { StoredSitting } from "#workflows/ports/sitting-store.ts";
import type { SittingPorts } from "#workflows/sitting-ports.ts";

/** What a restoring needs from the machine. */
export interface RestorePorts extends Pick<SittingPorts, "store" | "clock" | "mirror" | "backupCipher"> {
  readonly examSource: ExamSource;
  readonly packCipher: PackCipher;
}

/** The files of one participant, and the codes that open them. */
export interface RestoreRequest extends BackupCodes {
  readonly files: readonly NamedBytes[];
}

/**
 * What became of one backup. Only "restored" and "continued" changed anything.
 * - restored: the sitting is on this machine now · continued: it was, with a part of these events only.
 * - known: it is on this machine with all these events, or more · handed-in: it was handed in here.
 * - fork: the record on this machine and that of the backup part at event `seq`, counted from 1.
 * - unreadable: no backup, or damaged; `issues` say where · wrong-codes: changed, or for other codes.
 * - study-missing: this address offers no such study, or could not be reached · other-exam: it offers another version of the exam ·
 *   pack-damaged: what it offers does not open · storage: this machine could not read or store.
 */
export type RestoreOutcome =
  | { readonly kind: "restored" | "continued" | "known" | "handed-in"; readonly sittingId: string }
  | { readonly kind: "fork"; readonly seq: number }
  | { readonly kind: "unreadable"; readonly issues: readonly Issue[] }
  | { readonly kind: "wrong-codes" | "study-missing" | "other-exam" | "pack-damaged" | "storage" };

/** What became of one file. */
export interface RestoreRow {
  readonly fileName: string;
  readonly outcome: RestoreOutcome;
}

/**
 * Brings sittings back from backup files, each judged by itself: a bad one never stops the others. Of several of one sitting the
 * longest is taken first, so that the others are known beginnings of it. Time has run on since the backup: the record says "restored",
 * and opening the sitting counts the gap. Never rejects.
 */
export async function restoreBackups(request: RestoreRequest, ports: RestorePorts): Promise<readonly RestoreRow[]> {
  const opened = [];
  for (const file of request.files) opened.push({ file, opening: await openBackup(file, request, ports) }); // one at a time: each takes 19 MiB
  const outcomes = new Map<NamedBytes, RestoreOutcome>();
  for (const { file, opening } of opened.sort((a, b) => eventCount(b.opening) - eventCount(a.opening))) {
    const outcome = "content" in opening ? await settle(opening, request, ports).catch(() => STORAGE) : opening;
    outcomes.set(file, outcome);
  }
  return request.files.map((file) => ({ fileName: file.name, outcome: outcomes.get(file) ?? STORAGE }));
}

const STORAGE = { kind: "storage" } as const;

interface OpenedBackup {
  readonly content: BackupContent;
  readonly key: UnreadableKey;
}

function eventCount(opening: OpenedBackup | RestoreOutcome): number {
  return "content" in opening ? opening.content.events.length : 0;
}

async function openBackup(file: NamedBytes, codes: BackupCodes, { backupCipher }: RestorePorts): Promise<OpenedBackup | RestoreOutcome> {
  const read = readBackupFile(file);
  if (!read.ok) return { kind: "unreadable", issues: read.error };
  const { header, locked } = read.value;
  const key = await backupCipher.keyOf(codes, header.sittingId);
  const packed = await backupCipher.open(locked, key, headerContext(header));
  if (packed === null) return { kind: "wrong-codes" };
  const content = unpackBackup(packed, header, file.name);
  return content.ok ? { content: content.value, key } : { kind: "unreadable", issues: content.error };
}

async function settle(backup: OpenedBackup, request: RestoreRequest, ports: RestorePorts): Promise<RestoreOutcome> {
  const { sittingId } = backup.content.start;
  const stored = await ports.store.load(sittingId);
  const outcome = stored === null ? await create(backup, request, ports) : await goOn(stored, backup, ports);
  const { draft } = backup.content;
  const isChanged = outcome.kind === "restored" || outcome.kind === "continued";
  if (isChanged && draft !== null && ports.mirror.read(sittingId) === null) ports.mirror.write(sittingId, draft);
  return outcome;
}

async function create({ content, key }: OpenedBackup, { startCode }: RestoreRequest, ports: RestorePorts): Promise<RestoreOutcome> {
  const { start, events, heartbeat } = content;
  const offered = await ports.examSource.load(start.studyId).catch(() => null);
  if (offered === null || !offered.ok) return { kind: "study-missing" };
  const { study } = offered.value;
  if (study.examHash !== start.examHash) return { kind: "other-exam" };
  const opening = await openExam(offered.value, startCode, ports.packCipher);
  if (opening.kind !== "opened") return { kind: opening.kind === "damaged" ? "pack-damaged" : "wrong-codes" };
  const epoch = events.at(-1)?.epoch ?? 1;
  await ports.store.create({ start, study, exam: opening.exam, heartbeat, backupKey: key }, withRestored(content, epoch, ports));
  return { kind: "restored", sittingId: start.sittingId };
}

async function goOn(stored: StoredSitting, { content }: OpenedBackup, ports: RestorePorts): Promise<RestoreOutcome> {
  const { sittingId } = content.start;
  const relation = compareRecords(stored.events, content.events);
  if (relation.kind === "fork") return { kind: "fork", seq: relation.seq + 1 };
  if (stored.status === "submitted") return { kind: "handed-in", sittingId };
  if (relation.kind !== "beginning") return { kind: "known", sittingId };
  const epoch = await ports.store.claim(sittingId);
  const added = withRestored(content, epoch, ports).slice(stored.events.length);
  if ((await ports.store.append(sittingId, epoch, added)) !== "stored") return STORAGE;
  await ports.store.beat(sittingId, epoch, content.heartbeat);
  return { kind: "continued", sittingId };
}

/** The backup's record with the event that says how it came here; it gives and takes no time. */
function withRestored({ start, events }: BackupContent, epoch: number, { clock }: RestorePorts): readonly ChainedEvent[] {
  const last = events.at(-1);
  const restored = {
    seq: events.length,
    atMs: clock.wallMs(),
    elapsedMs: last?.elapsedMs ?? 0,
    epoch,
    fact: { type: "restored" },
  } as const;
  return [...events, chainEvent(last?.hash ?? startHashOf(start), restored)];
}
