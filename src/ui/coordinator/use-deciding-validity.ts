import { useState } from "react";
import type { InvalidReason, ValidityDecision } from "#domain/cohort/validity.ts";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import { decideValidity } from "#workflows/decide-validity.ts";

/** What the form asks for. */
export interface DecisionWish {
  readonly decision: "valid" | InvalidReason;
  readonly note: string;
}

/** Records a decision on a section and shows the study with it; `result` says what became of the last one. */
export function useDecidingValidity(of: Pick<ValidityDecision, "submissionId" | "sectionId">) {
  const { store, nowMs } = useStaffPorts();
  const { context, reload } = useOpenedStudy();
  const [result, setResult] = useState<"none" | "recorded" | "failed">("none");
  const decide = async ({ decision, note }: DecisionWish): Promise<void> => {
    setResult("none");
    const reason = decision === "valid" ? null : decision;
    try {
      await decideValidity(context.workspace.office.study.studyId, { ...of, reason, note, decidedAtMs: nowMs() }, store);
      await reload();
      setResult("recorded");
    } catch {
      setResult("failed"); // the store's transaction failed: earlier decisions stand, and the page says so
    }
  };
  return { result, decide };
}
