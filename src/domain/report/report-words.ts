import type { ContenderKind, IntervalMethod } from "#domain/comparison/comparison.ts";
import type { InvalidReason } from "#domain/cohort/validity.ts";
import type { ResponseState } from "#domain/exam/response-state.ts";
import type { MetricId } from "#domain/scoring/metric.ts";
import type { MissingReason } from "#domain/scoring/score.ts";
import type { ScoringSettings } from "#domain/scoring/settings.ts";

/** A name and what it stands for, in one sentence. */
export interface Named {
  readonly name: string;
  readonly about: string;
}

type Names<K extends string> = Readonly<Record<K, Named>>;

/** All wording of a report in one language; it comes from the dictionaries, since the domain has none of its own. */
export interface ReportWords {
  readonly metric: Names<MetricId>;
  readonly state: Names<ResponseState>;
  readonly contender: Names<ContenderKind>;
  /** By baseline id. */
  readonly baseline: Readonly<Record<string, Named>>;
  readonly method: Names<IntervalMethod>;
  readonly missing: Names<MissingReason>;
  /** Why a section does not count. */
  readonly reason: Names<InvalidReason>;
  readonly setting: {
    readonly [K in keyof ScoringSettings]: Named & { readonly values: Names<ScoringSettings[K]> };
  };
  readonly column: Readonly<Record<ReportColumnWord, string>>;
  readonly table: Readonly<Record<"estimates" | "responses" | "settings", Named>>;
  /** Names of settings that are not scoring's. */
  readonly run: Names<"seed" | "confidence" | "resamples">;
}

/** Column headings a report needs. */
export type ReportColumnWord =
  | "metric"
  | "kind"
  | "contender"
  | "value"
  | "lower"
  | "upper"
  | "method"
  | "standing"
  | "respondentCount"
  | "excludedCount"
  | "itemCount"
  | "gradedCount"
  | "ungradedCount"
  | "disputedCount"
  | "setting"
  | "settingValue"
  | "settingAbout";
