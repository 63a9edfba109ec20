import { JUMP_THRESHOLD_MS } from "#domain/sitting/exam-clock.ts";
import type { ParticipantSource } from "#domain/submission/submission.ts";
import { errorAt, warningAt, type Issue } from "#lib/issue.ts";

/** Wall time may exceed exam time by the drift the exam clock lets pass, at each page's life; more than this in all is not honest drift. */
const TOLERANCE_MS = 30_000;
const MINUTE_MS = 60_000;

/**
 * What the record says about time. Its chain must have been verified.
 * - error `submission-late` {overSeconds}: a response, or the end, lies beyond the time allowed, by exam time or by the wall clock.
 * - error `submission-clock` {seconds}: more wall time passed between start and end than the record accounts for.
 * - warning `submission-extra` {minutes}: exam time was given by the coordinator's codes.
 * - warning `submission-unlocked` {minutes}: the clock jumped forward by so much, and the coordinator's code gave it back.
 * - warning `submission-witness` {minutes}: the host's clock and the machine's came to differ by so much more than at the start.
 * - warning `submission-gap` {minutes}: wall time that passed while the machine slept or the page was gone, 1 minute and more in all.
 * - warning `submission-clock-back` {minutes}: the clock was set back.
 * - warning `submission-restored` {count}: it was brought back from a backup, whose responses may be older than what was given.
 * - warning `submission-unverified` {count}: it was found again, other than from a backup, after a gap that cannot be relied on.
 */
export function timeIssues(source: ParticipantSource): Issue[] {
  return [...lateIssues(source), ...clockIssues(source)];
}

function lateIssues({ start, events, elapsedMs, finishedAtMs }: ParticipantSource): Issue[] {
  const wallMs = finishedAtMs - start.startedAtMs - totalOf(events, "locked");
  const limitMs = start.durationMs + totalOf(events, "granted");
  const usedMs = Math.max(elapsedMs, ...lastRespondedMs(events), wallMs - TOLERANCE_MS);
  if (usedMs > limitMs) return [errorAt("submission-late", {}, { overSeconds: Math.ceil((usedMs - limitMs) / 1000) })];
  const unexplainedMs = wallMs - elapsedMs;
  return unexplainedMs > TOLERANCE_MS ? [errorAt("submission-clock", {}, { seconds: Math.round(unexplainedMs / 1000) })] : [];
}

/** All that a sort of fact adds up to, ms. */
function totalOf(events: ParticipantSource["events"], type: "granted" | "locked"): number {
  return events.reduce((total, { fact }) => {
    if (fact.type !== type) return total;
    return total + (fact.type === "granted" ? fact.extraMs : fact.type === "locked" ? fact.jumpMs : 0);
  }, 0);
}

/** How far the host's clock and the machine's came apart during the sitting, beyond what they differed by at its start, ms. */
function witnessDriftMs(events: ParticipantSource["events"]): number {
  const offsets = events.flatMap(({ fact }) => (fact.type === "witness" ? [fact.offsetMs] : []));
  return Math.max(0, ...offsets.map((offsetMs) => Math.abs(offsetMs - (offsets[0] ?? 0))));
}

/** Exam time never falls along a verified record, so the last response is the latest. */
function lastRespondedMs(events: ParticipantSource["events"]): number[] {
  const last = events.filter((event) => event.fact.type === "responded").at(-1);
  return last === undefined ? [] : [last.elapsedMs];
}

function clockIssues({ events }: ParticipantSource): Issue[] {
  let [gapMs, backMs, restoredCount, unverifiedCount] = [0, 0, 0, 0];
  for (const [index, { fact }] of events.entries()) {
    if (fact.type === "restored") restoredCount += 1;
    if (fact.type === "gap" || fact.type === "resumed") gapMs += Math.max(0, fact.gapMs);
    if (fact.type === "clock-back") backMs += fact.backMs;
    const isOfBackup = events[index - 1]?.fact.type === "restored"; // no gap from there is ever verified
    if (fact.type === "resumed" && !fact.verified && !isOfBackup) unverifiedCount += 1;
  }
  const [extraMs, lockedMs, driftMs] = [totalOf(events, "granted"), totalOf(events, "locked"), witnessDriftMs(events)];
  const issues = [
    { code: "submission-extra", isSaid: extraMs > 0, params: { minutes: Math.round(extraMs / MINUTE_MS) } },
    { code: "submission-unlocked", isSaid: lockedMs > 0, params: { minutes: Math.round(lockedMs / MINUTE_MS) } },
    { code: "submission-witness", isSaid: driftMs >= MINUTE_MS, params: { minutes: Math.round(driftMs / MINUTE_MS) } },
    { code: "submission-gap", isSaid: gapMs >= MINUTE_MS, params: { minutes: Math.round(gapMs / MINUTE_MS) } },
    { code: "submission-clock-back", isSaid: backMs > JUMP_THRESHOLD_MS, params: { minutes: Math.ceil(backMs / MINUTE_MS) } },
    { code: "submission-restored", isSaid: restoredCount > 0, params: { count: restoredCount } },
    { code: "submission-unverified", isSaid: unverifiedCount > 0, params: { count: unverifiedCount } },
  ];
  return issues.filter(({ isSaid }) => isSaid).map(({ code, params }) => warningAt(code, {}, params));
}
