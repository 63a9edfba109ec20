import type { EstimateRow, MetricComparison } from "#domain/comparison/comparison.ts";
import type { ReportCell, ReportColumn, ReportTable } from "#domain/report/report-table.ts";
import type { ReportColumnWord, ReportWords } from "#domain/report/report-words.ts";
import type { SectionFrame } from "#domain/report/section-frame.ts";
import { isScored } from "#domain/scoring/score.ts";

const COLUMNS: readonly (readonly [ReportColumnWord, ReportColumn["kind"]])[] = [
  ["metric", "text"],
  ["kind", "text"],
  ["contender", "text"],
  ["value", "number"],
  ["lower", "number"],
  ["upper", "number"],
  ["method", "text"],
  ["standing", "number"],
  ["respondentCount", "count"],
  ["itemCount", "count"],
];

/** All estimates of one section: one row a metric and contender, metrics in table order. */
export function estimatesTable(frame: SectionFrame): ReportTable {
  const { section, title, words } = frame;
  return {
    id: `estimates-${section.sectionId}`,
    title: `${title}: ${words.table.estimates.name}`,
    note: words.table.estimates.about,
    columns: COLUMNS.map(([id, kind]) => ({ id, kind, title: words.column[id] })),
    rows: section.metrics.flatMap((metric) =>
      metric.rows.map((row, index) => toCells(row, metric, { label: frame.labels[index] ?? row.id, words })),
    ),
  };
}

function toCells(
  row: EstimateRow,
  { metric }: MetricComparison,
  { label, words }: { readonly label: string; readonly words: ReportWords },
): readonly ReportCell[] {
  return [
    words.metric[metric].name,
    words.contender[row.kind].name,
    label,
    isScored(row.value) ? row.value : words.missing[row.value].name,
    row.interval?.lower ?? null,
    row.interval?.upper ?? null,
    words.method[row.method].name,
    row.standing,
    row.respondentCount,
    row.itemCount,
  ];
}
