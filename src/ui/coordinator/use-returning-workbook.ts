import { useState } from "react";
import { errorAt, type Issue } from "#lib/issue.ts";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { readFiles } from "#ui/staff/read-files.ts";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import { acceptGradedWorkbook, readGradedWorkbook, type GradePreview } from "#workflows/import-graded-workbook.ts";

/** Where a returned workbook stands. Only "accepted" has changed anything. */
export type Returning =
  | { readonly kind: "none" | "reading" | "crashed" }
  | { readonly kind: "refused"; readonly issues: readonly Issue[] }
  | { readonly kind: "read"; readonly preview: GradePreview }
  | { readonly kind: "accepted"; readonly fileName: string };

/** Reads a graded workbook, and stores its grades when the coordinator accepts what it would change. */
export function useReturningWorkbook() {
  const { store, nowMs } = useStaffPorts();
  const { context, reload } = useOpenedStudy();
  const { studyId } = context.workspace.office.study;
  const [returning, setReturning] = useState<Returning>({ kind: "none" });
  const read = async (chosen: readonly File[]): Promise<void> => {
    setReturning({ kind: "reading" });
    const { files, issues } = await readFiles(chosen);
    const [file] = files;
    if (file === undefined) return setReturning({ kind: "refused", issues });
    try {
      const preview = await readGradedWorkbook({ studyId, file }, store);
      setReturning(preview.ok ? { kind: "read", preview: preview.value } : { kind: "refused", issues: preview.error });
    } catch {
      setReturning({ kind: "refused", issues: [errorAt("storage-refused", { file: file.name })] });
    }
  };
  const accept = async (preview: GradePreview): Promise<void> => {
    try {
      await acceptGradedWorkbook(studyId, { preview, nowMs: nowMs() }, store);
      await reload();
      setReturning({ kind: "accepted", fileName: preview.fileName });
    } catch {
      setReturning({ kind: "crashed" }); // one transaction: nothing of it is stored, and the page says so
    }
  };
  return { returning, read, accept, discard: () => setReturning({ kind: "none" }) };
}
