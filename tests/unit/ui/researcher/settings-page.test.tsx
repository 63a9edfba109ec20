import { screen, within } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import type { WorkspaceStore } from "#workflows/ports/workspace-store.ts";
import { comparedStudy } from "../../../support/compared-study.ts";
import { researcherApp } from "../../../support/researcher-app.tsx";

const PATH = "/compare/compared/settings";
let store: WorkspaceStore;

beforeAll(async () => {
  store = await comparedStudy({ participantsByRank: [1, 1, 1], modelCount: 0, isGraded: false });
});

describe("the settings", () => {
  it("mark each default and explain the zero rule as an inference", async () => {
    await researcherApp({ store, path: PATH });
    expect(screen.getAllByText("(default)")).toHaveLength(6);
    const rule = screen.getByRole("group", { name: "When the error type is wrong" });
    expect(rule.textContent).toContain("inferred");
    expect(rule.textContent).toContain("two ranks and one model");
  });

  it("open the standings under an address that holds what was chosen", async () => {
    const app = await researcherApp({ store, path: PATH });
    await app.user.click(within(screen.getByRole("group", { name: "Averaging of multiple choice" })).getByRole("radio", { name: /Micro/ }));
    await app.user.click(screen.getByRole("button", { name: "Draw a fresh seed" }));
    expect(screen.getByText("2 choices differ from their defaults.")).toBeTruthy();
    await app.user.click(screen.getByRole("button", { name: "Show standings with these settings" }));
    await screen.findByRole("heading", { level: 1, name: "Standings" });
    expect(app.address()).toBe("/compare/compared?choiceAveraging=micro&seed=fresh-1");
  });

  it("begin with what the address says, and go back to the defaults", async () => {
    const app = await researcherApp({ store, path: `${PATH}?pointWeights=rubric&seed=7` });
    const weights = within(screen.getByRole("group", { name: "Weights of answer points" }));
    expect(weights.getByRole("radio", { name: /By the rubric/ })).toHaveProperty("checked", true);
    await app.user.click(screen.getByRole("button", { name: "Reset to the defaults" }));
    expect(weights.getByRole("radio", { name: /Equal/ })).toHaveProperty("checked", true);
    expect(screen.getByLabelText("Seed of the resampling")).toHaveProperty("value", "2026");
    expect(screen.getByText("Every choice is at its default.")).toBeTruthy();
  });

  it("ask for a seed", async () => {
    const app = await researcherApp({ store, path: PATH });
    await app.user.clear(screen.getByLabelText("Seed of the resampling"));
    await app.user.click(screen.getByRole("button", { name: "Show standings with these settings" }));
    expect(await screen.findByText(/Give a seed/)).toBeTruthy();
    expect(app.address()).toBe(PATH);
  });
});
