import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readRoundFile } from "#formats/round-file.ts";
import { examineHere } from "#workflows/examine-here.ts";
import { collectSubmissions } from "#workflows/collect-submissions.ts";
import { createMemoryWorkspaceStore } from "#workflows/memory-workspace-store.ts";
import { openStudyFiles } from "#workflows/open-study.ts";
import type { WorkspaceStore } from "#workflows/ports/workspace-store.ts";
import { asFile, coordinatorApp, demoFiles, NOW_MS, openSealer } from "../../../support/coordinator-app.tsx";

let files: ReadonlyMap<string, Uint8Array>;
let store: WorkspaceStore;

beforeAll(async () => {
  files = await demoFiles();
});

beforeEach(async () => {
  store = createMemoryWorkspaceStore();
  await openStudyFiles(["office.json", "paper.json", "key.json"].map(named), store);
  const submissions = namesIn("submissions").map(named);
  await collectSubmissions({ studyId: "demo", files: submissions, nowMs: NOW_MS }, { store, examiner: examineHere(openSealer) });
});

describe("a blinded workbook", () => {
  it("is not made without a grader", async () => {
    const { user } = await coordinatorApp({ path: "/study/demo/grade", store });
    await user.click(screen.getByRole("button", { name: "Make the workbook" }));
    expect(await screen.findByText("Give the grader a label.")).toBeTruthy();
    expect((await store.load("demo"))?.rounds).toEqual([]);
  });

  it("is made with the seed shown, kept as a round and saved under the grader's name", async () => {
    const { user, saved } = await coordinatorApp({ path: "/study/demo/grade", store });
    const seed = screen.getByLabelText<HTMLInputElement>("Seed").value;
    await user.type(screen.getByLabelText("Grader"), "G7");
    await user.click(screen.getByRole("button", { name: "Make the workbook" }));
    await user.click(await screen.findByRole("button", { name: /grading-G7/ }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toMatch(/^demo-grading-G7-.*\.xlsx$/);
    const rounds = (await store.load("demo"))?.rounds ?? [];
    expect(rounds.map((round) => [round.grader, round.seed])).toEqual([["G7", seed]]);
    const row = within(screen.getByRole("table", { name: /Grading workbooks/ }))
      .getByText("G7")
      .closest("tr");
    expect(row?.textContent).toContain("With the grader");
    expect(screen.getByLabelText<HTMLInputElement>("Seed").value).not.toBe(seed);
  });
});

describe("a graded workbook", () => {
  beforeEach(async () => {
    const { examHash } = (await store.load("demo"))?.office.study ?? { examHash: "" };
    for (const name of namesIn("rounds")) {
      const round = readRoundFile(named(name), examHash);
      if (!round.ok) throw new Error(`the simulation's round has issues: ${JSON.stringify(round.error)}`);
      await store.addRound("demo", round.value);
    }
  });

  it("changes nothing before it is accepted, then everything it said, and can be taken back", async () => {
    const { user } = await coordinatorApp({ path: "/study/demo/grade", store });
    await user.upload(screen.getByLabelText(/Graded workbook/), asFile(files, namesIn("graded")[0] ?? ""));
    const preview = await screen.findByRole("region", { name: "What the import would change" });
    const added = Number(within(preview).getByText("Added").parentElement?.querySelector("dd")?.textContent);
    expect(added).toBeGreaterThan(0);
    expect((await store.load("demo"))?.gradeImports).toEqual([]);
    await user.click(within(preview).getByRole("button", { name: /^Import \d+ grades$/ }));
    expect(await screen.findByText(/is imported\.$/)).toBeTruthy();
    expect((await store.load("demo"))?.gradeImports[0]?.grades).toHaveLength(added);
    expect(screen.getByText("Graded")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: /^Undo the import/ }));
    expect(await screen.findByText(/was taken back/)).toBeTruthy();
    expect((await store.load("demo"))?.gradeImports).toEqual([]);
  });

  it("that is none is refused with the reason", async () => {
    const { user } = await coordinatorApp({ path: "/study/demo/grade", store });
    await user.upload(screen.getByLabelText(/Graded workbook/), new File(["not a workbook"], "grades.xlsx"));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("The workbook was not taken");
    expect(alert.textContent).toContain("grades.xlsx");
    expect((await store.load("demo"))?.gradeImports).toEqual([]);
  });
});

function namesIn(folder: string): readonly string[] {
  return [...files.keys()].filter((name) => name.startsWith(`${folder}/`));
}

function named(name: string): { readonly name: string; readonly bytes: Uint8Array } {
  return { name, bytes: files.get(name) ?? new Uint8Array() };
}
