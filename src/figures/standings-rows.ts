import type { Bar, BarChart } from "#domain/report/bar-chart.ts";

/** One line of the figure: the heading of a group, or a bar. */
export type StandingsRow =
  { readonly kind: "heading"; readonly label: string } | { readonly kind: "rank" | "model"; readonly label: string; readonly bar: Bar };

/**
 * The figure's lines from top to bottom: ranks in the study's order, then models from the best, those without a value last. A group
 * without members has no heading. Baselines are lines across, not bars.
 */
export function standingsRows(chart: BarChart, groups: { readonly rank: string; readonly model: string }): readonly StandingsRow[] {
  const ranks = chart.bars.filter((bar) => bar.kind === "rank");
  const models = chart.bars.filter((bar) => bar.kind === "model").sort((a, b) => (b.value ?? -1) - (a.value ?? -1));
  return [...group("rank", groups.rank, ranks), ...group("model", groups.model, models)];
}

function group(kind: "rank" | "model", heading: string, bars: readonly Bar[]): readonly StandingsRow[] {
  if (bars.length === 0) return [];
  return [{ kind: "heading", label: heading }, ...bars.map((bar) => ({ kind, label: bar.label, bar }))];
}
