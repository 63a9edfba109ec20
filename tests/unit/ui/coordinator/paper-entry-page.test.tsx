import { cleanup, screen, within } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PaperEntry, PaperResponse } from "#domain/paper/paper-sheet.ts";
import { createMemoryWorkspaceStore } from "#workflows/memory-workspace-store.ts";
import { openStudyFiles } from "#workflows/open-study.ts";
import type { WorkspaceStore } from "#workflows/ports/workspace-store.ts";
import { coordinatorApp, demoFiles, NOW_MS } from "../../../support/coordinator-app.tsx";
import { pilotExam } from "../../../support/pilot-package.ts";

const exam = pilotExam();
const ITEM = exam.items[0]?.id ?? "";
let files: ReadonlyMap<string, Uint8Array>;
let store: WorkspaceStore;
let code: string;

beforeAll(async () => {
  files = await demoFiles();
});

beforeEach(async () => {
  store = createMemoryWorkspaceStore();
  const given = ["office.json", "paper.json", "key.json"].map((name) => ({ name, bytes: files.get(name) ?? new Uint8Array() }));
  expect((await openStudyFiles(given, store)).ok).toBe(true);
  code = (await store.load("demo"))?.office.roster[0]?.code ?? "";
});

/** A whole entry as it is stored: the first item by its letter, all others blank. */
function entry(part: "first" | "second", by: string, over: Partial<PaperEntry> = {}, letter = "A"): PaperEntry {
  const responses = exam.items.map(({ id }): PaperResponse => ({
    itemId: id,
    response: id === ITEM ? { kind: "choice", letters: [letter] } : null,
  }));
  return { part, code, by, responses, changedAtMs: 1, finishedAtMs: 1, ...over };
}

