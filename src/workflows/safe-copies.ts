import type { SafeCopy, StudyWorkspace } from "#workflows/ports/workspace-store.ts";
import type { WorkspaceRow } from "#workflows/ports/workspace-archive.ts";

/** A safe copy as a row of the database. */
export function safeCopyRow(studyId: string, { kind, atMs }: SafeCopy): WorkspaceRow {
  return { studyId, kind, atMs };
}

/**
 * Whether a study would be lost with this machine: it is real, its private key is here, and no backup with the key was ever made. The key's
 * file alone brings no study back: a study made in the app has no other files.
 */
export function isKeyAtRisk({ office, safeCopies }: StudyWorkspace): boolean {
  return !office.study.simulated && office.privateKey !== "" && !safeCopies.some(({ kind }) => kind === "workspace");
}
