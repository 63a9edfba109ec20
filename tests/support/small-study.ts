import type { AnswerKey, AnswerPoint, ChoiceKey, ItemFacts, ShortAnswerKey } from "#domain/exam/answer-key.ts";
import type { ErrorType } from "#domain/exam/error-type.ts";
import type { ChoiceItem, Exam, Item, Section, ShortAnswerItem } from "#domain/exam/exam.ts";
import type { ShortAnswerResponse } from "#domain/exam/response.ts";
import type { ResponseState } from "#domain/exam/response-state.ts";
import type { Grade } from "#domain/grading/grade.ts";
import type { ModelSource, ParticipantSource, RecordedResponse, Submission } from "#domain/submission/submission.ts";
import type { LocalText } from "#lib/language.ts";

const HASH = "e".repeat(64);

function both(text: string): LocalText {
  return { en: text, zh: text };
}

const FACTS: Omit<ItemFacts, "id"> = {
  primaryCategory: "high-risk",
  primaryArea: "pain",
  tags: [],
  difficultyGuessRatio: 0.5,
  atc: [],
  icd10: [],
  citations: [],
  jurisdiction: null,
  version: "1.0.0",
  reviewStatus: "draft",
};

/** A choice item with options A, B, C … */
export function choiceItem(id: string, kind: ChoiceItem["kind"], optionCount = 5): ChoiceItem {
  const options = Array.from({ length: optionCount }, (_, index) => ({
    letter: String.fromCharCode(65 + index),
    text: both(`option ${index}`),
  }));
  return { kind, id, sectionId: kind === "single-choice" ? "A" : "B", stem: both(id), options };
}

/** The key of a choice item: `choiceKey("b1", "AC")`. */
export function choiceKey(id: string, letters: string, acceptAny: readonly string[] = []): ChoiceKey {
  return {
    ...FACTS,
    kind: "choice",
    id,
    letters: [...letters],
    acceptAny: acceptAny.map((other) => [...other]),
    mainErrorType: "T01",
    rationales: [],
    explanation: both("because"),
  };
}

/** A prescription-review item. */
export function shortAnswerItem(id: string): ShortAnswerItem {
  return {
    kind: "short-answer",
    id,
    sectionId: "C",
    patient: { sex: "F", age: both("40"), weightKg: null, bsaM2: null, state: null },
    visit: both("clinic"),
    diagnoses: [],
    allergies: [],
    labs: [],
    prescription: {
      sheet: "outpatient",
      heading: both(""),
      date: "2026-01-01",
      lines: [],
      signatures: { prescriber: true, reviewer: false, dispenser: false },
    },
  };
}

/** The key of a prescription-review item with one answer point for each weight. */
export function shortAnswerKey(
  id: string,
  errorTypes: readonly ErrorType[],
  over: Partial<ShortAnswerKey> & { weights?: readonly number[] } = {},
): ShortAnswerKey {
  const { weights = errorTypes.map(() => 1), ...rest } = over;
  const points = weights.map((weight, index): AnswerPoint => ({
    id: `p${index + 1}`,
    errorType: errorTypes[0] ?? "T01",
    critical: false,
    weight,
    text: both("point"),
    accept: { en: [], zh: [] },
    guard: both(""),
  }));
  const whyClean = errorTypes.length === 0 ? both("clean") : null;
  return {
    ...FACTS,
    kind: "short-answer",
    id,
    errorTypes,
    alternates: [],
    neutral: [],
    points,
    reference: both("ref"),
    rationale: both("why"),
    whyClean,
    ...rest,
  };
}

const SECTIONS: readonly Section[] = [
  { id: "A", kind: "single-choice", title: both("A"), instructions: both("") },
  { id: "B", kind: "multiple-choice", title: both("B"), instructions: both("") },
  { id: "C", kind: "short-answer", title: both("C"), instructions: both("") },
];

/** An exam of the given items, with those of sections A (single), B (multiple), C (short answer) that have any. */
export function smallExam(items: readonly Item[]): Exam {
  const sections = SECTIONS.filter((section) => items.some((item) => item.sectionId === section.id));
  return {
    examId: "small",
    version: "1.0.0",
    title: both("small"),
    reviewStatus: "draft",
    durationMs: 60_000,
    sections,
    items,
    examHash: HASH,
  };
}

/** The answer key of `smallExam`. */
export function smallKey(items: AnswerKey["items"]): AnswerKey {
  return { examId: "small", examHash: HASH, canary: "canary", items };
}

/** A choice response: `letters("b1", "AC")`; with another state when given. */
export function letters(itemId: string, selected: string, state: ResponseState = "ok"): RecordedResponse {
  return { itemId, response: { kind: "choice", letters: [...selected] }, state, raw: null };
}

/** A short-answer response; fields not given are empty. */
export function review(itemId: string, given: Partial<ShortAnswerResponse>, state: ResponseState = "ok"): RecordedResponse {
  const response = { kind: "short-answer", errorTypes: [], unknownTypes: [], noProblem: false, intervention: "", ...given } as const;
  return { itemId, response, state, raw: null };
}

/** An item without a response. */
export function nothing(itemId: string, state: ResponseState = "no_answer"): RecordedResponse {
  return { itemId, response: null, state, raw: null };
}

/** Grades of one item's points p1, p2 …: 1 is a hit. */
export function gradesOf(submissionId: string, itemId: string, hits: readonly (0 | 1)[]): Grade[] {
  return hits.map((hit, index) => ({ submissionId, itemId, pointId: `p${index + 1}`, hit: hit === 1 }));
}

/** A pharmacist's submission whose id and participant code are `code`. */
export function submissionOf(code: string, responses: readonly RecordedResponse[]): Submission {
  const start = {
    sittingId: code,
    studyId: "study",
    examId: "small",
    examHash: HASH,
    participantCode: code,
    durationMs: 60_000,
    startedAtMs: 0,
    zone: "UTC",
    appVersion: "0",
    buildId: "b1",
    simulated: false,
  };
  const source: ParticipantSource = {
    kind: "participant",
    start,
    finishedAtMs: 1,
    elapsedMs: 1,
    closedBy: "participant",
    events: [],
    receipt: "",
  };
  return { submissionId: code, studyId: "study", examId: "small", examHash: HASH, source, responses, simulated: false };
}

/** A model's submission whose id is its name. */
export function modelSubmissionOf(model: string, responses: readonly RecordedResponse[]): Submission {
  const source: ModelSource = { kind: "model", model, fileName: "run.json" };
  return { ...submissionOf(model, responses), source };
}
