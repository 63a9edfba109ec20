import { useState } from "react";
import { errorAt, type Issue } from "#lib/issue.ts";
import type { Language } from "#lib/language.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import { exportBlindedWorkbook } from "#workflows/export-blinded-workbook.ts";

/** What the form asks for. */
export interface WorkbookWish {
  readonly grader: string;
  readonly scope: "ungraded" | "all";
  readonly language: Language;
  readonly seed: string;
}

/** What became of the wish. */
export type Made =
  | { readonly kind: "none" }
  | { readonly kind: "refused"; readonly issues: readonly Issue[] }
  | { readonly kind: "made"; readonly workbook: NamedBytes; readonly rowCount: number; readonly grader: string };

/** Makes blinded workbooks; resolves true when one was made. Its codes are stored before its bytes are given out. */
export function useMakingWorkbook() {
  const { store, nowMs } = useStaffPorts();
  const { context, reload } = useOpenedStudy();
  const [made, setMade] = useState<Made>({ kind: "none" });
  const make = async (wish: WorkbookWish): Promise<boolean> => {
    const { studyId } = context.workspace.office.study;
    const grader = wish.grader.trim();
    try {
      const result = await exportBlindedWorkbook({ ...wish, studyId, grader, seed: wish.seed.trim(), nowMs: nowMs() }, store);
      if (result.ok) setMade({ kind: "made", ...result.value, grader });
      else setMade({ kind: "refused", issues: result.error });
      await reload();
      return result.ok;
    } catch {
      setMade({ kind: "refused", issues: [errorAt("storage-refused", {})] });
      return false;
    }
  };
  return { made, make };
}
