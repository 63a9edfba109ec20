import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { createStudy } from "#domain/study/create-study.ts";
import { createRng } from "#lib/rng.ts";
import { createMemoryWorkspaceStore } from "#workflows/memory-workspace-store.ts";
import { codeBoard } from "#workflows/code-board.ts";
import { coordinatorApp, NOW_MS } from "../../../support/coordinator-app.tsx";
import { pilotExam, pilotKeyJson, pilotPaperJson } from "../../../support/pilot-package.ts";
import { submissionOf } from "../../../support/small-study.ts";

const keyPair = { publicKey: "B".repeat(87), privateKey: "C".repeat(43) };
const exam = pilotExam();
const office = createStudy({ studyId: "codes", exam, keyPair, counts: [2, 0, 0], sites: ["North", "South"] }, createRng("codes"));
const [first, second] = office.grantCodes;
if (first === undefined || second === undefined) throw new Error("the study under test has no codes");

async function codesStore() {
  const store = createMemoryWorkspaceStore();
  await store.saveStudy({ office, paper: pilotPaperJson(), key: pilotKeyJson() });
  return store;
}

describe("the codes page", () => {
  it("shows the start code of each site and every participant's single-use codes", async () => {
    await coordinatorApp({ path: "/study/codes/codes", store: await codesStore() });
    const starts = screen.getByRole("table", { name: "Start codes" });
    for (const { site, code } of office.startCodes) expect(within(starts).getByRole("row", { name: `${site} ${code}` })).toBeTruthy();
    const table = screen.getByRole("table", { name: /which were read out/ });
    expect(within(table).getAllByRole("row")).toHaveLength(1 + office.grantCodes.length);
  });

  it("leaves one participant's codes when that code is typed into the filter", async () => {
    const { user } = await coordinatorApp({ path: "/study/codes/codes", store: await codesStore() });
    await user.type(screen.getByRole("searchbox"), first.participantCode);
    const table = screen.getByRole("table", { name: /which were read out/ });
    await waitFor(() => expect(within(table).getAllByRole("row")).toHaveLength(1 + office.grantCodes.length / 2));
  });

  it("records why and when a code was read out, and keeps it", async () => {
    const { user, store } = await coordinatorApp({ path: "/study/codes/codes", store: await codesStore() });
    await user.click(screen.getByRole("button", { name: `Read out ${first.code} to ${first.participantCode}` }));
    const dialog = screen.getByRole("dialog", { name: `Read this code out to ${first.participantCode}` });
    expect(dialog.textContent).toContain(first.code);
    await user.click(within(dialog).getByRole("radio", { name: "Machine failed" }));
    await user.click(within(dialog).getByRole("button", { name: "Record as read out" }));
    await waitFor(async () =>
      expect((await store.load("codes"))?.handedOut).toEqual([{ code: first.code, reason: "machine", atMs: NOW_MS }]),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByRole("button", { name: `Read out ${first.code} to ${first.participantCode}` })).toBeNull();
    expect(screen.getByText("1 read out")).toBeTruthy();
  });

  it("keeps the dialog and says what to do when it could not be stored", async () => {
    const store = { ...(await codesStore()), addHandedOut: () => Promise.reject(new Error("planned: quota")) };
    const { user } = await coordinatorApp({ path: "/study/codes/codes", store });
    await user.click(screen.getByRole("button", { name: `Read out ${first.code} to ${first.participantCode}` }));
    await user.click(screen.getByRole("button", { name: "Record as read out" }));
    expect(await screen.findByText(/could not be stored. Write down code/)).toBeTruthy();
  });
});

describe("the board of codes", () => {
  it("tells from a collected record which codes were used, why and when", async () => {
    const store = await codesStore();
    const submission = submissionOf(first.participantCode, []);
    if (submission.source.kind !== "participant") throw new Error("a person's submission was expected");
    const fact = { type: "granted", code: first.code, extraMs: 300_000, reason: "interruption" } as const;
    const event = { seq: 1, atMs: 7, elapsedMs: 7, epoch: 1, fact, hash: "" };
    const source = { ...submission.source, events: [event] };
    await store.addCollected("codes", [
      { submission: { ...submission, source }, fileName: "a.rxsub", collectedAtMs: 9, verdict: "sound", issues: [] },
    ]);
    await store.addHandedOut("codes", { code: second.code, reason: "other", atMs: 8 });
    const workspace = await store.load("codes");
    const rows = workspace === null ? [] : codeBoard(workspace);
    expect(rows[0]).toMatchObject({ code: first.code, handedOut: null, used: { reason: "interruption", atMs: 7 } });
    expect(rows[1]).toMatchObject({ code: second.code, handedOut: { reason: "other", atMs: 8 }, used: null });
    expect(rows[0]?.site).toBe(office.roster[0]?.site);
    expect(rows.slice(2).every(({ handedOut, used }) => handedOut === null && used === null)).toBe(true);
  });
});
