import { unzipSync, zipSync } from "fflate";
import { errorAt } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";

const MAX_UNPACKED_BYTES = 200_000_000;
const MAX_ENTRIES = 2_000;

/** Files of an archive by name. */
export type ArchiveFiles = ReadonlyMap<string, Uint8Array>;

/** True for bytes that begin as a zip archive does. */
export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

/**
 * Unpacks a zip archive after its directory has shown that it is worth it. An entry is never unpacked beyond the size the directory
 * states, so a directory that lies cannot fill the memory.
 * Issues: `archive-too-big` {limitMb} (over 200 MB or 2,000 files unpacked), `archive-damaged`.
 */
export function unpackArchive(file: NamedBytes): Result<ArchiveFiles> {
  const place = { file: file.name };
  try {
    const sizes = directorySizes(file.bytes);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    if (total > MAX_UNPACKED_BYTES || sizes.length > MAX_ENTRIES) {
      return err([errorAt("archive-too-big", place, { limitMb: MAX_UNPACKED_BYTES / 1_000_000 })]);
    }
    return ok(new Map(Object.entries(unzipSync(file.bytes))));
  } catch {
    return err([errorAt("archive-damaged", place)]); // fflate throws on anything that is not a whole, plain zip archive
  }
}

/** The same files in an archive without compression, for a reader that must not meet a zip bomb. */
export function packPlain(files: ArchiveFiles): Uint8Array {
  return zipSync(Object.fromEntries(files), { level: 0 });
}

function directorySizes(bytes: Uint8Array): readonly number[] {
  const sizes: number[] = [];
  unzipSync(bytes, {
    filter: (entry) => {
      sizes.push(entry.originalSize);
      return false;
    },
  });
  return sizes;
}
