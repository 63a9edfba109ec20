import type { Submission } from "#domain/submission/submission.ts";
import type { StudyWorkspace } from "#workflows/ports/workspace-store.ts";

/** The submissions that are graded and scored: those without a doubt. In order of arrival. */
export function soundSubmissions(workspace: Pick<StudyWorkspace, "collected">): readonly Submission[] {
  return workspace.collected.filter((entry) => entry.verdict === "sound").map((entry) => entry.submission);
}
