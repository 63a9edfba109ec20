import { errorAt } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";

/** The largest file that is looked at. */
export const MAX_FILE_BYTES = 50_000_000;

/** Issues: `file-too-big` {limitMb}, `file-empty`. */
export function checkFileSize(file: NamedBytes): Result<NamedBytes> {
  const place = { file: file.name };
  if (file.bytes.length === 0) return err([errorAt("file-empty", place)]);
  if (file.bytes.length > MAX_FILE_BYTES) return err([errorAt("file-too-big", place, { limitMb: MAX_FILE_BYTES / 1_000_000 })]);
  return ok(file);
}
