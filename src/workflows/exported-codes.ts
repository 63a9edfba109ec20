import { consentedCollected, consentedRoster, isWithdrawn } from "#workflows/consented.ts";
import { codeOfCollected } from "#workflows/doubts-of-code.ts";
import type { ExportRecord, StudyWorkspace, WorkspaceStore } from "#workflows/ports/workspace-store.ts";
import { rosterBoard } from "#workflows/roster-board.ts";

/** A file with participants' data that a study can be saved as: its exports, its lists, its roster with names, its workspace. */
export type ExportedFile = "workbook" | "csv" | "json" | "events" | "grades" | "roster" | "proctor-log" | "people" | "workspace";

/**
 * Codes of the participants of whom such a file, made now, says anything but that their data were erased: each once. It is what the
 * record of exports keeps, so that everyone who is in a file can be told of it.
 */
export function exportedCodes(file: ExportedFile, workspace: StudyWorkspace): readonly string[] {
  return [...new Set(codesIn(file, workspace))];
}

/**
 * Records a file of a study that is about to leave, with whoever is in it. Rejects when the store does, also for a study it does not hold.
 */
export async function recordExport(
  { studyId, file, fileName, atMs }: Omit<ExportRecord, "codes"> & { readonly studyId: string; readonly file: ExportedFile },
  store: Pick<WorkspaceStore, "load" | "addExport">,
): Promise<void> {
  const workspace = await store.load(studyId);
  await store.addExport(studyId, { fileName, atMs, codes: workspace === null ? [] : exportedCodes(file, workspace) });
}

function codesIn(file: ExportedFile, workspace: StudyWorkspace): readonly string[] {
  switch (file) {
    case "workbook":
    case "csv":
      return [...consentedRoster(workspace).map(({ code }) => code), ...collectedCodes(workspace)];
    case "json":
    case "events":
    case "grades":
      return collectedCodes(workspace);
    case "proctor-log":
      return workspace.proctorLog.flatMap(({ participantCode: code }) => (code === null || isWithdrawn(code, workspace) ? [] : [code]));
    case "people":
      return workspace.people.map(({ code }) => code);
    case "roster":
    case "workspace":
      return rosterBoard(workspace).flatMap(({ code, state }) => (state === "erased" ? [] : [code]));
  }
}

function collectedCodes(workspace: StudyWorkspace): readonly string[] {
  return consentedCollected(workspace).flatMap((entry) => codeOfCollected(entry) ?? []);
}
