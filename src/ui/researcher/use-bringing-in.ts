import { useState } from "react";
import { errorAt, type Issue } from "#lib/issue.ts";
import { useComparedStudy } from "#ui/researcher/use-compared-study.ts";
import { readFiles } from "#ui/staff/read-files.ts";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import { acceptModelRuns, readModelRuns, type ModelRunPreview } from "#workflows/import-model-run.ts";
import type { CollectedSubmission } from "#workflows/ports/workspace-store.ts";

/** Where a file of model results stands. Only "accepted" has changed anything. */
export type BringingIn =
  | { readonly kind: "none" | "reading" | "crashed" }
  | { readonly kind: "refused"; readonly issues: readonly Issue[] }
  | { readonly kind: "read"; readonly preview: ModelRunPreview; readonly added: readonly CollectedSubmission[] }
  | { readonly kind: "accepted"; readonly count: number };

/** Reads a file of model results against the study's exam, and stores its models when the researcher accepts what was read. */
export function useBringingIn() {
  const { store, nowMs } = useStaffPorts();
  const { context, reload } = useComparedStudy();
  const { studyId } = context.workspace.office.study;
  const [bringing, setBringing] = useState<BringingIn>({ kind: "none" });
  const read = async (chosen: readonly File[]): Promise<void> => {
    setBringing({ kind: "reading" });
    const { files, issues } = await readFiles(chosen);
    const [file] = files;
    if (file === undefined) return setBringing({ kind: "refused", issues });
    try {
      const preview = await readModelRuns({ studyId, file, nowMs: nowMs() }, store);
      if (!preview.ok) return setBringing({ kind: "refused", issues: preview.error });
      setBringing({ kind: "read", preview: preview.value, added: notHeld(preview.value.collected, context.workspace.collected) });
    } catch {
      setBringing({ kind: "refused", issues: [errorAt("storage-refused", { file: file.name })] });
    }
  };
  const accept = async (added: readonly CollectedSubmission[]): Promise<void> => {
    try {
      await acceptModelRuns(studyId, { collected: added }, store);
      await reload();
      setBringing({ kind: "accepted", count: added.length });
    } catch {
      setBringing({ kind: "crashed" }); // one transaction: nothing of it is stored, and the page says so
    }
  };
  return { bringing, read, accept, discard: () => setBringing({ kind: "none" }) };
}

function notHeld(given: readonly CollectedSubmission[], held: readonly CollectedSubmission[]): readonly CollectedSubmission[] {
  const ids = new Set(held.map((entry) => entry.submission.submissionId));
  return given.filter((entry) => !ids.has(entry.submission.submissionId));
}
