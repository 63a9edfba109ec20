import { screen, within } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { codeOfCollected } from "#workflows/doubts-of-code.ts";
import { examineHere } from "#workflows/examine-here.ts";
import { loadDemo } from "#workflows/load-demo.ts";
import { EMPTY_SETUP } from "#domain/study/study-setup.ts";
import { createMemoryWorkspaceStore } from "#workflows/memory-workspace-store.ts";
import type { StudyWorkspace, WorkspaceStore } from "#workflows/ports/workspace-store.ts";
import { coordinatorApp, demoFiles, NOW_MS, openSealer } from "../../../support/coordinator-app.tsx";
import { readerOf } from "../../../support/simulated-study.ts";

let files: ReadonlyMap<string, Uint8Array>;
let store: WorkspaceStore;
let code: string;

beforeAll(async () => {
  files = await demoFiles();
});

beforeEach(async () => {
  store = createMemoryWorkspaceStore();
  const loaded = await loadDemo(readerOf(files), { store, examiner: examineHere(openSealer), nowMs: () => NOW_MS });
  expect(loaded.ok).toBe(true);
  const { collected } = await workspace();
  code = collected.flatMap((entry) => (entry.verdict === "sound" ? [codeOfCollected(entry) ?? ""] : []))[0] ?? "";
});

async function workspace(): Promise<StudyWorkspace> {
  return (await store.load("demo")) ?? expect.fail("no study");
}

describe("consent", { timeout: 60_000 }, () => {
  it("is withdrawn after what has left was named, shown on the roster, and taken back", async () => {
    const { user } = await coordinatorApp({ path: "/study/demo/export", store });
    await user.click(screen.getByRole("button", { name: "Save Responses as CSV" }));
    await screen.findByText(/responses-csv\.zip was given/);
    await coordinatorApp({ path: `/study/demo/sitting/${code}`, store });
    await user.click(screen.getByRole("button", { name: "Record a withdrawal" }));
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByText(/^demo-responses-csv\.zip, made/)).toBeTruthy();
    expect(dialog.getAllByText(/^the blinded workbook of/).length).toBeGreaterThan(0);
    await user.click(dialog.getByRole("button", { name: "Record the withdrawal" }));
    expect(await screen.findByText(/^Consent was withdrawn on/)).toBeTruthy();
    expect((await workspace()).withdrawals).toEqual([{ code, atMs: NOW_MS }]);
    await user.click(screen.getByRole("button", { name: "Take the withdrawal back" }));
    expect(await screen.findByText("No withdrawal is recorded.")).toBeTruthy();
    expect((await workspace()).withdrawals).toEqual([]);
  });

  it("can name the lists that were saved: the roster's state, and the roster with names", async () => {
    const held = await workspace();
    const person = { name: "S1", site: "A", rankId: "senior", specialty: null, years: null, degree: null, extraShare: 0 };
    store = createMemoryWorkspaceStore();
    const { office, paper, key } = held;
    const draft = { draftId: "d1", changedAtMs: 1, setup: EMPTY_SETUP, exam: null };
    await store.saveDraft(draft);
    await store.finishDraft(draft, { office, paper, key, people: [{ ...person, code }] });
    const { user } = await coordinatorApp({ path: "/study/demo/collect", store });
    await user.click(screen.getByRole("button", { name: "Save the roster's state (CSV)" }));
    await screen.findByText(/demo-roster\.csv was given/);
    const slips = await coordinatorApp({ path: "/study/demo/slips", store });
    await slips.user.click(screen.getByRole("button", { name: "Save the roster with codes" }));
    await screen.findByText(/\.xlsx was given/);
    const codes = office.roster.map((entry) => entry.code);
    expect((await workspace()).exports).toEqual([
      { fileName: "demo-roster.csv", atMs: NOW_MS, codes },
      { fileName: slips.saved[0]?.name, atMs: NOW_MS, codes: [code] },
    ]);
  });

  it("is shown on the roster", async () => {
    await store.addWithdrawal("demo", { code, atMs: NOW_MS });
    await coordinatorApp({ path: "/study/demo/collect?show=withdrawn", store });
    const roster = screen.getByRole("table", { name: /Every expected participant/ });
    expect(within(roster).getByRole("link", { name: code }).getAttribute("href")).toBe(`/study/demo/sitting/${code}`);
    expect(within(roster).getAllByRole("row")).toHaveLength(2);
    expect(screen.getByRole("radio", { name: /1\s*Withdrawn/ })).toBeTruthy();
  });
});

describe("erasure", () => {
  it("names the loss, asks for the code, and leaves nothing but that", async () => {
    const { user } = await coordinatorApp({ path: `/study/demo/sitting/${code}`, store });
    await user.click(screen.getByRole("button", { name: "Erase the data" }));
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByText("1 submission with its whole record")).toBeTruthy();
    expect(dialog.getByText(/^\d+ grades?$/)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Erase for good" }));
    expect(await dialog.findByText("This is not the code.")).toBeTruthy();
    expect((await workspace()).erasures).toEqual([]);
    await user.type(dialog.getByLabelText(`Type the code ${code} to confirm`), code.toLowerCase());
    await user.click(dialog.getByRole("button", { name: "Erase for good" }));
    expect(await screen.findByText(/^The data of .* were erased on/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Erase the data" })).toBeNull();
    const held = await workspace();
    expect(held.collected.some((entry) => codeOfCollected(entry) === code)).toBe(false);
    expect(held.erasures).toMatchObject([{ code, atMs: NOW_MS }]);
  });
});
