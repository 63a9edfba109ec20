import { useMemo } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Chart } from "react-chartjs-2";
import type { BarChart } from "#domain/report/bar-chart.ts";
import { standingsFigure, standingsFigureHeight } from "#figures/standings-figure.ts";
import { useFigureTheme } from "#ui/researcher/use-figure-theme.ts";

interface BarFigureProps {
  readonly chart: BarChart;
  /** What a screen reader says in the figure's place. */
  readonly label: string;
}

/** The figure on the page. Its room is kept before it is drawn. */
export function BarFigure({ chart, label }: BarFigureProps) {
  const { t } = useTranslation("researcher");
  const theme = useFigureTheme();
  const groups = { rank: t("respondents.ranks"), model: t("respondents.models") };
  // The chart is drawn anew for every change; a change is one of what is shown, not of what an object is called.
  const key = JSON.stringify({ chart, theme, groups });
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `key` holds them all
  const figure = useMemo(() => standingsFigure(chart, { theme, groups }), [key]);
  return (
    <div style={{ position: "relative", height: standingsFigureHeight(chart) }}>
      <Chart key={key} {...figure} role="img" aria-label={label} />
    </div>
  );
}
