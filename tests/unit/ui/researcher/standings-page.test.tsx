import { screen, within } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import { DEFAULT_SCORING_SETTINGS } from "#domain/scoring/settings.ts";
import { formatInterval, formatRatio } from "#texts/format-ratio.ts";
import { compareRespondents } from "#workflows/compare-respondents.ts";
import { loadStudy, type StudyContext } from "#workflows/load-study.ts";
import type { WorkspaceStore } from "#workflows/ports/workspace-store.ts";
import { comparedStudy } from "../../../support/compared-study.ts";
import { researcherApp } from "../../../support/researcher-app.tsx";

const PATH = "/compare/compared";
let graded: WorkspaceStore;
let context: StudyContext;

beforeAll(async () => {
  graded = await comparedStudy({ participantsByRank: [7, 3, 2], modelCount: 3, isGraded: true });
  const loaded = await loadStudy("compared", graded);
  context = loaded.ok ? loaded.value : expect.fail("the study loads");
}, 60_000);

describe("the standings", () => {
  it("show every estimate of the comparison with its interval", async () => {
    await researcherApp({ store: graded, path: PATH });
    await screen.findByRole("table", { name: /^A.*standings/ });
    const { sections } = compareRespondents(context, { settings: DEFAULT_SCORING_SETTINGS, seed: "2026" });
    expect(sections).toHaveLength(3);
    for (const section of sections) {
      const table = screen.getByRole("table", { name: new RegExp(`^${section.sectionId}.*standings`) });
      for (const [index, contender] of section.contenders.entries()) {
        if (contender.label === null) continue;
        const row = within(table).getByRole("row", { name: new RegExp(`(^| )${contender.label.en} `) });
        for (const { rows } of section.metrics) {
          const { value, interval } = rows[index] ?? expect.fail("a row for every contender");
          expect(row).toHaveProperty("textContent", expect.stringContaining(typeof value === "number" ? formatRatio(value) : "n/a"));
          if (interval !== null) expect(row.textContent).toContain(formatInterval(interval));
        }
      }
    }
  });

  it("have baselines in a group of their own", async () => {
    await researcherApp({ store: graded, path: PATH });
    const table = await screen.findByRole("table", { name: /^B.*standings/ });
    const groups = within(table).getAllByRole("rowgroup").slice(1);
    expect(groups[0]?.textContent).not.toContain("Random");
    expect(groups[1]?.textContent).toContain("Baselines, not ranked");
    expect(groups[1]?.textContent).toContain("Random");
    expect(groups[1]?.textContent).toContain("Select all");
  });

  it("sort by a column, and keep that in the address", async () => {
    const app = await researcherApp({ store: graded, path: PATH });
    const table = await screen.findByRole("table", { name: /^C.*standings/ });
    await app.user.click(within(table).getByRole("button", { name: "Respondent" }));
    const names = () =>
      within(table)
        .getAllByRole("rowheader")
        .map((cell) => cell.textContent);
    expect(names()[0]).toBe("Pharmacist");
    expect(app.address()).toContain("C.sort=name.asc");
    expect(within(table).getByRole("columnheader", { name: "Respondent" }).getAttribute("aria-sort")).toBe("ascending");
  });

  it("leave pharmacists or models out on demand, and the baselines in", async () => {
    const app = await researcherApp({ store: graded, path: PATH });
    const table = await screen.findByRole("table", { name: /^A.*standings/ });
    await app.user.click(screen.getByRole("radio", { name: "Models" }));
    expect(app.address()).toContain("show=models");
    expect(within(table).queryByRole("rowheader", { name: "Pharmacist" })).toBeNull();
    expect(within(table).getByRole("rowheader", { name: "sim-model-1" })).toBeTruthy();
    expect(within(table).getByRole("rowheader", { name: "Guess" })).toBeTruthy();
  });

  it("say what a figure shows, the highest first, and change with the metric", async () => {
    const app = await researcherApp({ store: graded, path: PATH });
    const [, second] = await screen.findAllByRole("img", { name: /Bar chart/ });
    expect(second?.getAttribute("aria-label")).toContain("Exact match with 95 % intervals");
    await app.user.click(within(screen.getByRole("region", { name: /^B/ })).getByRole("radio", { name: "F1" }));
    expect(app.address()).toContain("B.metric=f1");
    expect(screen.getAllByRole("img", { name: /Bar chart: F1 .*Highest: / })).toHaveLength(1);
  });

  it("are made with the settings of the address, which the page repeats", async () => {
    await researcherApp({ store: graded, path: `${PATH}?zeroRule=not-exact&seed=abc` });
    const { sections } = compareRespondents(context, { settings: { ...DEFAULT_SCORING_SETTINGS, zeroRule: "not-exact" }, seed: "abc" });
    const total = sections[2]?.metrics.find(({ metric }) => metric === "total")?.rows[0];
    const table = await screen.findByRole("table", { name: /^C.*standings/ });
    const row = within(table).getByRole("row", { name: /(^| )Pharmacist / });
    expect(row.textContent).toContain(formatRatio(Number(total?.value)));
    expect(row.textContent).toContain(formatInterval(total?.interval ?? expect.fail("an interval")));
    const inForce = within(screen.getByRole("region", { name: "Settings in force" }));
    expect(inForce.getByText("Not exact")).toBeTruthy();
    expect(inForce.getByText("abc")).toBeTruthy();
  });

  it("explain each section's metrics, intervals, counts and seed", async () => {
    await researcherApp({ store: graded, path: PATH });
    const section = await screen.findByRole("region", { name: /^C/ });
    const method = within(section).getByText("Method").parentElement?.textContent ?? "";
    for (const words of ["Two-way bootstrap", "Crossed components", "Item bootstrap", "program", "inference", "2026", "2000"]) {
      expect(method).toContain(words);
    }
  });

  it("are in Chinese for a Chinese reader", async () => {
    await researcherApp({ store: graded, path: PATH, language: "zh" });
    expect(await screen.findByRole("table", { name: /^C.*名次表/ })).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("名次");
  });

  it("give the report and each figure's numbers as files", async () => {
    const app = await researcherApp({ store: graded, path: PATH });
    await app.user.click(await screen.findByRole("button", { name: /Save the numbers of A/ }));
    await app.user.click(screen.getByRole("button", { name: "Comparison (.json)" }));
    await screen.findByText(/compared-report.json was given/);
    expect(app.saved.map(({ name }) => name)).toEqual(["compared-estimates_A.csv", "compared-report.json"]);
    const csv = new TextDecoder().decode(app.saved[0]?.bytes);
    expect(csv).toContain("Accuracy");
    expect(csv).not.toContain("Exact match");
  });
});

