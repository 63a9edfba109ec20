import type { ErrorType } from "#domain/exam/error-type.ts";
import type { LocalText } from "#lib/language.ts";

/** Everything about an exam that a participant may not see. Never in the participant's build. */
export interface AnswerKey {
  readonly examId: string;
  /** Hash of the exam it belongs to; a key for another version is refused. */
  readonly examHash: string;
  /** A unique string that tests search for wherever a key must not be. */
  readonly canary: string;
  readonly items: readonly ItemKey[];
}

/** Key of one item; `kind` is "choice" or "short-answer". */
export type ItemKey = ChoiceKey | ShortAnswerKey;

/** Facts common to every item's key. */
export interface ItemFacts {
  readonly id: string;
  readonly primaryCategory: Category;
  readonly primaryArea: Area;
  readonly tags: readonly string[];
  /** Expected share of pharmacists who get it right, 0–1. */
  readonly difficultyGuessRatio: number;
  readonly atc: readonly string[];
  readonly icd10: readonly string[];
  readonly citations: readonly Citation[];
  /** Country or label on which the key depends, or null where it is the same everywhere. */
  readonly jurisdiction: LocalText | null;
  readonly version: string;
  readonly reviewStatus: "draft" | "reviewed";
}

/** Key of a choice item. */
export interface ChoiceKey extends ItemFacts {
  readonly kind: "choice";
  /** The keyed option letters, sorted; one for single-choice, 2 or more for multiple-choice. */
  readonly letters: readonly string[];
  /** Other letter sets accepted as fully right, e.g. after an erratum. Usually empty. */
  readonly acceptAny: readonly (readonly string[])[];
  readonly mainErrorType: ErrorType;
  readonly rationales: readonly OptionRationale[];
  readonly explanation: LocalText;
}

/** Why one option is right or wrong. */
export interface OptionRationale {
  readonly letter: string;
  readonly text: LocalText;
}

/** Key and rubric of a short-answer item; `errorTypes` is empty for a prescription with no problem. */
export interface ShortAnswerKey extends ItemFacts {
  readonly kind: "short-answer";
  readonly errorTypes: readonly ErrorType[];
  /** `accept` counts as the gold type `insteadOf`. */
  readonly alternates: readonly AlternateType[];
  /** Types that leave both sets before counting. */
  readonly neutral: readonly ErrorType[];
  /** 2–5 for an item with a problem, none for a clean one. */
  readonly points: readonly AnswerPoint[];
  readonly reference: LocalText;
  readonly rationale: LocalText;
  /** For a clean item: why nothing is wrong, and the lure that tempts; else null. */
  readonly whyClean: LocalText | null;
}

/** A type a committee would accept for a gold type. */
export interface AlternateType {
  readonly accept: ErrorType;
  readonly insteadOf: ErrorType;
}

/** One idea a good intervention holds. */
export interface AnswerPoint {
  readonly id: string;
  readonly errorType: ErrorType;
  readonly critical: boolean;
  /** Relative weight, > 0; 1 unless the rubric says otherwise. */
  readonly weight: number;
  readonly text: LocalText;
  readonly accept: { readonly en: readonly string[]; readonly zh: readonly string[] };
  /** What must not be read as a hit, e.g. the wording negated. */
  readonly guard: LocalText;
}

/** A source for a fact on which the key depends. */
export interface Citation {
  readonly title: string;
  readonly section: string;
  readonly fact: string;
}

/** Blueprint categories. */
export const CATEGORIES = [
  "antineoplastic",
  "gyn-endocrine",
  "high-alert",
  "high-risk",
  "allergenic",
  "immunosuppressant",
  "intravenous",
  "off-label",
  "tcm",
  "compounding",
] as const;
/** Blueprint category of an item. */
export type Category = (typeof CATEGORIES)[number];

/** Blueprint disease areas. */
export const AREAS = [
  "cardiovascular",
  "gastrointestinal",
  "ear-nose-throat",
  "infectious",
  "chronic-elderly",
  "pregnancy-lactation",
  "pain",
  "paediatrics",
  "renal",
  "respiratory",
  "endocrine-metabolic",
  "neuro-psychiatric",
] as const;
/** Blueprint disease area of an item. */
export type Area = (typeof AREAS)[number];

/** Looks up the key of one item. @throws RangeError when the key has none: a validated key has one for each. */
export function keyOf(key: AnswerKey, itemId: string): ItemKey {
  const found = key.items.find((item) => item.id === itemId);
  if (found === undefined) throw new RangeError(`keyOf requires a key for every item, none for ${itemId}`);
  return found;
}
