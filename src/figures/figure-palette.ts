/** Which of the two appearances a figure is drawn for. */
export type FigureTheme = "light" | "dark";

/** Colours of a figure: plain hex, since a canvas and an SVG file know no CSS variables. Equal to the tokens of the same meaning. */
export interface FigurePalette {
  readonly paper: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly rule: string;
  /** Ends of the ranks' one hue: the most junior, the most senior. */
  readonly junior: string;
  readonly senior: string;
}

/** The palettes of both appearances. Contrast is held by tests. */
export const FIGURE_PALETTES: Readonly<Record<FigureTheme, FigurePalette>> = {
  light: { paper: "#f7f6f2", ink: "#1c1f1d", inkSoft: "#555b57", rule: "#dcdad1", junior: "#559894", senior: "#0a4545" },
  dark: { paper: "#161816", ink: "#e9e8e2", inkSoft: "#a9aea8", rule: "#343834", junior: "#3f7f7b", senior: "#b4e6e1" },
};

/**
 * Colours of `count` ranks, junior first: even steps of one hue, so that order can be read even in grey. One rank alone has the senior's.
 * Empty for 0.
 */
export function rankColours({ junior, senior }: FigurePalette, count: number): readonly string[] {
  return Array.from({ length: count }, (_, step) => mix(junior, senior, count === 1 ? 1 : step / (count - 1)));
}

function mix(from: string, to: string, ratio: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [start, end] = [from, to].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((start ?? 0) + ((end ?? 0) - (start ?? 0)) * ratio);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
