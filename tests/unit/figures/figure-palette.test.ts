import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FIGURE_PALETTES, rankColours, type FigureTheme } from "#figures/figure-palette.ts";

const css = readFileSync("src/ui/tokens.css", "utf8");
const TOKENS = { paper: "surface", ink: "ink", inkSoft: "ink-soft", rule: "rule" } as const;

describe.each(["light", "dark"] as const)("the %s palette", (theme: FigureTheme) => {
  const palette = FIGURE_PALETTES[theme];

  it("has the page's own paper, ink and rules", () => {
    const block = theme === "light" ? /:root \{([^}]*)\}/ : /:root\[data-theme="dark"\] \{([^}]*)\}/;
    const tokens = block.exec(css)?.[1] ?? "";
    for (const [colour, token] of Object.entries(TOKENS)) {
      expect(tokens).toContain(`--${token}: ${palette[colour as keyof typeof TOKENS]};`);
    }
  });

  it("sets every rank off from the paper, and each from the next", () => {
    const colours = rankColours(palette, 3);
    for (const colour of colours) expect(contrast(colour, palette.paper)).toBeGreaterThanOrEqual(3);
    const steps = colours.map((colour) => contrast(colour, palette.paper));
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    for (const [index, step] of steps.slice(1).entries()) expect(step / (steps[index] ?? NaN)).toBeGreaterThan(1.3);
  });

  it("sets intervals off from bars by a halo of paper", () => {
    expect(contrast(palette.ink, palette.paper)).toBeGreaterThanOrEqual(7);
  });
});

describe("rankColours", () => {
  const { light } = FIGURE_PALETTES;

  it("runs from the junior's to the senior's colour", () => {
    expect(rankColours(light, 4)).toHaveLength(4);
    expect(rankColours(light, 4).at(0)).toBe(light.junior);
    expect(rankColours(light, 4).at(-1)).toBe(light.senior);
  });

  it("gives one rank alone the senior's colour, and none for none", () => {
    expect(rankColours(light, 1)).toEqual([light.senior]);
    expect(rankColours(light, 0)).toEqual([]);
  });
});

/** WCAG 2.2 contrast ratio of two `#rrggbb` colours. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
