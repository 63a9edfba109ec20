import { verifyChain } from "#domain/sitting/event-chain.ts";
import { BACKUP_FORMAT, backupCheck, backupHeader, type BackupBoxes, type BackupContent, type BackupHeader } from "#formats/backup-file.ts";
import { readEnvelope } from "#formats/json-file.ts";
import { fromBase64Url } from "#lib/base64url.ts";
import { errorAt } from "#lib/issue.ts";
import { canonicalJson } from "#lib/json.ts";
import { memberOf } from "#lib/member-of.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";

/** A backup file as far as it can be read without a key. */
export interface LockedBackupFile extends BackupBoxes {
  readonly header: BackupHeader;
}

const HEADER_FIELDS = ["appVersion", "studyId", "examId", "examHash", "sittingId"] as const;

/**
 * Reads the open part of a `.rxbak` file. Nothing in it is to be believed before the lock has opened with it as context.
 * Issues: those of `readEnvelope` (empty, syntax, foreign, newer, hostile keys); `backup-damaged` where the file's own check, or what
 * it must have, does not fit: it was changed or cut short.
 */
export function readBackupFile(file: NamedBytes): Result<LockedBackupFile> {
  const json = readEnvelope(file, BACKUP_FORMAT);
  if (!json.ok) return json;
  const at = (name: string): unknown => memberOf(json.value, name);
  const damaged = err([errorAt("backup-damaged", { file: file.name })]);
  if (at("check") !== backupCheck(Object(json.value)) || HEADER_FIELDS.some((name) => typeof at(name) !== "string")) return damaged;
  const [nonce, lockedText] = [bytesOf(at("locked"), "nonce"), bytesOf(at("locked"), "ciphertext")];
  const [enc, sealedText] = [bytesOf(at("sealed"), "enc"), bytesOf(at("sealed"), "ciphertext")];
  if (nonce?.length !== 12 || lockedText === null || enc === null || sealedText === null) return damaged;
  const fields = Object.fromEntries(HEADER_FIELDS.map((name) => [name, at(name)]));
  const header = { ...BACKUP_FORMAT, ...fields } as BackupHeader; // each was found to be text
  return ok({ header, locked: { nonce, ciphertext: lockedText }, sealed: { enc, ciphertext: sealedText } });
}

/**
 * Reads what the lock held, inflated; whoever could lock it had the codes, so that its shape is checked only as far as the record's proof needs.
 * Issues: `backup-damaged`; `backup-header` when the open part is not that of the sitting; `backup-chain` {seq, reason}: the record was
 * changed, cut or reordered at that event, counted from 1. A record that was handed in is no backup's.
 */
export function unpackBackup(bytes: Uint8Array, header: BackupHeader, fileName: string): Result<BackupContent> {
  if (bytes.length === 0) return err([errorAt("backup-damaged", { file: fileName })]);
  const json = readEnvelope({ name: fileName, bytes }, BACKUP_FORMAT);
  if (!json.ok) return json;
  const { start, events, heartbeat, draft } = json.value as unknown as BackupContent; // checked next
  if (!isRecordLike(json.value)) return err([errorAt("backup-damaged", { file: fileName })]);
  if (canonicalJson(backupHeader(start)) !== canonicalJson(header)) return err([errorAt("backup-header", { file: fileName })]);
  const chain = verifyChain(start, events);
  if (chain.ok) return ok({ start, events, heartbeat, draft });
  return err([
    errorAt("backup-chain", { file: fileName, path: `events[${chain.error.seq}]` }, { ...chain.error, seq: chain.error.seq + 1 }),
  ]);
}

function isRecordLike(value: unknown): boolean {
  const [events, draft] = [memberOf(value, "events"), memberOf(value, "draft")];
  const isBeat = ["elapsedMs", "wallMs"].every((name) => Number.isInteger(memberOf(memberOf(value, "heartbeat"), name)));
  const isDraft = draft === null || (typeof memberOf(draft, "itemId") === "string" && typeof memberOf(draft, "text") === "string");
  const isStart = typeof memberOf(memberOf(value, "start"), "sittingId") === "string";
  return isBeat && isDraft && isStart && Array.isArray(events) && events.length > 0 && events.every(isEventLike);
}

function isEventLike(event: unknown): boolean {
  const type = memberOf(memberOf(event, "fact"), "type");
  const areWhole = ["seq", "atMs", "elapsedMs", "epoch"].every((name) => Number.isInteger(memberOf(event, name)));
  return areWhole && typeof memberOf(event, "hash") === "string" && typeof type === "string" && type !== "submitted";
}

function bytesOf(box: unknown, name: string): Uint8Array | null {
  const text = memberOf(box, name);
  return typeof text === "string" ? fromBase64Url(text) : null;
}
