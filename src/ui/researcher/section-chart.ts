import type { SectionComparison } from "#domain/comparison/comparison.ts";
import type { Bar, BarChart } from "#domain/report/bar-chart.ts";
import type { MetricId } from "#domain/scoring/metric.ts";
import { isShown, type Show } from "#ui/researcher/section-standings.ts";

/** What of a section's report is drawn. */
export interface ChartChoice {
  readonly metric: MetricId;
  readonly show: Show;
}

/** The report's chart of one metric with the bars that are shown; a rank's label says how many people it stands for. */
export function sectionChart(section: SectionComparison, charts: readonly BarChart[], { metric, show }: ChartChoice): BarChart {
  const chart = charts.find((candidate) => candidate.sectionId === section.sectionId && candidate.metric === metric);
  if (chart === undefined) throw new RangeError(`sectionChart requires a chart of ${metric} in section ${section.sectionId}, got none`);
  const bars = chart.bars.flatMap((bar, index): readonly Bar[] => {
    const contender = section.contenders[index];
    if (contender === undefined || !isShown({ contender }, show)) return [];
    return [contender.kind === "rank" ? { ...bar, label: `${bar.label} (n\u00a0=\u00a0${contender.respondentCount})` } : bar];
  });
  return { ...chart, bars };
}

/** The highest bar that is no baseline; undefined while there is no value. */
export function highestBar(chart: BarChart): (Bar & { readonly value: number }) | undefined {
  const valued = chart.bars.flatMap((bar) => (bar.kind === "baseline" || bar.value === null ? [] : [{ ...bar, value: bar.value }]));
  return valued.sort((a, b) => b.value - a.value)[0];
}
