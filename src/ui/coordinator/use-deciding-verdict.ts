import { useState } from "react";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import { decideVerdict, type VerdictRequest } from "#workflows/decide-verdict.ts";

/** Records whether a submission counts and shows the study with it; `result` says whether the last decision failed. */
export function useDecidingVerdict(submissionId: string) {
  const { store, nowMs } = useStaffPorts();
  const { context, reload } = useOpenedStudy();
  const [result, setResult] = useState<"none" | "failed">("none");
  const decide = async (wish: Pick<VerdictRequest, "verdict" | "reason">): Promise<void> => {
    setResult("none");
    try {
      await decideVerdict({ studyId: context.workspace.office.study.studyId, submissionId, nowMs: nowMs(), ...wish }, store);
      await reload();
    } catch {
      setResult("failed"); // the store's transaction failed, or another page was quicker: what was decided stands, and the page says so
    }
  };
  return { result, decide };
}
