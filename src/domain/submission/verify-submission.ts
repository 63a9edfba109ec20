import type { Exam, Item } from "#domain/exam/exam.ts";
import type { Response } from "#domain/exam/response.ts";
import { grantOf, type GrantBook } from "#domain/study/grant.ts";
import type { Study } from "#domain/study/study.ts";
import { replay, verifyChain } from "#domain/sitting/event-chain.ts";
import type { Sitting } from "#domain/sitting/sitting.ts";
import { recordedResponses } from "#domain/submission/freeze.ts";
import { receiptOfSubmission } from "#domain/submission/receipt.ts";
import { startIssues } from "#domain/submission/start-issues.ts";
import { timeIssues } from "#domain/submission/time-issues.ts";
import type { ParticipantSource, Submission } from "#domain/submission/submission.ts";
import { errorAt, warningAt, type Issue } from "#lib/issue.ts";
import { canonicalJson } from "#lib/json.ts";

/** What a study says of its sittings. */
type Rules = GrantBook & Pick<Study, "policy">;

/**
 * Checks what a submission says against itself and its exam. Errors mean that it is not what a sitting leaves behind, so it may not be
 * scored unseen; warnings are worth a look. Empty for a sound one, and for a model's: a run has no record to check.
 * - `submission-exam` {expected, found}: for another exam or another version. Nothing else is checked then.
 * - `submission-chain` {seq, reason}: the record was changed, cut or reordered at that event. Nothing is replayed then.
 * - `submission-incomplete`: the record does not run from its start to its handing-in, or responses to some items are missing.
 * - `submission-identity`: the header's facts are not those of the record.
 * - `submission-replay` {item}: a response is not the one the record leads to.
 * - `submission-misfit` {item}: a response no form of that item could give.
 * - `submission-grant` {seq}: time was given, or a lock opened, by a code that is none of this participant's, or used before.
 * - `submission-locked` {seq}: a response was given while nothing could be changed.
 * - `submission-receipt` {receipt}: the receipt is not that of these facts.
 * - `submission-paper` {agreed, items}, a warning: it was written on paper and typed in twice, and the entries agreed on so many of the
 *   items. It has no record to check, only its responses.
 * - those of `startIssues` and `timeIssues`.
 */
export function verifySubmission(submission: Submission, exam: Exam, rules: Rules): Issue[] {
  const { source } = submission;
  if (source.kind === "model") return [];
  if (submission.examHash !== exam.examHash) {
    return [errorAt("submission-exam", {}, { expected: exam.examHash.slice(0, 8), found: submission.examHash.slice(0, 8) })];
  }
  if (source.kind === "paper") {
    const agreement = { agreed: source.agreedCount, items: exam.items.length };
    return [warningAt("submission-paper", {}, agreement), ...misfitIssues(submission, exam)];
  }
  return [...identityIssues(submission, source), ...recordIssues(submission, source, { exam, rules }), ...misfitIssues(submission, exam)];
}

function identityIssues(submission: Submission, { start }: ParticipantSource): Issue[] {
  const header = [submission.submissionId, submission.studyId, submission.examId, submission.examHash, submission.simulated];
  const record = [start.sittingId, start.studyId, start.examId, start.examHash, start.simulated];
  return canonicalJson(header) === canonicalJson(record) ? [] : [errorAt("submission-identity", {})];
}

interface Against {
  readonly exam: Exam;
  readonly rules: Rules;
}

function recordIssues(submission: Submission, source: ParticipantSource, { exam, rules }: Against): Issue[] {
  const issues: Issue[] = [];
  if (receiptOfSubmission(submission, source) !== source.receipt) {
    issues.push(errorAt("submission-receipt", {}, { receipt: source.receipt }));
  }
  const chain = verifyChain(source.start, source.events);
  if (!chain.ok) {
    const { seq, reason } = chain.error;
    return [...issues, errorAt("submission-chain", { path: `events[${seq}]` }, { seq: seq + 1, reason })];
  }
  const sitting = replay(source.start, source.events);
  if (!isWhole(source, sitting) || submission.responses.length !== exam.items.length) issues.push(errorAt("submission-incomplete", {}));
  return [
    ...issues,
    ...startIssues(source.start, exam, rules.policy),
    ...replayIssues(submission, sitting, exam),
    ...codeIssues(source, rules),
    ...lockIssues(source),
    ...timeIssues(source),
  ];
}

