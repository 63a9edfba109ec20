import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { describeResponses } from "#workflows/export-response-workbook.ts";
import { createMemoryWorkspaceStore } from "#workflows/memory-workspace-store.ts";
import { comparedStudy } from "../../../support/compared-study.ts";
import { coordinatorApp } from "../../../support/coordinator-app.tsx";
import { pilotKeyJson, pilotPaperJson } from "../../../support/pilot-package.ts";

describe("export", () => {
  it("saves the responses in three forms, and the grades", async () => {
    const store = await comparedStudy({ participantsByRank: [2, 0, 0], modelCount: 1, isGraded: true });
    const { user, saved } = await coordinatorApp({ path: "/study/compared/export", store });
    expect(screen.getByText("1 sound and 1 doubtful submissions, 1 model runs.")).toBeTruthy();
    const names = ["Response workbook as Excel", "Responses as CSV", "Responses as JSON", "Grades as JSON"];
    for (const [index, name] of names.entries()) {
      await user.click(screen.getByRole("button", { name: `Save ${name}` }));
      await waitFor(() => expect(saved).toHaveLength(index + 1));
    }
    expect(saved.map((file) => file.name.split(".").at(-1))).toEqual(["xlsx", "zip", "json", "json"]);
    const grades: unknown = JSON.parse(new TextDecoder().decode(saved[3]?.bytes));
    expect(grades).toMatchObject({ format: "rxbaseline-grades" });
  });

  it("offers no grades while there are none", async () => {
    const store = await comparedStudy({ participantsByRank: [1, 0, 0], modelCount: 1, isGraded: false });
    await coordinatorApp({ path: "/study/compared/export", store });
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save Grades as JSON" }).disabled).toBe(true);
  });

  it("says what to do first when nothing was collected", async () => {
    const full = await comparedStudy({ participantsByRank: [1, 0, 0], modelCount: 0, isGraded: false });
    const office = (await full.load("compared"))?.office;
    if (office === undefined) throw new Error("the study was expected");
    const store = createMemoryWorkspaceStore();
    await store.saveStudy({ office, paper: pilotPaperJson(), key: pilotKeyJson() });
    await coordinatorApp({ path: "/study/compared/export", store });
    expect(screen.getByText("Nothing to export yet")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to Collect" }).getAttribute("href")).toBe("/study/compared/collect");
  });

  it("explains every column of every sheet, in the page's language", async () => {
    const store = await comparedStudy({ participantsByRank: [1, 0, 0], modelCount: 0, isGraded: false });
    await coordinatorApp({ path: "/study/compared/export", store, language: "zh" });
    const dictionary = screen.getByRole("region", { name: "数据字典" });
    const listed = within(dictionary)
      .getAllByRole("table")
      .map((table) => {
        return within(table)
          .getAllByRole("rowheader")
          .map((cell) => cell.textContent);
      });
    expect(listed).toEqual(describeResponses("zh").map(({ columns }) => columns.map(({ column }) => column)));
    expect(within(dictionary).getByRole("table", { name: "“有效性”表的各列" }).textContent).toContain("left-early 提前离场");
  });
});
