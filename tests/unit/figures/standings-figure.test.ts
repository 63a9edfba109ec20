import { BasicPlatform, Chart, type ChartConfiguration } from "chart.js";
import { describe, expect, it } from "vitest";
import type { Bar, BarChart } from "#domain/report/bar-chart.ts";
import { FIGURE_PALETTES } from "#figures/figure-palette.ts";
import { standingsFigure, standingsFigureHeight, type StandingsPoint } from "#figures/standings-figure.ts";
import { recordingCanvas } from "../../support/recording-canvas.ts";

const LOOK = { theme: "light", groups: { rank: "Ranks", model: "Models" } } as const;

function bar(kind: Bar["kind"], label: string, value: number | null): Bar {
  const interval = value === null || kind === "baseline" ? null : { lower: value - 0.1, upper: value + 0.1 };
  return { kind, id: label, label, value, missing: value === null ? "n/a: not graded" : null, interval };
}

const CHART: BarChart = {
  id: "A-accuracy",
  sectionId: "A",
  metric: "accuracy",
  title: "A: Accuracy",
  axisTitle: "Accuracy",
  bars: [
    bar("rank", "Pharmacist", 0.65),
    bar("rank", "Senior", 0.79),
    bar("model", "weak", 0.3),
    bar("model", "ungraded", null),
    bar("model", "strong", 0.9),
    bar("baseline", "Guess", 0.2),
  ],
};

/** Draws the figure on a canvas that remembers. */
function drawn(chart: BarChart, theme: "light" | "dark" = "light") {
  const figure = standingsFigure(chart, { ...LOOK, theme });
  const recording = recordingCanvas(600, standingsFigureHeight(chart));
  const still: ChartConfiguration<"barWithErrorBars", StandingsPoint[], string> = {
    ...figure,
    platform: BasicPlatform,
    options: { ...figure.options, responsive: false, events: [], devicePixelRatio: 1 },
  };
  new Chart(recording.canvas, still).draw();
  return { ...recording, figure };
}

describe("standingsFigure", () => {
  it("has the ranks in their order, then the models from the best, each group under its heading", () => {
    expect(standingsFigure(CHART, LOOK).data.labels).toEqual(["Ranks", "Pharmacist", "Senior", "Models", "strong", "weak", "ungraded"]);
  });

  it("leaves the heading of an empty group out", () => {
    const people = { ...CHART, bars: CHART.bars.filter(({ kind }) => kind === "rank") };
    expect(standingsFigure(people, LOOK).data.labels).toEqual(["Ranks", "Pharmacist", "Senior"]);
  });

  it("writes every value beside its bar, and the reason where there is none", () => {
    const texts = drawn(CHART).texts();
    expect(texts).toEqual(expect.arrayContaining(["0.650", "0.790", "0.900", "0.300", "n/a: not graded"]));
  });

  it("draws each baseline as a dashed line with its name and value", () => {
    const { calls, texts } = drawn(CHART);
    expect(texts()).toContain("Guess 0.200");
    const dashed = calls.filter(({ name, pen }) => name === "stroke" && Array.isArray(pen["dash"]) && pen["dash"].length > 0);
    expect(dashed.length).toBeGreaterThan(0);
  });

  it("tells ranks from models by solid and outlined bars, not by hue alone", () => {
    const { paper } = FIGURE_PALETTES.light;
    const fills = standingsFigure(CHART, LOOK).data.datasets[0]?.backgroundColor;
    expect(fills).toEqual([paper, expect.not.stringMatching(paper), expect.not.stringMatching(paper), paper, paper, paper, paper]);
  });

  it("draws intervals in ink over a halo of paper", () => {
    const { calls } = drawn(CHART);
    const strokes = calls.filter(({ name }) => name === "stroke").map(({ pen }) => pen["strokeStyle"]);
    expect(strokes).toContain(FIGURE_PALETTES.light.ink);
    expect(strokes).toContain(FIGURE_PALETTES.light.paper);
  });

  it("takes the colours of the dark page in the dark", () => {
    const { calls } = drawn(CHART, "dark");
    const colours = new Set(calls.flatMap(({ pen }) => [pen["strokeStyle"], pen["fillStyle"]]));
    expect(colours).toContain(FIGURE_PALETTES.dark.ink);
    expect(colours).not.toContain(FIGURE_PALETTES.light.ink);
  });

  it("spans 0 to 1 whatever the values, and never moves", () => {
    const { options } = standingsFigure(CHART, LOOK);
    expect(options.scales?.["x"]).toMatchObject({ min: 0, max: 1 });
    expect(options.animation).toBe(false);
  });

  it("names a Chinese face in its font, so that no digit comes out of another one", () => {
    const { calls } = drawn(CHART);
    const fonts = new Set(calls.filter(({ name }) => name === "fillText").map(({ pen }) => String(pen["font"])));
    expect(fonts.size).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toContain("Noto Sans CJK SC");
  });
});

describe("standingsFigureHeight", () => {
  it("grows by the same room for each bar and does not depend on values", () => {
    const [first, ...rest] = CHART.bars;
    const shorter = { ...CHART, bars: rest };
    const changed = { ...CHART, bars: CHART.bars.map((each) => ({ ...each, value: 0 })) };
    expect(first?.kind).toBe("rank");
    expect(standingsFigureHeight(CHART) - standingsFigureHeight(shorter)).toBe(30);
    expect(standingsFigureHeight(changed)).toBe(standingsFigureHeight(CHART));
  });
});
