import { participantOf } from "#domain/submission/submission.ts";
import { errorAt, type Issue } from "#lib/issue.ts";
import { verdictOf } from "#workflows/verdict-of.ts";
import type { CollectedSubmission, StudyWorkspace } from "#workflows/ports/workspace-store.ts";

/** The participant's code of what was collected; null for a model's run. */
export function codeOfCollected({ submission }: CollectedSubmission): string | null {
  return participantOf(submission);
}

/** The other sittings held under a code. More than one cannot count. */
export function rivalsOf(code: string, sittingId: string, { collected }: StudyWorkspace): readonly CollectedSubmission[] {
  return collected.filter((entry) => codeOfCollected(entry) === code && entry.submission.submissionId !== sittingId);
}

/** What is doubtful about a sitting because of its code alone: `collect-code-unknown` {code}, `collect-second-sitting` {code}. */
export function codeIssues(code: string, rivals: readonly CollectedSubmission[], { office }: StudyWorkspace): readonly Issue[] {
  const isExpected = office.roster.some((entry) => entry.code === code);
  return [
    ...(isExpected ? [] : [errorAt("collect-code-unknown", {}, { code })]),
    ...(rivals.length > 0 ? [errorAt("collect-second-sitting", {}, { code })] : []),
  ];
}

/** A sitting that turns out to be one of two; said once only. Doubtful, unless it was decided knowing this that it counts. */
export function doubted(entry: CollectedSubmission): CollectedSubmission {
  const issue = errorAt("collect-second-sitting", { file: entry.fileName }, { code: codeOfCollected(entry) ?? "" });
  const noted = withIssue(entry, issue);
  return { ...noted, verdict: verdictOf(noted) };
}

/** The entry with one more issue, unless it has one of that code. */
export function withIssue(entry: CollectedSubmission, issue: Issue): CollectedSubmission {
  return entry.issues.some(({ code }) => code === issue.code) ? entry : { ...entry, issues: [...entry.issues, issue] };
}