describe("the standings of a study that is not finished", () => {
  it("say how many answer points lack a grade, and rank by what is known", async () => {
    const store = await comparedStudy({ participantsByRank: [2, 2, 2], modelCount: 1, isGraded: false });
    await researcherApp({ store, path: PATH });
    const table = await screen.findByRole("table", { name: /^C.*standings/ });
    expect(within(table).getAllByText(/not graded/).length).toBeGreaterThan(1);
    expect(within(table).getAllByText(/of \d+ points/).length).toBeGreaterThan(1);
    expect(within(table).getByRole("columnheader", { name: /Standing by Error-type F1/ })).toBeTruthy();
    expect(screen.getByText(/answer points have no agreed grade/)).toBeTruthy();
  });

  it("say what to do first when there is nobody to compare", async () => {
    const store = await comparedStudy({ participantsByRank: [0, 0, 0], modelCount: 0, isGraded: false });
    await researcherApp({ store, path: PATH });
    expect(screen.getByText("Nothing to compare yet")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Collect submissions" }).getAttribute("href")).toContain("/study/compared/collect");
    expect(screen.queryByRole("table")).toBeNull();
  });
});

describe("a comparison under way", () => {
  it("shows how far it is, stops when asked, and starts again", async () => {
    const signals: AbortSignal[] = [];
    const app = await researcherApp({
      store: graded,
      path: PATH,
      analysis: {
        compare: (_context, _request, options) =>
          new Promise((_resolve, reject) => {
            options?.onProgress?.(1, 3);
            options?.signal?.addEventListener("abort", () => reject(new Error("aborted")));
            if (options?.signal !== undefined) signals.push(options.signal);
          }),
      },
    });
    expect(await screen.findByText("1 of 3")).toBeTruthy();
    await app.user.click(screen.getByRole("button", { name: "Stop" }));
    expect(await screen.findByText(/The comparison was stopped/)).toBeTruthy();
    expect(signals.every((signal) => signal.aborted)).toBe(true);
    await app.user.click(screen.getByRole("button", { name: "Compare again" }));
    expect(await screen.findByText("1 of 3")).toBeTruthy();
  });

  it("says why it failed", async () => {
    const analysis = { compare: () => Promise.reject(new Error("out of memory")) };
    await researcherApp({ store: graded, path: PATH, analysis });
    expect(await screen.findByText(/could not be made: out of memory/)).toBeTruthy();
  });
});