describe("the double entry of a paper sheet", () => {
  it("is begun from the participant's page, keeps what is typed, and finishes when every item is typed", async () => {
    const { user } = await coordinatorApp({ path: `/study/demo/sitting/${code}`, store });
    await user.click(screen.getByRole("link", { name: "Type in a paper sheet" }));
    await user.click(await screen.findByRole("button", { name: "Begin" }));
    expect(await screen.findByText("Give your initials.")).toBeTruthy();
    await user.type(screen.getByLabelText("Your initials"), "ab");
    await user.click(screen.getByRole("button", { name: "Begin" }));
    const item = within(await screen.findByRole("group", { name: "Item 1" }));
    await user.click(item.getByLabelText("B"));
    await user.click(screen.getByRole("button", { name: "Finish this entry" }));
    expect(screen.getByText(/^\d+ items still have neither/)).toBeTruthy();
    cleanup();
    await coordinatorApp({ path: `/study/demo/paper-entry/${code}`, store });
    expect(await screen.findByText("Typed in by AB.")).toBeTruthy();
    expect(within(screen.getByRole("group", { name: "Item 1" })).getByLabelText<HTMLInputElement>("B").checked).toBe(true);
    const held = (await store.load("demo"))?.paperParts;
    expect(held).toMatchObject([{ part: "first", code, by: "AB", finishedAtMs: null }]);
    expect((held?.[0] as PaperEntry).responses).toEqual([{ itemId: ITEM, response: { kind: "choice", letters: ["B"] } }]);
  });

  it("shows the second person nothing of the first entry, and lets nobody make both", async () => {
    await store.putPaperPart("demo", entry("first", "AB"));
    const { user } = await coordinatorApp({ path: `/study/demo/paper-entry/${code}`, store });
    await user.type(await screen.findByLabelText("Your initials"), "ab");
    await user.click(screen.getByRole("button", { name: "Begin" }));
    expect(await screen.findByText(/^The first entry is by AB/)).toBeTruthy();
    await user.type(screen.getByLabelText("Your initials"), "c");
    await user.click(screen.getByRole("button", { name: "Begin" }));
    const item = await screen.findByRole("group", { name: "Item 1" });
    expect(item.querySelectorAll("input:checked")).toHaveLength(0);
  });

  it("settles what differs, submits, marks it as paper and takes it back with the entries kept", async () => {
    await store.putPaperPart("demo", entry("first", "AB"));
    await store.putPaperPart("demo", entry("second", "CD", { finishedAtMs: null }, "B"));
    const { user } = await coordinatorApp({ path: `/study/demo/paper-entry/${code}`, store });
    await user.click(await screen.findByRole("button", { name: "Finish this entry" }));
    expect(await screen.findByText(`They agree on ${exam.items.length - 1} of ${exam.items.length} items.`)).toBeTruthy();
    const submit = screen.getByRole<HTMLButtonElement>("button", { name: "Make the submission" });
    expect(submit.disabled).toBe(true);
    await user.type(screen.getByLabelText("Your initials"), "ef");
    await user.click(screen.getByRole("button", { name: "Begin" }));
    await user.click(screen.getByRole("button", { name: "Item 1: neither, type what the sheet says" }));
    await user.click(screen.getByLabelText("C"));
    await user.click(screen.getByRole("button", { name: "Settle item 1 with this" }));
    expect(await screen.findByText(/^Settled by EF on .*: C$/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Make the submission" }));
    await screen.findByText("The sheet was submitted.");
    const [collected] = (await store.load("demo"))?.collected ?? [];
    expect(collected).toMatchObject({
      verdict: "sound",
      collectedAtMs: NOW_MS,
      issues: [{ code: "submission-paper", severity: "warning" }],
    });
    expect(collected?.submission.source).toEqual({ kind: "paper", participantCode: code, agreedCount: exam.items.length - 1 });
    expect(collected?.submission.responses[0]?.response).toEqual({ kind: "choice", letters: ["C"] });
    expect(screen.queryByRole("button", { name: "Start over" })).toBeNull();
    await user.click(screen.getByRole("link", { name: "Back to the participant" }));
    expect(await screen.findByRole("heading", { level: 1, name: `Paper sheet of ${code}` })).toBeTruthy();
    await user.click(screen.getByRole("link", { name: "The two entries" }));
    await user.click(await screen.findByRole("button", { name: "Take the submission back" }));
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Take the submission back" }));
    expect(await screen.findByRole("button", { name: "Make the submission" })).toBeTruthy();
    expect((await store.load("demo"))?.collected).toEqual([]);
    expect((await store.load("demo"))?.paperParts).toHaveLength(3);
    await user.click(screen.getByRole("button", { name: "Start over" }));
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Start over" }));
    expect(await screen.findByRole("button", { name: "Begin" })).toBeTruthy();
    expect((await store.load("demo"))?.paperParts).toEqual([]);
  });

  it("goes the whole way in Chinese", async () => {
    await store.putPaperPart("demo", entry("first", "AB"));
    await store.putPaperPart("demo", entry("second", "CD", {}, "B"));
    const { user } = await coordinatorApp({ path: `/study/demo/paper-entry/${code}`, store, language: "zh" });
    await user.type(await screen.findByLabelText("录入人缩写"), "ef");
    await user.click(screen.getByRole("button", { name: "开始录入" }));
    await user.click(screen.getByRole("button", { name: "第 1 题：以第二次录入为准" }));
    await user.click(screen.getByRole("button", { name: "生成答卷" }));
    expect(await screen.findByText("答卷已生成。")).toBeTruthy();
    expect((await store.load("demo"))?.collected[0]?.submission.responses[0]?.response).toEqual({ kind: "choice", letters: ["B"] });
  });

  it("says when a change could not be stored, and takes no sheet of a code that is not expected", async () => {
    const refusing = { ...store, putPaperPart: () => Promise.reject(new Error("full")) };
    const { user } = await coordinatorApp({ path: `/study/demo/paper-entry/${code}`, store: refusing });
    await user.type(await screen.findByLabelText("Your initials"), "ab");
    await user.click(screen.getByRole("button", { name: "Begin" }));
    expect(await screen.findByText(/^It could not be stored/)).toBeTruthy();
    cleanup();
    await coordinatorApp({ path: "/study/demo/paper-entry/none", store });
    expect(screen.getByRole("heading", { level: 1, name: "No paper sheet can be typed in for this code" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Begin" })).toBeNull();
  });
});
