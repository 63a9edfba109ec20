import { screen, within } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createMemoryWorkspaceStore } from "#workflows/memory-workspace-store.ts";
import { openStudyFiles } from "#workflows/open-study.ts";
import type { WorkspaceStore } from "#workflows/ports/workspace-store.ts";
import { coordinatorApp, demoFiles, NOW_MS } from "../../../support/coordinator-app.tsx";

let files: ReadonlyMap<string, Uint8Array>;
let store: WorkspaceStore;

beforeAll(async () => {
  files = await demoFiles();
});

beforeEach(async () => {
  store = createMemoryWorkspaceStore();
  const given = ["office.json", "paper.json", "key.json"].map((name) => ({ name, bytes: files.get(name) ?? new Uint8Array() }));
  expect((await openStudyFiles(given, store)).ok).toBe(true);
});

describe("the proctor log", () => {
  it("takes entries, lists them by site, saves them as CSV and lets one go", async () => {
    const { user, saved } = await coordinatorApp({ path: "/study/demo/log", store });
    expect(screen.getByText("Nothing has been written down yet.")).toBeTruthy();
    const [first] = (await store.load("demo"))?.office.roster ?? [];
    await user.selectOptions(screen.getByLabelText("What"), "Power cut");
    await user.type(screen.getByLabelText("Participant's code"), first?.code.toLowerCase() ?? "");
    await user.type(screen.getByLabelText("Note"), "20 min dark");
    await user.click(screen.getByRole("button", { name: "Add the entry" }));
    await screen.findByText("The entry is in the log.");
    const held = (await store.load("demo"))?.proctorLog;
    expect(held).toEqual([
      {
        entryId: "id-1",
        atMs: NOW_MS,
        site: first?.site,
        kind: "power-cut",
        participantCode: first?.code,
        note: "20 min dark",
        writtenAtMs: NOW_MS,
      },
    ]);
    const table = await screen.findByRole("table", { name: "Entries of the proctor log" });
    expect(within(table).getByText("Power cut")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Save the log (CSV)" }));
    expect(new TextDecoder().decode(saved[0]?.bytes)).toContain(`power-cut,${first?.code},20 min dark`);
    expect((await store.load("demo"))?.exports).toEqual([{ fileName: "demo-proctor_log.csv", atMs: NOW_MS, codes: [first?.code] }]);
    await user.click(screen.getByRole("button", { name: /^Remove the entry of/ }));
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Remove" }));
    expect(await screen.findByText("Nothing has been written down yet.")).toBeTruthy();
    expect((await store.load("demo"))?.proctorLog).toEqual([]);
  });

  it("asks for a time, a word on what is none of its kinds, and a code that is of the site", async () => {
    const { user } = await coordinatorApp({ path: "/study/demo/log", store });
    await user.clear(screen.getByLabelText("When"));
    await user.selectOptions(screen.getByLabelText("What"), "Other");
    await user.type(screen.getByLabelText("Participant's code"), "ABCD-EF");
    await user.click(screen.getByRole("button", { name: "Add the entry" }));
    expect(await screen.findByText("Give date and time.")).toBeTruthy();
    expect(screen.getByText("Say in a few words what happened.")).toBeTruthy();
    expect(screen.getByText(/^This code is not on the roster of/)).toBeTruthy();
    expect((await store.load("demo"))?.proctorLog).toEqual([]);
  });

  it("keeps what was typed when it cannot be stored", async () => {
    const refusing = { ...store, addProctorEntry: () => Promise.reject(new Error("full")) };
    const { user } = await coordinatorApp({ path: "/study/demo/log", store: refusing, language: "zh" });
    await user.type(screen.getByLabelText("说明"), "停电二十分钟");
    await user.click(screen.getByRole("button", { name: "加入记录" }));
    expect(await screen.findByText("未能保存。数据没有改动。")).toBeTruthy();
    expect(screen.getByDisplayValue("停电二十分钟")).toBeTruthy();
  });
});
