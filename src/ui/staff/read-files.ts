import { errorAt, type Issue } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";

const BYTES_PER_MB = 1_000_000;
/** Nothing larger is read into memory; the readers refuse such files too. */
const MAX_FILE_MB = 50;

/** What could be read, and why the rest could not. */
export interface FilesRead {
  readonly files: readonly NamedBytes[];
  readonly issues: readonly Issue[];
}

/** Reads chosen or dropped files, each up to `limitMb`. Issues: `file-too-big` (not read at all), `file-unreadable` (the disk or the browser refused). */
export async function readFiles(chosen: readonly File[], limitMb: number = MAX_FILE_MB): Promise<FilesRead> {
  const files: NamedBytes[] = [];
  const issues: Issue[] = [];
  for (const file of chosen) {
    const read = await readFile(file, limitMb);
    if ("bytes" in read) files.push(read);
    else issues.push(read);
  }
  return { files, issues };
}

async function readFile(file: File, limitMb: number): Promise<NamedBytes | Issue> {
  if (file.size > limitMb * BYTES_PER_MB) return errorAt("file-too-big", { file: file.name }, { limitMb });
  try {
    return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
  } catch {
    return errorAt("file-unreadable", { file: file.name });
  }
}
