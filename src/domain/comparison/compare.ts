import type { AnswerKey } from "#domain/exam/answer-key.ts";
import type { Exam, Section } from "#domain/exam/exam.ts";
import type { Rank } from "#domain/study/study.ts";
import type { Respondent } from "#domain/cohort/respondent.ts";
import { sectionBaselines, type BaselineScore } from "#domain/scoring/baselines.ts";
import { NO_POINTS } from "#domain/scoring/intervention-recall.ts";
import { METRICS_BY_KIND, type MetricId } from "#domain/scoring/metric.ts";
import { isScored } from "#domain/scoring/score.ts";
import type { Scorecard } from "#domain/scoring/scorecard.ts";
import type { ScoringSettings } from "#domain/scoring/settings.ts";
import type { Comparison, Contender, EstimateRow, MetricComparison, SectionComparison } from "#domain/comparison/comparison.ts";
import { entrantsOf, toContender, type Entrant, type Member } from "#domain/comparison/entrant.ts";
import { estimateRow } from "#domain/comparison/estimate-row.ts";
import { assert } from "#lib/assert.ts";
import { toSignificant12 } from "#lib/significant.ts";
import { CONFIDENCE_RATIO } from "#stats/interval.ts";
import { midranksFromHighest } from "#stats/midranks.ts";
import { DEFAULT_RESAMPLE_COUNT } from "#stats/two-way-bootstrap.ts";

/** What `compare` needs. */
export interface CompareInput {
  readonly exam: Exam;
  readonly key: AnswerKey;
  readonly respondents: readonly Respondent[];
  /** One for every respondent, found by submission id; all scored with `settings`. */
  readonly scorecards: readonly Scorecard[];
  readonly ranks: readonly Rank[];
  readonly settings: ScoringSettings;
  readonly seed: string;
}

/**
 * Puts ranks, models and baselines side by side, section by section and metric by metric. A rank's value is the mean of its members'
 * scores. The order of respondents and scorecards changes nothing: every random stream is named by seed, section, metric and contender.
 * @throws RangeError when a respondent has no scorecard.
 */
export function compare(input: CompareInput): Comparison {
  const entrants = entrantsOf(
    input.respondents.map((respondent) => toMember(respondent, input.scorecards)),
    input.ranks,
  );
  return {
    seed: input.seed,
    settings: input.settings,
    confidenceRatio: CONFIDENCE_RATIO,
    resampleCount: DEFAULT_RESAMPLE_COUNT,
    sections: input.exam.sections.map((section) => compareSection(section, entrants, input)),
  };
}

function toMember(respondent: Respondent, scorecards: readonly Scorecard[]): Member {
  const scorecard = scorecards.find((card) => card.submissionId === respondent.submission.submissionId);
  assert(scorecard !== undefined, `compare requires a scorecard for every respondent, none for ${respondent.respondentId}`);
  return { respondent, scorecard };
}

function compareSection(section: Section, entrants: readonly Entrant[], input: CompareInput): SectionComparison {
  const baselines = sectionBaselines(section, input);
  return {
    sectionId: section.id,
    kind: section.kind,
    itemCount: input.exam.items.filter((item) => item.sectionId === section.id).length,
    contenders: [...entrants.map((entrant) => toContender(entrant, section.id)), ...baselines.map(toBaselineContender)],
    metrics: METRICS_BY_KIND[section.kind].map((metric): MetricComparison => {
      const rows = entrants.map((entrant) => estimateRow(entrant, { sectionId: section.id, metric, ...input }));
      return { metric, rows: [...withStandings(rows), ...baselines.map((baseline) => baselineRow(baseline, metric))] };
    }),
  };
}

function withStandings(rows: readonly EstimateRow[]): readonly EstimateRow[] {
  const standings = midranksFromHighest(rows.map(({ value }) => (isScored(value) ? value : NaN)));
  return rows.map((row, index) => ({ ...row, standing: isScored(row.value) ? (standings[index] ?? null) : null }));
}

function toBaselineContender({ id }: BaselineScore): Contender {
  return {
    kind: "baseline",
    id,
    label: null,
    respondentCount: 0,
    excludedCount: 0,
    excludedByReason: {},
    stateCounts: {},
    points: NO_POINTS,
  };
}

function baselineRow({ id, metrics }: BaselineScore, metric: MetricId): EstimateRow {
  const { value, itemCount } = metrics[metric] ?? { value: "no_items" as const, itemCount: 0 };
  return {
    kind: "baseline",
    id,
    value: isScored(value) ? toSignificant12(value) : value,
    respondentCount: 0,
    itemCount,
    interval: null,
    method: "none",
    standing: null,
  };
}
