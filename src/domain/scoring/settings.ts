/** Choices the published metrics leave open. Each is printed with every result; ids are stable, wording is in `texts/`. */
export interface ScoringSettings {
  /** How multiple-choice precision, recall and F1 are averaged over items. */
  readonly choiceAveraging: "per-item" | "micro" | "f1-of-means";
  /** How error-type precision, recall and F1 are averaged over items. */
  readonly errorTypeAveraging: "per-item" | "micro";
  /** Which response counts as a wrong error type and makes the item's Total zero. */
  readonly zeroRule: "no-overlap" | "not-exact" | "any-false-type";
  /** Whether a type the key accepts instead of a gold type counts as that type. */
  readonly acceptedAlternates: "on" | "off";
  /** Whether the key's neutral types leave both sets before counting. */
  readonly neutralTypes: "on" | "off";
  /** Whether answer points count alike or by the rubric's weights. */
  readonly pointWeights: "equal" | "rubric";
}

/** The defaults; the zero rule's is an inference from the published totals. */
export const DEFAULT_SCORING_SETTINGS: ScoringSettings = {
  choiceAveraging: "per-item",
  errorTypeAveraging: "per-item",
  zeroRule: "no-overlap",
  acceptedAlternates: "on",
  neutralTypes: "on",
  pointWeights: "equal",
};

/** Every setting with the values it can take, default first, for forms and reports. */
export const SCORING_SETTING_VALUES = {
  choiceAveraging: ["per-item", "micro", "f1-of-means"],
  errorTypeAveraging: ["per-item", "micro"],
  zeroRule: ["no-overlap", "not-exact", "any-false-type"],
  acceptedAlternates: ["on", "off"],
  neutralTypes: ["on", "off"],
  pointWeights: ["equal", "rubric"],
} as const satisfies { readonly [K in keyof ScoringSettings]: readonly ScoringSettings[K][] };

/** Weight of the error-type F1 in the Total. */
export const ERROR_TYPE_WEIGHT = 0.4;
/** Weight of the intervention score in the Total. */
export const INTERVENTION_WEIGHT = 0.6;
