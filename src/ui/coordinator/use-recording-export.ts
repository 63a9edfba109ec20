import type { NamedBytes } from "#lib/named-bytes.ts";
import type { OpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";

/**
 * A function that records a file with participants' data before it is saved, so that it can be named when one of them withdraws. Rejects
 * where it cannot be recorded: then it is not saved either.
 */
export function useRecordingExport({
  context,
  reload,
}: Pick<OpenedStudy, "context" | "reload">): (file: NamedBytes, codes: readonly string[]) => Promise<NamedBytes> {
  const { store, nowMs } = useStaffPorts();
  return async (file, codes) => {
    await store.addExport(context.workspace.office.study.studyId, { fileName: file.name, atMs: nowMs(), codes });
    await reload();
    return file;
  };
}
