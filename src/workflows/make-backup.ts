import { backupFileName, backupHeader, packBackup, writeBackupFile, type BackupContent } from "#formats/backup-file.ts";
import { headerContext } from "#formats/submission-file.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import type { BackupCipher } from "#workflows/ports/backup-cipher.ts";
import type { UnreadableKey } from "#workflows/ports/exam-lock.ts";
import type { Sealer } from "#workflows/ports/sealer.ts";

/** Whose locks a backup is given. */
export interface BackupLocks {
  /** The study's. */
  readonly publicKey: string;
  /** The one made of the participant's codes when the sitting began. */
  readonly key: UnreadableKey;
}

/** Makes a backup file that the participant's codes open on any machine of the study, and the coordinator's key in the office. Touches no database. */
export async function makeBackup(
  content: BackupContent,
  { publicKey, key }: BackupLocks,
  { cipher, sealer }: { readonly cipher: BackupCipher; readonly sealer: Sealer },
): Promise<NamedBytes> {
  const header = backupHeader(content.start);
  const context = headerContext(header);
  const packed = packBackup(content);
  const boxes = { locked: await cipher.lock(packed, key, context), sealed: await sealer.seal(publicKey, packed, context) };
  return { name: backupFileName(content), bytes: writeBackupFile(header, boxes) };
}
