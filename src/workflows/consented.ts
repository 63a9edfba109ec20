import { codeOfCollected } from "#workflows/doubts-of-code.ts";
import type { CollectedSubmission, StudyWorkspace } from "#workflows/ports/workspace-store.ts";

/** What may be used of what was collected: all but the submissions of participants who withdrew consent. In order of arrival. */
export function consentedCollected({
  collected,
  withdrawals,
}: Pick<StudyWorkspace, "collected" | "withdrawals">): readonly CollectedSubmission[] {
  const withdrawn = new Set(withdrawals.map(({ code }) => code));
  return collected.filter((entry) => !withdrawn.has(codeOfCollected(entry) ?? ""));
}
