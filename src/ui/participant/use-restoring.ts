import { useState } from "react";
import { bytesOf } from "#ui/participant/bytes-of.ts";
import { useParticipantPorts } from "#ui/participant/participant-ports.ts";
import type { BackupCodes } from "#workflows/ports/backup-cipher.ts";
import { restoreBackups, type RestoreRow } from "#workflows/restore-backups.ts";

/** The files of one participant, and both codes in their own notation. */
interface RestoreEntry extends BackupCodes {
  readonly files: readonly File[];
}

/** Restores backups; `rows` says what became of the files of the last try, null before the first. */
export function useRestoring(onRestored: () => void) {
  const ports = useParticipantPorts();
  const [isBusy, setIsBusy] = useState(false);
  const [rows, setRows] = useState<readonly RestoreRow[] | null>(null);
  const restore = async ({ startCode, participantCode, files }: RestoreEntry): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setRows(null);
    const read = await Promise.all(files.map(async (file) => ({ name: file.name, bytes: await bytesOf(file) })));
    setRows(await restoreBackups({ startCode, participantCode, files: read }, ports));
    setIsBusy(false);
    onRestored();
  };
  return { isBusy, rows, restore };
}
