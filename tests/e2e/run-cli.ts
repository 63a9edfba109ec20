import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Comparison } from "#domain/comparison/comparison.ts";
import { projectPath } from "./project-files.ts";

/** What is scored. */
export interface Scored {
  /** Responses and model results, by file name. */
  readonly files: Readonly<Record<string, Uint8Array>>;
  readonly grades: Uint8Array;
}

/**
 * Scores files of the pilot exam by the built command line; gives its comparison. `options` stand behind the files, such as
 * `--office FILE`, without which it knows only the ranks that somebody holds.
 */
export function scoreByCommandLine({ files, grades }: Scored, options: readonly string[] = []): Comparison {
  const folder = mkdtempSync(join(tmpdir(), "rxbaseline-score-"));
  try {
    const paths = Object.entries(files).map(([name, bytes]) => writtenTo(join(folder, name), bytes));
    const gradesPath = writtenTo(join(folder, "grades.json"), grades);
    const args = ["score", "--exam", "exams/pilot", "--key", "exams/pilot/key.json", ...paths, "--grades", gradesPath, ...options];
    const printed = execFileSync(process.execPath, [projectPath("dist-cli/rxbaseline.mjs"), ...args], {
      cwd: projectPath("."),
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    });
    return (JSON.parse(printed) as { comparison: Comparison }).comparison;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function writtenTo(path: string, bytes: Uint8Array): string {
  writeFileSync(path, bytes);
  return path;
}
