import type { ValidityDecision } from "#domain/cohort/validity.ts";
import type { ModelRun } from "#domain/model-run/model-run.ts";
import { DEFAULT_RANKS } from "#domain/study/default-ranks.ts";
import type { RosterEntry } from "#domain/study/study.ts";
import { fromModelRun } from "#domain/submission/from-model-run.ts";
import type { ExportedRespondent, ResponseExport } from "#formats/response-export.ts";
import { warningAt } from "#lib/issue.ts";
import type { Language } from "#lib/language.ts";
import { participantOf, type RecordedResponse, type Submission } from "#domain/submission/submission.ts";
import { NASTY_STRINGS } from "./nasty-strings.ts";
import { pilotExam } from "./pilot-package.ts";
import { submissionOf } from "./small-study.ts";
import { NO_GRANTS } from "./no-grants.ts";

/** More than a cell can hold, with a surrogate pair where it is cut. */
export const OVERLONG_TEXT = `→ ${"Stop it💊 ".repeat(4_000)}`;

/** Words that must never reach a grader: names, sites, devices and times of those in `mixedSubmissions`. */
export const TELLTALES = ["P7K3-QH", "PXXX", "Secret-Model-9", "secret-run.json", "model:", "Europe/Oslo", "2026-02-03", "sitting-"];

const EXAM = pilotExam();

/**
 * Submissions to the pilot exam: one person for each nasty string, who wrote it to every short-answer item, one who wrote an over-long text
 * to the first, and a model.
 */
export function mixedSubmissions(texts: readonly string[] = NASTY_STRINGS): readonly Submission[] {
  const [firstReview] = EXAM.items.filter((item) => item.kind === "short-answer");
  const people = texts.map((text, index) => personSubmission(`PXXX${index}`, () => text));
  const verbose = personSubmission("PXXX", (itemId) => (itemId === firstReview?.id ? OVERLONG_TEXT : ""));
  return [...people, verbose, modelSubmission()];
}

/** One pharmacist's submission with an intervention for every short-answer item. */
export function personSubmission(code: string, interventionOf: (itemId: string) => string): Submission {
  const responses = EXAM.items.map(({ id, kind }) => toRecorded(id, kind, interventionOf(id)));
  const blank = submissionOf(code, responses);
  const exam = { examId: EXAM.examId, examHash: EXAM.examHash, studyId: "pilot" };
  const start = { ...exam, zone: "Europe/Oslo", startedAtMs: Date.UTC(2026, 1, 3), appVersion: "0.1.0", buildId: "b1" };
  if (blank.source.kind !== "participant") throw new RangeError("submissionOf gives a participant's submission");
  const source = { ...blank.source, start: { ...blank.source.start, ...start }, receipt: "7K3Q-0M9X-HT2C" };
  return { ...blank, ...exam, submissionId: `sitting-${code}`, source };
}

function toRecorded(itemId: string, kind: string, intervention: string): RecordedResponse {
  if (kind !== "short-answer") return { itemId, response: { kind: "choice", letters: ["A"] }, state: "ok", raw: null };
  const response = { kind: "short-answer", errorTypes: ["T05"], unknownTypes: [], noProblem: false, intervention } as const;
  return { itemId, response, state: "ok", raw: null };
}

/** A model's submission; two of its labels are outside the list, which would give it away. */
export function modelSubmission(): Submission {
  const run: ModelRun = {
    model: "Secret-Model-9",
    fileName: "secret-run.json",
    outputs: EXAM.items.map(({ id, kind }) => ({
      itemId: id,
      raw: kind === "short-answer" ? "Problem Type: Off-label Use; Telltale label\nIntervention: Contact the prescriber." : "A",
    })),
  };
  return fromModelRun(EXAM, { studyId: "pilot", simulated: false }, run);
}

/** The mixed submissions as they are exported: the first is doubtful, with an issue; one more person is expected. */
export function exportOfMixedStudy(language: Language): ResponseExport {
  const study = { ...STUDY_FACTS, title: { en: "Pilot", zh: "试点" }, examId: EXAM.examId, examHash: EXAM.examHash };
  const respondents = mixedSubmissions().map(toExported);
  return {
    study,
    ranks: DEFAULT_RANKS,
    roster: [...rosterOf(respondents), { code: "PXXX-MISSING", rankId: "principal", site: "Hospital B" }],
    exam: EXAM,
    respondents,
    appVersion: "0.1.0",
    language,
    nowMs: Date.UTC(2026, 1, 4),
  };
}

const STUDY_FACTS = {
  studyId: "pilot",
  durationMs: 60_000,
  publicKey: "A".repeat(87),
  ...NO_GRANTS,
  simulated: false,
};

function rosterOf(respondents: readonly ExportedRespondent[]): readonly RosterEntry[] {
  return respondents.flatMap(({ respondentId, rankId, site }) => {
    return rankId === null || site === null ? [] : [{ code: respondentId, rankId, site }];
  });
}

function toExported(submission: Submission, index: number): ExportedRespondent {
  const { source } = submission;
  if (source.kind === "model") {
    const names = { respondentId: `model:${source.model}`, label: source.model };
    return { ...names, kind: "model", rankId: null, site: null, verdict: "sound", issues: [], submission, validity: [] };
  }
  const code = participantOf(submission) ?? "";
  const isDoubtful = index === 0;
  const issues = isDoubtful ? [warningAt("submission-gap", {}, { minutes: 3 })] : [];
  const verdict = isDoubtful ? "doubtful" : "sound";
  const place = { rankId: "senior", site: "Hospital A" };
  return {
    respondentId: code,
    kind: "participant",
    label: code,
    ...place,
    verdict,
    issues,
    submission,
    validity: decisionsOn(submission, index),
  };
}

/** The second person's section B was decided on twice; the note is one more text that breaks spreadsheets. */
function decisionsOn({ submissionId }: Submission, index: number): readonly ValidityDecision[] {
  if (index !== 1) return [];
  const decided = { submissionId, sectionId: "B", decidedAtMs: Date.UTC(2026, 1, 3, 12) };
  return [
    { ...decided, reason: null, note: "" },
    { ...decided, reason: "technical-failure", note: "=power cut\n-2 min" },
  ];
}
