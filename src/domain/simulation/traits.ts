import type { Language } from "#lib/language.ts";

/** What decides how a virtual person or model responds. All in logits unless said otherwise. */
export interface Traits {
  readonly ability: number;
  /** Extra strength or weakness by disease area: items of one area hang together. */
  readonly abilityByArea: ReadonlyMap<string, number>;
  /** Where the person works; null for a model. Items can be easier where a drug is in daily use. */
  readonly site: string | null;
  /** Ability lost from the first item to the last. */
  readonly fatigue: number;
  /** Inclination to name error types that are not there. */
  readonly overReporting: number;
  /** Inclination to say more of what is known. */
  readonly thoroughness: number;
}

/** How somebody writes. Ratios are 0–1, of fragments unless said otherwise. */
export interface WritingHabits {
  readonly language: Language;
  /** Fragments in the other language. */
  readonly mixRatio: number;
  readonly typoRatio: number;
  readonly abbreviationRatio: number;
  /** Whole texts with full-width digits. */
  readonly fullWidthRatio: number;
  readonly lineBreakRatio: number;
  /** Whole texts that begin with "=", "-" or "+", as lists and sums do. */
  readonly leadingSignRatio: number;
}

/** A virtual pharmacist. */
export interface VirtualPerson {
  readonly code: string;
  readonly rankId: string;
  readonly site: string;
  readonly traits: Traits;
  readonly writing: WritingHabits;
  /** Time taken against the exam's plan; 1 = as planned, above 1 slower. */
  readonly paceRatio: number;
  /** Chance of leaving a hard item blank, 0–1. */
  readonly blankRatio: number;
}

/** A virtual model. */
export interface VirtualModel {
  readonly model: string;
  readonly traits: Traits;
  readonly writing: WritingHabits;
  /** Shares of outputs, 0–1. */
  readonly ambiguousRatio: number;
  readonly refusalRatio: number;
  readonly outOfRangeRatio: number;
  readonly missingRatio: number;
}
