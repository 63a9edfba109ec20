import { useCallback, useState } from "react";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import type { GradeImport } from "#workflows/ports/workspace-store.ts";

/** What became of the last wish to take an import back. */
export type Undone = { readonly kind: "none" | "failed" } | { readonly kind: "undone"; readonly fileName: string };

/** Takes an import of grades back. The graded file is still with whoever gave it, so nothing is asked first. */
export function useUndoingImport() {
  const { store } = useStaffPorts();
  const { context, reload } = useOpenedStudy();
  const { studyId } = context.workspace.office.study;
  const [undone, setUndone] = useState<Undone>({ kind: "none" });
  const undo = useCallback(
    (row: GradeImport): void => {
      store
        .removeGradeImport(studyId, row.fileHash)
        .then(reload)
        .then(
          () => setUndone({ kind: "undone", fileName: row.fileName }),
          () => setUndone({ kind: "failed" }),
        );
    },
    [store, studyId, reload],
  );
  return { undone, undo };
}
