import type { NamedBytes } from "#lib/named-bytes.ts";
import type { Issue } from "#lib/issue.ts";
import { err, ok, type Result } from "#lib/result.ts";
import { acceptModelRuns, readModelRuns } from "#workflows/import-model-run.ts";
import type { WorkspaceStore } from "#workflows/ports/workspace-store.ts";

/** Files of model results to be taken without asking. */
export interface ModelFiles {
  readonly studyId: string;
  readonly files: readonly NamedBytes[];
  readonly nowMs: number;
}

/** Brings in files of model results one after the other. Gives their warnings, or all issues; files before the bad one are then in already. */
export async function takeModelFiles({ studyId, files, nowMs }: ModelFiles, store: WorkspaceStore): Promise<Result<readonly Issue[]>> {
  const warnings: Issue[] = [];
  for (const file of files) {
    const preview = await readModelRuns({ studyId, file, nowMs }, store);
    if (!preview.ok) return err([...warnings, ...preview.error]);
    warnings.push(...preview.value.warnings);
    await acceptModelRuns(studyId, preview.value, store);
  }
  return ok(warnings);
}
