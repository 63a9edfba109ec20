import { useRef, useState } from "react";
import type { Issue } from "#lib/issue.ts";
import { readFiles } from "#ui/staff/read-files.ts";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import type { CollectRow } from "#workflows/collect-row.ts";
import { collectSubmissions } from "#workflows/collect-submissions.ts";

/** Where a batch stands. */
export type Collecting =
  | { readonly kind: "idle" }
  | { readonly kind: "running"; readonly done: number; readonly total: number; readonly isCancelling: boolean }
  | { readonly kind: "finished"; readonly rows: readonly CollectRow[]; readonly total: number }
  | { readonly kind: "crashed"; readonly message: string };

/** Runs batches of submission files through the workflow, one batch at a time. */
export function useCollecting() {
  const { store, examiner, nowMs } = useStaffPorts();
  const { context, reload } = useOpenedStudy();
  const [collecting, setCollecting] = useState<Collecting>({ kind: "idle" });
  const isCancelled = useRef(false);
  const collect = async (chosen: readonly File[]): Promise<void> => {
    isCancelled.current = false;
    setCollecting({ kind: "running", done: 0, total: chosen.length, isCancelling: false });
    try {
      const read = await readFiles(chosen);
      const { studyId } = context.workspace.office.study;
      const report = await collectSubmissions(
        {
          studyId,
          files: read.files,
          nowMs: nowMs(),
          onProgress: (done) => setCollecting({ kind: "running", done, total: chosen.length, isCancelling: isCancelled.current }),
          isCancelled: () => isCancelled.current,
        },
        { store, examiner },
      );
      setCollecting({ kind: "finished", rows: [...read.issues.map(toRefusedRow), ...report.rows], total: chosen.length });
    } catch (cause) {
      setCollecting({ kind: "crashed", message: cause instanceof Error ? cause.message : String(cause) });
    }
    await reload();
  };
  const cancel = (): void => {
    isCancelled.current = true;
    setCollecting((current) => (current.kind === "running" ? { ...current, isCancelling: true } : current));
  };
  return { collecting, collect, cancel };
}

/** A file that could not even be read from the disk is a row like any other refused one. */
function toRefusedRow(issue: Issue): CollectRow {
  return { fileName: issue.place.file ?? "", outcome: "refused", verdict: null, participantCode: null, issues: [issue] };
}
