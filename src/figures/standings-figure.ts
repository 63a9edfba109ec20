import { CategoryScale, Chart, LinearScale, Tooltip, type ChartData, type ChartOptions, type Plugin } from "chart.js";
import { BarWithErrorBar, BarWithErrorBarsController } from "chartjs-chart-error-bars";
import type { BarChart } from "#domain/report/bar-chart.ts";
import { BASELINE_LABEL_PX, baselineLines } from "#figures/baseline-lines.ts";
import { FIGURE_FONT, FIGURE_TEXT_PX, type FigureLook } from "#figures/figure-look.ts";
import { FIGURE_PALETTES, rankColours, type FigurePalette } from "#figures/figure-palette.ts";
import { rowValues, VALUE_COLUMN_PX } from "#figures/row-values.ts";
import { standingsRows, type StandingsRow } from "#figures/standings-rows.ts";
import { wrapLabel } from "#figures/wrap-label.ts";
import { formatInterval, formatRatio } from "#texts/format-ratio.ts";

Chart.register(BarWithErrorBarsController, BarWithErrorBar, CategoryScale, LinearScale, Tooltip);

/** A figure as the chart library takes it. */
export interface StandingsFigure {
  readonly type: "barWithErrorBars";
  readonly data: ChartData<"barWithErrorBars", StandingsPoint[], string>;
  readonly options: ChartOptions<"barWithErrorBars">;
  readonly plugins: Plugin<"barWithErrorBars">[];
}

/** One bar. A group's heading has NaN, and draws nothing; without an interval the bounds are absent. */
export interface StandingsPoint {
  readonly x: number;
  readonly y: number;
  readonly xMin?: number[];
  readonly xMax?: number[];
}

const ROW_PX = 30;
const BAR_PX = 14;
const AXIS_PX = 52;
/** Share of the figure's width that a name takes at most, and the width of one of its characters. */
const NAME_RATIO = 0.36;
const CHARACTER_PX = 6.8;

/**
 * Ranks and models side by side as horizontal bars with intervals, 0 to 1: ranks solid, in steps of one hue; models outlined, so that the
 * two are told apart in grey. Baselines are dashed lines. Nothing moves.
 */
export function standingsFigure(chart: BarChart, look: FigureLook): StandingsFigure {
  const palette = FIGURE_PALETTES[look.theme];
  const rows = standingsRows(chart, look.groups);
  const baselines = chart.bars.filter((bar) => bar.kind === "baseline");
  return {
    type: "barWithErrorBars",
    data: { labels: rows.map((row) => row.label), datasets: [{ data: rows.map(toPoint), ...barStyle(rows, palette) }] },
    options: figureOptions(rows, chart, palette),
    plugins: [baselineLines(baselines, palette), rowValues(rows, palette)],
  };
}

/** Height the figure needs, px. It depends on the data only, so that the page can keep the room free before it is drawn. */
export function standingsFigureHeight(chart: BarChart): number {
  const rowCount = standingsRows(chart, { rank: "", model: "" }).length;
  return rowCount * ROW_PX + topPadding(chart) + AXIS_PX;
}

function topPadding(chart: BarChart): number {
  return chart.bars.filter((bar) => bar.kind === "baseline").length * BASELINE_LABEL_PX;
}

function toPoint(row: StandingsRow, y: number): StandingsPoint {
  if (row.kind === "heading") return { x: NaN, y };
  const { value, interval } = row.bar;
  if (interval === null) return { x: value ?? NaN, y };
  const { lower, upper } = interval;
  return { x: value ?? NaN, y, xMin: [lower, lower], xMax: [upper, upper] }; // twice: in ink, over a halo of paper
}

function barStyle(rows: readonly StandingsRow[], palette: FigurePalette) {
  const rankCount = rows.filter((row) => row.kind === "rank").length;
  const colours = rankColours(palette, rankCount);
  const firstRank = rows.findIndex((row) => row.kind === "rank");
  return {
    barThickness: BAR_PX,
    borderWidth: 1.25,
    borderSkipped: false as const,
    clip: 8, // half a whisker at 0 or 1
    backgroundColor: rows.map((row, index) => (row.kind === "rank" ? (colours[index - firstRank] ?? palette.senior) : palette.paper)),
    borderColor: rows.map((row, index) => (row.kind === "rank" ? (colours[index - firstRank] ?? palette.senior) : palette.inkSoft)),
    errorBarColor: { v: [palette.ink, palette.paper] },
    errorBarLineWidth: { v: [1.25, 4] },
    errorBarWhiskerColor: { v: [palette.ink, palette.paper] },
    errorBarWhiskerLineWidth: { v: [1.25, 4] },
    errorBarWhiskerRatio: { v: [0, 0] },
    errorBarWhiskerSize: { v: [8, 11] },
  };
}

function figureOptions(rows: readonly StandingsRow[], chart: BarChart, palette: FigurePalette): ChartOptions<"barWithErrorBars"> {
  const font = { family: FIGURE_FONT, size: FIGURE_TEXT_PX };
  return {
    indexAxis: "y",
    animation: false,
    responsive: true,
    maintainAspectRatio: false,
    font,
    layout: { padding: { top: topPadding(chart), right: VALUE_COLUMN_PX } },
    scales: {
      x: {
        min: 0,
        max: 1,
        border: { color: palette.ink },
        grid: { color: palette.rule, lineWidth: 1, tickLength: 4 },
        ticks: { stepSize: 0.2, color: palette.inkSoft, font, maxRotation: 0, format: { minimumFractionDigits: 1 } },
        title: { display: true, text: chart.axisTitle, color: palette.ink, font },
      },
      y: {
        border: { color: palette.ink },
        grid: { display: false },
        ticks: {
          autoSkip: false,
          color: palette.ink,
          font: ({ index }) => ({ ...font, weight: rows[index]?.kind === "heading" ? 600 : 400 }),
          // The scale calls it with the figure's width known: names must leave room for the bars.
          callback(_value, index) {
            return [...wrapLabel(rows[index]?.label ?? "", Math.max(10, Math.floor((NAME_RATIO * this.chart.width) / CHARACTER_PX)))];
          },
        },
      },
    },
    plugins: { tooltip: tooltipOptions(rows, palette) },
  };
}

function tooltipOptions(rows: readonly StandingsRow[], palette: FigurePalette) {
  const font = { family: FIGURE_FONT, size: FIGURE_TEXT_PX };
  return {
    animation: false as const,
    displayColors: false,
    backgroundColor: palette.ink,
    titleColor: palette.paper,
    bodyColor: palette.paper,
    cornerRadius: 4,
    titleFont: font,
    bodyFont: font,
    filter: ({ dataIndex }: { readonly dataIndex: number }) => rows[dataIndex]?.kind !== "heading",
    callbacks: { label: ({ dataIndex }: { readonly dataIndex: number }) => tooltipLine(rows[dataIndex]) },
  };
}

function tooltipLine(row: StandingsRow | undefined): string {
  if (row === undefined || row.kind === "heading" || row.bar.value === null) return "";
  const { value, interval } = row.bar;
  return interval === null ? formatRatio(value) : `${formatRatio(value)} (${formatInterval(interval)})`;
}
