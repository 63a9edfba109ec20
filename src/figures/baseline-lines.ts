import type { Chart, Plugin } from "chart.js";
import type { Bar } from "#domain/report/bar-chart.ts";
import { FIGURE_FONT, FIGURE_TEXT_PX } from "#figures/figure-look.ts";
import type { FigurePalette } from "#figures/figure-palette.ts";
import { formatRatio } from "#texts/format-ratio.ts";

/** Room one baseline's label takes above the bars, px. */
export const BASELINE_LABEL_PX = 18;

/** Thin dashed lines across a figure, each with its name and value on a line of its own above the bars, so that no two names meet. */
export function baselineLines(baselines: readonly Bar[], palette: FigurePalette): Plugin<"barWithErrorBars"> {
  return {
    id: "baselineLines",
    beforeDatasetsDraw: (chart) => {
      baselines.forEach((baseline, index) => {
        if (baseline.value !== null) drawBaseline(chart, { label: baseline.label, value: baseline.value, index }, palette);
      });
    },
  };
}

function drawBaseline(
  { ctx, chartArea, scales }: Chart,
  { label, value, index }: { readonly label: string; readonly value: number; readonly index: number },
  palette: FigurePalette,
): void {
  const x = scales["x"]?.getPixelForValue(value) ?? NaN;
  const top = chartArea.top - BASELINE_LABEL_PX * (index + 1);
  const isRight = value > 0.5;
  ctx.save();
  ctx.strokeStyle = palette.inkSoft;
  ctx.lineWidth = 1;
  ctx.setLineDash([4, 3]);
  ctx.beginPath();
  ctx.moveTo(x, top + 2);
  ctx.lineTo(x, chartArea.bottom);
  ctx.stroke();
  ctx.fillStyle = palette.inkSoft;
  ctx.font = `${FIGURE_TEXT_PX}px ${FIGURE_FONT}`;
  ctx.textAlign = isRight ? "right" : "left";
  ctx.textBaseline = "middle";
  ctx.fillText(`${label} ${formatRatio(value)}`, x + (isRight ? -5 : 5), top + BASELINE_LABEL_PX / 2);
  ctx.restore();
}
