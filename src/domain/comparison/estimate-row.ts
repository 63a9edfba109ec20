import { isProportion, type MetricId } from "#domain/scoring/metric.ts";
import { isScored, type Score } from "#domain/scoring/score.ts";
import type { SectionMetric } from "#domain/scoring/scorecard.ts";
import { isItemMean } from "#domain/scoring/section-metrics.ts";
import type { ScoringSettings } from "#domain/scoring/settings.ts";
import type { EstimateRow } from "#domain/comparison/comparison.ts";
import { sectionOf, validMembers, type Entrant, type Member } from "#domain/comparison/entrant.ts";
import { estimateInterval, NO_INTERVAL, type NamedInterval } from "#domain/comparison/estimate-interval.ts";
import { toSignificant12 } from "#lib/significant.ts";
import { mean } from "#stats/mean.ts";
import { DEFAULT_RESAMPLE_COUNT } from "#stats/two-way-bootstrap.ts";

/** Which estimate is made, and from which seed. */
export interface EstimatePlan {
  readonly sectionId: string;
  readonly metric: MetricId;
  readonly settings: ScoringSettings;
  readonly seed: string;
}

/**
 * One entrant's value of one metric with its interval, not yet ranked. The value is missing as long as any counted member's is: a rank
 * averaged over those who happen to be graded would mislead. Members whose section is not valid are left out.
 */
export function estimateRow(entrant: Entrant, plan: EstimatePlan): EstimateRow {
  const members = validMembers(entrant, plan.sectionId);
  const metrics = members.map((member): SectionMetric => sectionOf(member, plan.sectionId).metrics[plan.metric] ?? NO_METRIC);
  const value = members.length > 0 ? meanScore(metrics.map((metric) => metric.value)) : whyNoMembers(entrant);
  return {
    kind: entrant.kind,
    id: entrant.id,
    value,
    respondentCount: members.length,
    itemCount: Math.max(0, ...metrics.map((metric) => metric.itemCount)),
    ...(isScored(value) && isItemMean(plan.metric, plan.settings) ? intervalOf(entrant, members, plan) : NO_INTERVAL),
    standing: null,
  };
}

const NO_METRIC: SectionMetric = { value: "no_items", itemCount: 0 };

function whyNoMembers(entrant: Entrant): Score {
  return entrant.members.length > 0 ? "not_administered" : "no_members";
}

function meanScore(scores: readonly Score[]): Score {
  const missing = scores.find((score) => !isScored(score));
  return missing ?? toSignificant12(mean(scores.filter(isScored)));
}

function intervalOf(entrant: Entrant, members: readonly Member[], plan: EstimatePlan): NamedInterval {
  return estimateInterval({
    rows: members.map((member) => itemScores(member, plan)),
    sites: members.map(({ respondent }) => (respondent.kind === "participant" ? respondent.site : "")),
    isProportion: isProportion(plan.metric),
    seed: [plan.seed, plan.sectionId, plan.metric, entrant.kind, entrant.id].join("/"),
    resampleCount: DEFAULT_RESAMPLE_COUNT,
  });
}

function itemScores(member: Member, { sectionId, metric }: EstimatePlan): readonly number[] {
  const items = member.scorecard.items.filter((item) => item.sectionId === sectionId);
  return items.map((item) => {
    const score = item.scores[metric];
    return isScored(score) ? score : NaN;
  });
}