/** Every code is proved against the study's commitments: a record can be made up, a code cannot. */
function codeIssues({ start, events }: ParticipantSource, book: GrantBook): Issue[] {
  const used = new Set<string>();
  return events.flatMap(({ seq, fact }) => {
    if (fact.type !== "granted" && fact.type !== "unlocked") return [];
    const grant = used.has(fact.code) ? null : grantOf(book, start.participantCode, fact.code);
    used.add(fact.code);
    const extraMs = fact.type === "granted" ? fact.extraMs : null;
    const isGiven = grant !== null && (grant.kind === "extra" ? grant.extraMs : null) === extraMs;
    return isGiven ? [] : [errorAt("submission-grant", { path: `events[${seq}]` }, { seq: seq + 1 })];
  });
}

function lockIssues({ events }: ParticipantSource): Issue[] {
  let isLocked = false;
  for (const { seq, fact } of events) {
    if (fact.type === "locked") isLocked = true;
    if (fact.type === "unlocked") isLocked = false;
    if (isLocked && fact.type === "responded") return [errorAt("submission-locked", { path: `events[${seq}]` }, { seq: seq + 1 })];
  }
  return [];
}

/** From one start to one handing-in, and the ending told beside the record is the record's. */
function isWhole({ events, closedBy, finishedAtMs, elapsedMs }: ParticipantSource, sitting: Sitting): boolean {
  const startCount = events.filter(({ fact }) => fact.type === "started").length;
  const endCount = events.filter(({ fact }) => fact.type === "submitted").length;
  if (events[0]?.fact.type !== "started" || events.at(-1)?.fact.type !== "submitted") return false;
  const hasSameEnd = sitting.closedBy === closedBy && sitting.finishedAtMs === finishedAtMs && sitting.elapsedMs === elapsedMs;
  return startCount === 1 && endCount === 1 && hasSameEnd;
}

function replayIssues(submission: Submission, sitting: Sitting, exam: Exam): Issue[] {
  const replayed = recordedResponses(sitting, exam);
  return submission.responses.flatMap((response, index) => {
    if (canonicalJson(response) === canonicalJson(replayed[index])) return [];
    return [errorAt("submission-replay", { path: `responses[${index}]` }, { item: response.itemId })];
  });
}

function misfitIssues(submission: Submission, exam: Exam): Issue[] {
  const itemsById = new Map(exam.items.map((item) => [item.id, item]));
  return submission.responses.flatMap(({ itemId, response, state }, index) => {
    // Paper does not keep anybody from ticking two boxes; that counts as none.
    const isTwice = submission.source.kind === "paper" && state === "multiple_for_single";
    if (response === null || fits(response, itemsById.get(itemId), isTwice ? Infinity : 1)) return [];
    return [errorAt("submission-misfit", { path: `responses[${index}].response` }, { item: itemId })];
  });
}

function fits(response: Response, item: Item | undefined, mostLetters: number): boolean {
  if (item === undefined) return false;
  if (response.kind === "short-answer") return item.kind === "short-answer" && isFormLike(response);
  if (item.kind === "short-answer") return false;
  const offered = new Set(item.options.map((option) => option.letter));
  const isOrdered = response.letters.every((letter, i, all) => i === 0 || (all[i - 1] ?? "") < letter);
  const isOffered = response.letters.every((letter) => offered.has(letter));
  return isOrdered && isOffered && (item.kind === "multiple-choice" || response.letters.length <= mostLetters);
}

function isFormLike(response: Extract<Response, { kind: "short-answer" }>): boolean {
  return response.unknownTypes.length === 0 && new Set(response.errorTypes).size === response.errorTypes.length;
}
