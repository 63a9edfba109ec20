import type { BackupContent } from "#formats/backup-file.ts";
import { MAX_FILE_BYTES } from "#formats/file-size.ts";
import { unpacked } from "#formats/inflate.ts";
import { readBackupFile, unpackBackup } from "#formats/read-backup-file.ts";
import { headerContext } from "#formats/submission-file.ts";
import { errorAt } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, type Result } from "#lib/result.ts";
import type { Sealer } from "#workflows/ports/sealer.ts";

/**
 * Reads a backup file with a study's private key. Issues: `study-key-missing`; those of `readBackupFile` and `unpackBackup`; `backup-seal`
 * when the seal does not open: it is of another study, or was changed since.
 */
export async function unsealBackup(file: NamedBytes, privateKey: string, sealer: Sealer): Promise<Result<BackupContent>> {
  if (privateKey === "") return err([errorAt("study-key-missing", { file: file.name })]);
  const read = readBackupFile(file);
  if (!read.ok) return read;
  const { header, sealed } = read.value;
  const packed = await sealer.open(privateKey, sealed, headerContext(header));
  if (packed === null) return err([errorAt("backup-seal", { file: file.name })]);
  const plain = unpacked(packed, MAX_FILE_BYTES);
  return plain.kind === "inflated" ? unpackBackup(plain.bytes, header, file.name) : err([errorAt("backup-damaged", { file: file.name })]);
}
