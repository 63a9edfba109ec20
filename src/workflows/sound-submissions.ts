import type { Submission } from "#domain/submission/submission.ts";
import { consentedCollected } from "#workflows/consented.ts";
import type { StudyWorkspace } from "#workflows/ports/workspace-store.ts";

/** The submissions that are graded and scored: those without a doubt, of people who have not withdrawn consent. In order of arrival. */
export function soundSubmissions(workspace: Pick<StudyWorkspace, "collected" | "withdrawals">): readonly Submission[] {
  return consentedCollected(workspace)
    .filter((entry) => entry.verdict === "sound")
    .map((entry) => entry.submission);
}
