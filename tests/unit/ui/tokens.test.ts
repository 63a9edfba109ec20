import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync("src/ui/tokens.css", "utf8");
const light = tokensOf(/:root \{([^}]*)\}/);
const dark = tokensOf(/:root\[data-theme="dark"\] \{([^}]*)\}/);
const systemDark = tokensOf(/:root:not\(\[data-theme="light"\]\) \{([^}]*)\}/);
const strong = tokensOf(/:root\[data-contrast="high"\] \{([^}]*)\}/);
const strongDark = tokensOf(/:root\[data-contrast="high"\]\[data-theme="dark"\] \{([^}]*)\}/);
const strongSystemDark = tokensOf(/:root\[data-contrast="high"\]:not\(\[data-theme="light"\]\) \{([^}]*)\}/);

/** Text pairs [ink, paper] with the least contrast WCAG 2.2 AA asks for. */
const PAIRS = [
  ["ink", "surface", 7],
  ["ink", "surface-sunken", 7],
  ["ink", "accent-soft", 7],
  ["ink-soft", "surface", 4.5],
  ["ink-soft", "surface-raised", 4.5],
  ["ink-soft", "surface-sunken", 4.5],
  ["ink-soft", "accent-soft", 4.5],
  ["accent", "surface", 4.5],
  ["accent", "surface-raised", 4.5],
  ["accent", "accent-soft", 4.5],
  ["on-accent", "accent", 4.5],
  ["on-accent", "accent-strong", 4.5],
  ["good", "surface", 4.5],
  ["good", "good-soft", 4.5],
  ["warn", "surface", 4.5],
  ["warn", "warn-soft", 4.5],
  ["bad", "surface", 4.5],
  ["bad", "bad-soft", 4.5],
  ["on-bad", "bad", 4.5],
  ["rule-strong", "surface", 3],
  ["rule-strong", "surface-raised", 3],
  ["focus", "surface", 3],
] as const;

describe.each([
  ["light", light],
  ["dark", { ...light, ...dark }],
])("the %s colours", (_name, tokens) => {
  it.each(PAIRS)("%s on %s has a contrast of at least %d", (ink, paper, least) => {
    expect(contrast(tokens[ink] ?? "", tokens[paper] ?? "")).toBeGreaterThanOrEqual(least);
  });
});

describe.each([
  ["light", strong],
  ["dark", strongDark],
])("the %s colours in high contrast", (_name, tokens) => {
  it.each(PAIRS)("%s on %s has a contrast of at least 7", (ink, paper) => {
    expect(contrast(tokens[ink] ?? "", tokens[paper] ?? "")).toBeGreaterThanOrEqual(7);
  });

  it("replace every colour of the normal ones", () => {
    expect(Object.keys(tokens)).toEqual(Object.keys(dark));
  });
});

describe("the dark colours", () => {
  it("are the same whether the system or the user asks for them", () => {
    expect(systemDark).toEqual(dark);
    expect(strongSystemDark).toEqual(strongDark);
    expect(Object.keys(dark).length).toBeGreaterThan(15);
  });
});

function tokensOf(block: RegExp): Record<string, string> {
  const body = block.exec(css)?.[1] ?? "";
  return Object.fromEntries([...body.matchAll(/--([a-z-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]));
}

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
