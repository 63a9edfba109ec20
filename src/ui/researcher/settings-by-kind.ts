import type { ItemKind } from "#domain/exam/exam.ts";
import type { ScoringSettings } from "#domain/scoring/settings.ts";

/** The settings that change numbers of each kind of section. */
export const SETTINGS_BY_KIND: Readonly<Record<ItemKind, readonly (keyof ScoringSettings)[]>> = {
  "single-choice": [],
  "multiple-choice": ["choiceAveraging"],
  "short-answer": ["errorTypeAveraging", "zeroRule", "acceptedAlternates", "neutralTypes", "pointWeights"],
};
