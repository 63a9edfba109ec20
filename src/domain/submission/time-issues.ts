import { JUMP_THRESHOLD_MS } from "#domain/sitting/exam-clock.ts";
import type { ParticipantSource } from "#domain/submission/submission.ts";
import { errorAt, warningAt, type Issue } from "#lib/issue.ts";

/** Wall time may exceed exam time by the drift the exam clock lets pass, at each page's life; more than this in all is not honest drift. */
const TOLERANCE_MS = 30_000;

/**
 * What the record says about time. Its chain must have been verified.
 * - error `submission-late` {overSeconds}: a response, or the end, lies beyond the time allowed, by exam time or by the wall clock.
 * - error `submission-clock` {seconds}: more wall time passed between start and end than the record accounts for.
 * - warning `submission-gap` {minutes}: wall time that passed while the machine slept or the page was gone, 1 minute and more in all.
 * - warning `submission-clock-back` {minutes}: the clock was set back.
 * - warning `submission-unverified` {count}: it was found again after a gap that cannot be relied on.
 */
export function timeIssues(source: ParticipantSource): Issue[] {
  return [...lateIssues(source), ...clockIssues(source)];
}

function lateIssues({ start, events, elapsedMs, finishedAtMs }: ParticipantSource): Issue[] {
  const wallMs = finishedAtMs - start.startedAtMs;
  const usedMs = Math.max(elapsedMs, ...lastRespondedMs(events), wallMs - TOLERANCE_MS);
  if (usedMs > start.durationMs) return [errorAt("submission-late", {}, { overSeconds: Math.ceil((usedMs - start.durationMs) / 1000) })];
  const unexplainedMs = wallMs - elapsedMs;
  return unexplainedMs > TOLERANCE_MS ? [errorAt("submission-clock", {}, { seconds: Math.round(unexplainedMs / 1000) })] : [];
}

/** Exam time never falls along a verified record, so the last response is the latest. */
function lastRespondedMs(events: ParticipantSource["events"]): number[] {
  const last = events.filter((event) => event.fact.type === "responded").at(-1);
  return last === undefined ? [] : [last.elapsedMs];
}

function clockIssues({ events }: ParticipantSource): Issue[] {
  let [gapMs, backMs, unverifiedCount] = [0, 0, 0];
  for (const { fact } of events) {
    if (fact.type === "gap" || fact.type === "resumed") gapMs += Math.max(0, fact.gapMs);
    if (fact.type === "clock-back") backMs += fact.backMs;
    if (fact.type === "resumed" && !fact.verified) unverifiedCount += 1;
  }
  const issues: Issue[] = [];
  if (gapMs >= 60_000) issues.push(warningAt("submission-gap", {}, { minutes: Math.round(gapMs / 60_000) }));
  if (backMs > JUMP_THRESHOLD_MS) issues.push(warningAt("submission-clock-back", {}, { minutes: Math.ceil(backMs / 60_000) }));
  if (unverifiedCount > 0) issues.push(warningAt("submission-unverified", {}, { count: unverifiedCount }));
  return issues;
}
