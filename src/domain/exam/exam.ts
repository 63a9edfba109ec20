import type { LocalText } from "#lib/language.ts";

/** The field's own names of item kinds. */
export const ITEM_KINDS = ["single-choice", "multiple-choice", "short-answer"] as const;
/** Kind of an item. */
export type ItemKind = (typeof ITEM_KINDS)[number];

/** An exam as a participant may see it: nothing here hints at a key. Immutable; identified by `examHash`. */
export interface Exam {
  readonly examId: string;
  /** Version of the content, semver. */
  readonly version: string;
  readonly title: LocalText;
  /** Until two reviewers have signed, every cover, export and report says so. */
  readonly reviewStatus: "draft" | "reviewed";
  /** Time allowed, integer ms. */
  readonly durationMs: number;
  readonly sections: readonly Section[];
  /** Items in exam order; sections follow each other without interleaving. */
  readonly items: readonly Item[];
  /** SHA-256 of the canonical JSON of paper.json: 64 hex digits. */
  readonly examHash: string;
}

/** A run of items of one kind. */
export interface Section {
  /** A single upper-case letter. */
  readonly id: string;
  readonly kind: ItemKind;
  readonly title: LocalText;
  readonly instructions: LocalText;
}

/** One item. The `kind` tag equals its section's. */
export type Item = ChoiceItem | ShortAnswerItem;

/** A selected-response item: stem, then 2–10 options lettered A, B, C … without gaps. */
export interface ChoiceItem {
  readonly kind: "single-choice" | "multiple-choice";
  readonly id: string;
  readonly sectionId: string;
  readonly stem: LocalText;
  readonly options: readonly Option[];
}

/** One option of a choice item. */
export interface Option {
  readonly letter: string;
  readonly text: LocalText;
}

/** A prescription-review item: choose error types (or "no problem") and write an intervention. */
export interface ShortAnswerItem {
  readonly kind: "short-answer";
  readonly id: string;
  readonly sectionId: string;
  readonly patient: Patient;
  readonly visit: LocalText;
  readonly diagnoses: readonly Diagnosis[];
  /** An empty list means "none known" was recorded; `null` means nothing was recorded, which is itself a finding. */
  readonly allergies: readonly Allergy[] | null;
  readonly labs: readonly Lab[];
  readonly prescription: Prescription;
}

/** Who the prescription is for. */
export interface Patient {
  readonly sex: "F" | "M";
  /** Age as the prescription states it (with days or months under one year). */
  readonly age: LocalText;
  readonly weightKg: number | null;
  /** Body surface area in m², where doses depend on it. */
  readonly bsaM2: number | null;
  /** Pregnancy, lactation or another state the reviewer must know, or null. */
  readonly state: LocalText | null;
}

/** A diagnosis with its ICD-10 code, where it has one (diagnoses of Chinese medicine have none). */
export interface Diagnosis {
  readonly text: LocalText;
  readonly icd10: string | null;
}

/** A documented allergy: agent, reaction and date (free form, as recorded). */
export interface Allergy {
  readonly agent: LocalText;
  readonly reaction: LocalText;
  readonly date: string | null;
}

/** A laboratory or examination result. `value` is text, since "7.2" and "sinus rhythm" are both results. */
export interface Lab {
  readonly name: LocalText;
  readonly value: LocalText;
  readonly unit: string | null;
  readonly range: string | null;
  readonly flag: "high" | "low" | null;
}

/** One prescription sheet. */
export interface Prescription {
  readonly sheet: SheetKind;
  /** Heading and directions written on the sheet, e.g. days of supply and the reason for an extended one. */
  readonly heading: LocalText;
  /** ISO date. */
  readonly date: string;
  readonly lines: readonly PrescriptionLine[];
  readonly signatures: Signatures;
}

/** The kinds of sheet a hospital keeps apart. */
export const SHEET_KINDS = ["outpatient", "emergency", "inpatient", "discharge", "decoction", "paediatric", "narcotic"] as const;
/** Kind of sheet. */
export type SheetKind = (typeof SHEET_KINDS)[number];

/** One drug on a sheet. Every text is as written on it; null is "nothing written". */
export interface PrescriptionLine {
  readonly drug: LocalText;
  readonly strength: LocalText | null;
  readonly quantity: LocalText | null;
  readonly dose: LocalText | null;
  readonly route: LocalText | null;
  readonly frequency: LocalText | null;
  readonly diluent: LocalText | null;
  readonly duration: LocalText | null;
  readonly skinTest: LocalText | null;
  readonly note: LocalText | null;
}

/** Which of the three signatures the sheet carries. */
export interface Signatures {
  readonly prescriber: boolean;
  readonly reviewer: boolean;
  readonly dispenser: boolean;
}

/** Items of one kind, in exam order. */
export function itemsOfKind(exam: Exam, kind: ItemKind): readonly Item[] {
  return exam.items.filter((item) => item.kind === kind);
}
