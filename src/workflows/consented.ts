import type { RosterEntry } from "#domain/study/study.ts";
import { codeOfCollected } from "#workflows/doubts-of-code.ts";
import type { CollectedSubmission, StudyWorkspace } from "#workflows/ports/workspace-store.ts";

type Consents = Pick<StudyWorkspace, "withdrawals">;

/** What may be used of what was collected: all but the submissions of participants who withdrew consent. In order of arrival. */
export function consentedCollected(workspace: Pick<StudyWorkspace, "collected"> & Consents): readonly CollectedSubmission[] {
  return workspace.collected.filter((entry) => !isWithdrawn(codeOfCollected(entry), workspace));
}

/** Those on the roster who may stand in an export: all but who withdrew consent and whose data were erased. In the roster's order. */
export function consentedRoster({
  office,
  withdrawals,
  erasures,
}: Pick<StudyWorkspace, "office" | "erasures"> & Consents): readonly RosterEntry[] {
  const gone = new Set([...withdrawals, ...erasures].map(({ code }) => code));
  return office.roster.filter(({ code }) => !gone.has(code));
}

/** Whether that participant withdrew consent; never so for null, a model's code. */
export function isWithdrawn(code: string | null, { withdrawals }: Consents): boolean {
  return withdrawals.some((withdrawal) => withdrawal.code === code);
}
