import type { SafeCopy, StudyWorkspace } from "#workflows/ports/workspace-store.ts";
import type { WorkspaceRow } from "#workflows/ports/workspace-archive.ts";

/** A safe copy as a row of the database. */
export function safeCopyRow(studyId: string, { kind, atMs }: SafeCopy): WorkspaceRow {
  return { studyId, kind, atMs };
}

/** Whether a study's submissions would be lost with this machine: it is real, its private key is here, and no copy of that was ever made. */
export function isKeyAtRisk({ office, safeCopies }: StudyWorkspace): boolean {
  return !office.study.simulated && office.privateKey !== "" && safeCopies.length === 0;
}
