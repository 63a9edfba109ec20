import type { FigureTheme } from "#figures/figure-palette.ts";

/** What a figure takes from the page or file it stands in. */
export interface FigureLook {
  readonly theme: FigureTheme;
  /** Headings of the two groups of bars, in the reader's language. */
  readonly groups: { readonly rank: string; readonly model: string };
}

/** Latin faces first, then the Chinese ones of each system: without an explicit list digits may come out as emoji. */
export const FIGURE_FONT =
  '-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Liberation Sans", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "DejaVu Sans", sans-serif';

/** Size of a figure's text, px. */
export const FIGURE_TEXT_PX = 13;
