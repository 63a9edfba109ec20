import type { Plugin } from "chart.js";
import { FIGURE_FONT, FIGURE_TEXT_PX } from "#figures/figure-look.ts";
import type { FigurePalette } from "#figures/figure-palette.ts";
import type { StandingsRow } from "#figures/standings-rows.ts";
import { formatRatio } from "#texts/format-ratio.ts";

/** Room for the values at the right edge, px. */
export const VALUE_COLUMN_PX = 48;

/** Each bar's value in a column at the right edge; where there is none, the reason stands in the bar's place. */
export function rowValues(rows: readonly StandingsRow[], palette: FigurePalette): Plugin<"barWithErrorBars"> {
  return {
    id: "rowValues",
    afterDatasetsDraw: ({ ctx, chartArea, scales, width }) => {
      ctx.save();
      ctx.font = `${FIGURE_TEXT_PX}px ${FIGURE_FONT}`;
      ctx.textBaseline = "middle";
      rows.forEach((row, index) => {
        if (row.kind === "heading") return;
        const y = scales["y"]?.getPixelForValue(index) ?? NaN;
        const { value, missing } = row.bar;
        ctx.fillStyle = palette.ink;
        ctx.textAlign = value === null ? "left" : "right";
        if (value === null) writeReason(ctx, { text: missing ?? "", x: chartArea.left + 6, y }, palette);
        else ctx.fillText(formatRatio(value), width - 2, y);
      });
      ctx.restore();
    },
  };
}

/** On a piece of paper of its own, so that no line runs through it. */
function writeReason(
  ctx: CanvasRenderingContext2D,
  { text, x, y }: { readonly text: string; readonly x: number; readonly y: number },
  { paper, inkSoft }: FigurePalette,
): void {
  ctx.fillStyle = paper;
  ctx.fillRect(x - 2, y - FIGURE_TEXT_PX / 2 - 1, ctx.measureText(text).width + 4, FIGURE_TEXT_PX + 3);
  ctx.fillStyle = inkSoft;
  ctx.fillText(text, x, y);
}
