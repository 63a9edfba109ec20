import type { ChainedEvent } from "#domain/sitting/sitting-event.ts";
import type { SittingStart } from "#domain/sitting/sitting.ts";
import type { LockedBytes } from "#domain/study/study-pack.ts";
import type { SealedContent } from "#formats/submission-file.ts";
import { toBase64Url } from "#lib/base64url.ts";
import { hashOf } from "#lib/hash.ts";
import { canonicalJson } from "#lib/json.ts";

/** Format and newest version of a `.rxbak` file and of what is locked in it. */
export const BACKUP_FORMAT = { format: "rxbaseline-backup", formatVersion: 1 } as const;

/** A sitting in progress as it stood in the memory of its page, stored or not. The exam is not in it: it comes from the study's pack. */
export interface BackupContent {
  readonly start: SittingStart;
  readonly events: readonly ChainedEvent[];
  /** The page's last sign of life: exam time used, and the wall clock beside it. */
  readonly heartbeat: { readonly elapsedMs: number; readonly wallMs: number };
  /** Text on the screen that is not an event yet. */
  readonly draft: { readonly itemId: string; readonly text: string; readonly afterSeq: number } | null;
}

/** What a backup file says openly. It is authenticated: none of it can be changed without the lock failing. */
export interface BackupHeader extends Pick<SittingStart, "sittingId" | "studyId" | "examId" | "examHash" | "appVersion"> {
  readonly format: typeof BACKUP_FORMAT.format;
  readonly formatVersion: typeof BACKUP_FORMAT.formatVersion;
}

/** The content, locked twice. */
export interface BackupBoxes {
  /** For the participant's codes. */
  readonly locked: LockedBytes;
  /** For the coordinator's private key. */
  readonly sealed: SealedContent;
}

/** The open part of a sitting's backups. */
export function backupHeader({ sittingId, studyId, examId, examHash, appVersion }: SittingStart): BackupHeader {
  return { ...BACKUP_FORMAT, appVersion, studyId, examId, examHash, sittingId };
}

/** The content as the bytes to be locked: its canonical JSON. */
export function packBackup({ start, events, heartbeat, draft }: BackupContent): Uint8Array {
  const text = canonicalJson({ ...BACKUP_FORMAT, start, events, heartbeat, draft });
  return new TextEncoder().encode(text);
}

/** The whole file as JSON. `check` is of everything else in it, so that a damaged file can be told from a wrong code. */
export function writeBackupFile(header: BackupHeader, { locked, sealed }: BackupBoxes): Uint8Array {
  const file = {
    ...header,
    locked: { nonce: toBase64Url(locked.nonce), ciphertext: toBase64Url(locked.ciphertext) },
    sealed: { enc: toBase64Url(sealed.enc), ciphertext: toBase64Url(sealed.ciphertext) },
  };
  return new TextEncoder().encode(`${JSON.stringify({ ...file, check: backupCheck(file) })}\n`);
}

/** 16 hex digits of everything in a file but its `check`. */
export function backupCheck(file: object): string {
  const rest = Object.entries(file).filter(([name]) => name !== "check");
  return hashOf(Object.fromEntries(rest)).slice(0, 16);
}

/** `<studyId>_<participantCode>_<events>.rxbak`: of two backups of a sitting the one with more events is the newer. */
export function backupFileName({ start, events }: BackupContent): string {
  const parts = [start.studyId, start.participantCode, String(events.length).padStart(4, "0")];
  return `${parts.map((part) => part.replace(/[^A-Za-z0-9-]/g, "-")).join("_")}.rxbak`;
}
