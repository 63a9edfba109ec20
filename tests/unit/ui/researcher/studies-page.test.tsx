import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { createMemoryWorkspaceStore } from "#workflows/memory-workspace-store.ts";
import { comparedStudy } from "../../../support/compared-study.ts";
import { researcherApp } from "../../../support/researcher-app.tsx";

describe("the choice of a study", () => {
  it("leads to the comparison of each study on this machine, marked if simulated", async () => {
    const store = await comparedStudy({ participantsByRank: [1, 0, 0], modelCount: 0, isGraded: false });
    await researcherApp({ store, path: "/compare" });
    const link = await screen.findByRole("link", { name: /pilot/i });
    expect(link.getAttribute("href")).toBe("/compare/compared");
    expect(screen.getByText("Simulated")).toBeTruthy();
  });

  it("says what to do first when there is none", async () => {
    await researcherApp({ store: createMemoryWorkspaceStore(), path: "/compare" });
    expect(await screen.findByText("No study on this machine yet")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Open a study or the demo" }).getAttribute("href")).toBe("/study");
  });

  it("says that the list could not be read when the browser refuses its storage", async () => {
    const store = { ...createMemoryWorkspaceStore(), list: () => Promise.reject(new Error("denied")) };
    await researcherApp({ store, path: "/compare" });
    expect(await screen.findByText(/could not be read/)).toBeTruthy();
  });
});
