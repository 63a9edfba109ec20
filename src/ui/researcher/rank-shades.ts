import type { SectionComparison } from "#domain/comparison/comparison.ts";
import { FIGURE_PALETTES, rankColours, type FigureTheme } from "#figures/figure-palette.ts";

/** The colour of each rank in a section's figure, by rank id, so that its row in the table bears the same mark. */
export function rankShades(section: SectionComparison, theme: FigureTheme): ReadonlyMap<string, string> {
  const ranks = section.contenders.filter((contender) => contender.kind === "rank");
  const colours = rankColours(FIGURE_PALETTES[theme], ranks.length);
  return new Map(ranks.map(({ id }, index) => [id, colours[index] ?? FIGURE_PALETTES[theme].senior]));
}
