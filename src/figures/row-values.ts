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
        ctx.fillStyle = value === null ? palette.inkSoft : palette.ink;
        ctx.textAlign = value === null ? "left" : "right";
        if (value === null) ctx.fillText(missing ?? "", chartArea.left + 6, y);
        else ctx.fillText(formatRatio(value), width - 2, y);
      });
      ctx.restore();
    },
  };
}
