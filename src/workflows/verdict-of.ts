import { hasErrors, warningAt, type Issue } from "#lib/issue.ts";
import type { CollectedSubmission, VerdictDecision } from "#workflows/ports/workspace-store.ts";

/**
 * The verdict on a submission: what the last decision says, else what was found. A decision that it counts stands only while every error
 * was known to whoever decided: what is found later makes it doubtful again.
 */
export function verdictOf({ issues, decisions = [] }: Pick<CollectedSubmission, "issues" | "decisions">): CollectedSubmission["verdict"] {
  const last = decisions.at(-1);
  if (last === undefined) return hasErrors(issues) ? "doubtful" : "sound";
  return last.verdict === "sound" && errorCodes(issues).every((code) => last.known.includes(code)) ? "sound" : "doubtful";
}

/** Codes of the errors among issues, each once, sorted. */
export function errorCodes(issues: readonly Issue[]): readonly string[] {
  return [...new Set(issues.flatMap(({ severity, code }) => (severity === "error" ? [code] : [])))].sort();
}

/**
 * What was found about a submission, and behind it, as a warning, the decision that is in force: `collect-counted` {reason, date} or
 * `collect-left-out` {reason, date}.
 */
export function findingsOf({ verdict, issues, decisions = [] }: CollectedSubmission): readonly Issue[] {
  const last = decisions.at(-1);
  return last?.verdict === verdict ? [...issues, toWarning(last)] : issues;
}

function toWarning({ verdict, reason, decidedAtMs }: VerdictDecision): Issue {
  const params = { reason, date: new Date(decidedAtMs).toISOString().slice(0, 10) };
  return verdict === "sound" ? warningAt("collect-counted", {}, params) : warningAt("collect-left-out", {}, params);
}
