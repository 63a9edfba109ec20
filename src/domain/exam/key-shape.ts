import * as z from "zod/mini";
import { AREAS, CATEGORIES } from "#domain/exam/answer-key.ts";
import {
  atc,
  errorType,
  examId,
  icd10,
  itemId,
  letter,
  localText,
  notation,
  reviewStatus,
  sha256,
  text,
  version,
} from "#domain/exam/field-shapes.ts";

const canary = notation(/^RXB-CANARY-[A-Za-z0-9-]{20,60}$/, "RXB-CANARY-… (20 or more letters and digits)");
const weight = z.number().check(z.positive(), z.maximum(10));
const letters = z.array(letter).check(z.minLength(1));
const wordings = z.array(text).check(z.minLength(1));

/** Fields of every item's key. */
const itemFacts = {
  id: itemId,
  primaryCategory: z.enum(CATEGORIES),
  primaryArea: z.enum(AREAS),
  tags: z.array(text),
  difficultyGuessRatio: z.number().check(z.minimum(0), z.maximum(1)),
  atc: z.array(atc),
  icd10: z.array(icd10),
  citations: z.array(z.strictObject({ title: text, section: text, fact: text })).check(z.minLength(1)),
  jurisdiction: z.nullable(localText),
  version,
  reviewStatus,
};

const choiceKey = z.strictObject({
  kind: z.literal("choice"),
  ...itemFacts,
  letters,
  acceptAny: z.array(letters),
  mainErrorType: errorType,
  rationales: z.array(z.strictObject({ letter, text: localText })),
  explanation: localText,
});

const answerPoint = z.strictObject({
  id: itemId,
  errorType,
  critical: z.boolean(),
  weight,
  text: localText,
  accept: z.strictObject({ en: wordings, zh: wordings }),
  guard: localText,
});

const shortAnswerKey = z.strictObject({
  kind: z.literal("short-answer"),
  ...itemFacts,
  errorTypes: z.array(errorType),
  alternates: z.array(z.strictObject({ accept: errorType, insteadOf: errorType })),
  neutral: z.array(errorType),
  points: z.array(answerPoint),
  reference: localText,
  rationale: localText,
  whyClean: z.nullable(localText),
});

/** The shape of `key.json`, format version 1. What its fields say about each other and about the paper is in the `…-key-rules.ts`. */
export const keyShape = z.strictObject({
  format: z.literal("rxbaseline-key"),
  formatVersion: z.literal(1),
  appVersion: version,
  examId,
  examHash: sha256,
  canary,
  items: z.array(z.discriminatedUnion("kind", [choiceKey, shortAnswerKey])),
});
