import { DEFAULT_SCORING_SETTINGS, SCORING_SETTING_VALUES, type ScoringSettings } from "#domain/scoring/settings.ts";

/** The choices a view of a comparison depends on. They live in the address, so that the same address shows the same numbers. */
export interface ViewSettings {
  readonly settings: ScoringSettings;
  readonly seed: string;
}

/** The same as a form has it: settings and seed on one level, as fields are named. */
export interface SettingsFields extends ScoringSettings {
  readonly seed: string;
}

/** Seed of a view whose address names none: the command line's, so that both give the same numbers unasked. */
export const DEFAULT_SEED = "2026";
/** Longest seed a form takes, UTF-16 units. */
export const MAX_SEED_LENGTH = 64;

/** Names of all settings, in the order they are printed. */
export const SETTING_NAMES = Object.keys(SCORING_SETTING_VALUES) as readonly (keyof ScoringSettings)[]; // the object has exactly these keys

/** Reads the choices out of an address. What is absent or unknown is at its default. */
export function readViewSettings(params: URLSearchParams): ViewSettings {
  const read = <T extends string>(name: string, values: readonly [T, ...T[]]): T =>
    values.find((value) => value === params.get(name)) ?? values[0];
  const settings: ScoringSettings = {
    choiceAveraging: read("choiceAveraging", SCORING_SETTING_VALUES.choiceAveraging),
    errorTypeAveraging: read("errorTypeAveraging", SCORING_SETTING_VALUES.errorTypeAveraging),
    zeroRule: read("zeroRule", SCORING_SETTING_VALUES.zeroRule),
    acceptedAlternates: read("acceptedAlternates", SCORING_SETTING_VALUES.acceptedAlternates),
    neutralTypes: read("neutralTypes", SCORING_SETTING_VALUES.neutralTypes),
    pointWeights: read("pointWeights", SCORING_SETTING_VALUES.pointWeights),
  };
  const seed = (params.get("seed") ?? "").trim().slice(0, MAX_SEED_LENGTH);
  return { settings, seed: seed === "" ? DEFAULT_SEED : seed };
}

/** The part of an address that holds the choices: "" when all are at their defaults, else `?name=value…`. */
export function viewSearch({ settings, seed }: ViewSettings): string {
  const params = new URLSearchParams(changedSettings(settings).map((name) => [name, settings[name]]));
  if (seed !== DEFAULT_SEED) params.set("seed", seed);
  return params.size === 0 ? "" : `?${params.toString()}`;
}

/** Settings that are not at their default. */
export function changedSettings(settings: ScoringSettings): readonly (keyof ScoringSettings)[] {
  return SETTING_NAMES.filter((name) => settings[name] !== DEFAULT_SCORING_SETTINGS[name]);
}
