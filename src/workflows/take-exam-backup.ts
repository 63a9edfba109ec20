import type { BackupContent } from "#formats/backup-file.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { makeBackup } from "#workflows/make-backup.ts";
import type { StoredSitting } from "#workflows/ports/sitting-store.ts";
import type { SittingPorts } from "#workflows/sitting-ports.ts";

/** A backup of an open sitting as its page has it; the mirrored draft goes with it, since a lock keeps that out of the record. */
export function backUpSitting(
  { mirror, backupCipher, sealer }: Pick<SittingPorts, "mirror" | "backupCipher" | "sealer">,
  { start, study, backupKey }: StoredSitting,
  now: Pick<BackupContent, "events" | "heartbeat">,
): Promise<NamedBytes> {
  const locks = { publicKey: study.publicKey, key: backupKey };
  return makeBackup({ start, ...now, draft: mirror.read(start.sittingId) }, locks, { cipher: backupCipher, sealer });
}
