import * as z from "zod/mini";
import { ITEM_KINDS, SHEET_KINDS } from "#domain/exam/exam.ts";
import { examId, icd10, isoDate, itemId, letter, localText, notation, reviewStatus, text, version } from "#domain/exam/field-shapes.ts";

const MAX_DURATION_MS = 24 * 60 * 60 * 1000;
const MAX_ITEMS = 1000;

const sectionId = notation(/^[A-Z]$/, "A");
const positive = z.number().check(z.positive());

const section = z.strictObject({ id: sectionId, kind: z.enum(ITEM_KINDS), title: localText, instructions: localText });

const choiceItem = z.strictObject({
  kind: z.enum(["single-choice", "multiple-choice"]),
  id: itemId,
  sectionId,
  stem: localText,
  options: z.array(z.strictObject({ letter, text: localText })).check(z.minLength(2), z.maxLength(10)),
});

const patient = z.strictObject({
  sex: z.enum(["F", "M"]),
  age: localText,
  weightKg: z.nullable(positive),
  bsaM2: z.nullable(positive),
  state: z.nullable(localText),
});

const diagnosis = z.strictObject({ text: localText, icd10: z.nullable(icd10) });

const allergy = z.strictObject({ agent: localText, reaction: localText, date: z.nullable(text) });

const lab = z.strictObject({
  name: localText,
  value: localText,
  unit: z.nullable(text),
  range: z.nullable(text),
  flag: z.nullable(z.enum(["high", "low"])),
});

const prescriptionLine = z.strictObject({
  drug: localText,
  strength: z.nullable(localText),
  quantity: z.nullable(localText),
  dose: z.nullable(localText),
  route: z.nullable(localText),
  frequency: z.nullable(localText),
  diluent: z.nullable(localText),
  duration: z.nullable(localText),
  skinTest: z.nullable(localText),
  note: z.nullable(localText),
});

const prescription = z.strictObject({
  sheet: z.enum(SHEET_KINDS),
  heading: localText,
  date: isoDate,
  lines: z.array(prescriptionLine).check(z.minLength(1), z.maxLength(40)),
  signatures: z.strictObject({ prescriber: z.boolean(), reviewer: z.boolean(), dispenser: z.boolean() }),
});

const shortAnswerItem = z.strictObject({
  kind: z.literal("short-answer"),
  id: itemId,
  sectionId,
  patient,
  visit: localText,
  diagnoses: z.array(diagnosis),
  allergies: z.nullable(z.array(allergy)),
  labs: z.array(lab),
  prescription,
});

/** The shape of `paper.json`, format version 1: fields, types and notations. What fields say about each other is in `paper-rules.ts`. */
export const paperShape = z.strictObject({
  format: z.literal("rxbaseline-paper"),
  formatVersion: z.literal(1),
  appVersion: version,
  examId,
  version,
  title: localText,
  reviewStatus,
  durationMs: z.int().check(z.positive(), z.maximum(MAX_DURATION_MS)),
  sections: z.array(section).check(z.minLength(1), z.maxLength(26)),
  items: z.array(z.discriminatedUnion("kind", [choiceItem, shortAnswerItem])).check(z.minLength(1), z.maxLength(MAX_ITEMS)),
});
