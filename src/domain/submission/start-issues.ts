import type { Exam } from "#domain/exam/exam.ts";
import { startByRules } from "#domain/sitting/start-by-rules.ts";
import type { SittingStart } from "#domain/sitting/sitting.ts";
import { placeInWindow } from "#domain/study/start-window.ts";
import type { StudyPolicy } from "#domain/study/study.ts";
import { errorAt, type Issue } from "#lib/issue.ts";
import { canonicalJson } from "#lib/json.ts";

/**
 * What a sitting's start says against the rules of its study, which the app keeps to.
 * - `submission-order`: items or options came in another order than the rules give that person.
 * - `submission-window` {minutes}: it began so long before or after it might, by the machine's clock.
 * - `submission-consent`: it began without agreement to the study's consent text.
 */
export function startIssues(start: SittingStart, exam: Exam, policy: StudyPolicy): Issue[] {
  const expected = startByRules({ studyId: start.studyId, policy }, exam, start.participantCode);
  return [
    ...(canonicalJson(start.order ?? null) === canonicalJson(expected.order ?? null) ? [] : [errorAt("submission-order", {})]),
    ...windowIssues(start, policy),
    ...(start.consentHash === expected.consentHash ? [] : [errorAt("submission-consent", {})]),
  ];
}

function windowIssues({ startedAtMs }: SittingStart, { window }: StudyPolicy): Issue[] {
  const place = placeInWindow(window, startedAtMs);
  if (place === "open") return [];
  const overMs = place === "early" ? (window.opensAtMs ?? 0) - startedAtMs : startedAtMs - (window.closesAtMs ?? 0);
  return [errorAt("submission-window", {}, { minutes: Math.ceil(overMs / 60_000) })];
}
