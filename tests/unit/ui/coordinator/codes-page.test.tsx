import { screen, waitFor, within } from "@testing-library/react";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { createStudy } from "#domain/study/create-study.ts";
import { readHostedStudy } from "#formats/hosted-study.ts";
import { createRng } from "#lib/rng.ts";
import { createMemoryWorkspaceStore } from "#workflows/memory-workspace-store.ts";
import { codeBoard } from "#workflows/code-board.ts";
import { makeStickFile } from "#workflows/make-stick-file.ts";
import type { PackCipher } from "#workflows/ports/pack-cipher.ts";
import { coordinatorApp, NOW_MS } from "../../../support/coordinator-app.tsx";
import { pilotExam, pilotKeyJson, pilotPaperJson } from "../../../support/pilot-package.ts";
import { plainPackCipher } from "../../../support/plain-pack.ts";
import { SMALL_TEMPLATE } from "../../../support/stick-template.ts";
import { DEAD_PACK } from "../../../support/study-file.ts";
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

describe("the exam files", () => {
  const files = { read: async (path: string) => (path === "stick/stick.html" ? new TextEncoder().encode(SMALL_TEMPLATE) : null) };

  it("are made of one pack: for a host, alone, and for a stick", async () => {
    let lockCount = 0;
    const packCipher: PackCipher = { ...plainPackCipher, lock: async () => ((lockCount += 1), DEAD_PACK) };
    const { user, saved } = await coordinatorApp({ path: "/study/codes/codes", store: await codesStore(), hostFiles: files, packCipher });
    for (const name of ["For a host", "Study file", "USB stick"]) {
      await user.click(screen.getByRole("button", { name: `Save: ${name}` }));
    }
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(["codes-host.zip", "codes-study.json", "codes-stick.html"]));
    expect(lockCount).toBe(1);
    const [host, study, stick] = saved;
    if (host === undefined || study === undefined || stick === undefined) throw new Error("three files were expected");
    expect(new TextDecoder().decode(unzipSync(host.bytes)["studies/codes.json"])).toBe(new TextDecoder().decode(study.bytes));
    expect(readHostedStudy(study)).toMatchObject({ ok: true, value: { study: office.study } });
    expect(makeStickFile(new TextEncoder().encode(SMALL_TEMPLATE), study)).toEqual({ ok: true, value: stick });
  });

  it.each([
    ["en", "Save: USB stick", /could not be fetched.*connect to the network/],
    ["zh", "保存：U 盘文件", /未能取得 U 盘版应用.*请联网后重试/],
  ] as const)("say in %s that the stick needs the network, and are made once it is back", async (language, button, why) => {
    let isOnline = false;
    const hostFiles = { read: async (path: string) => (isOnline ? files.read(path) : null) };
    const packCipher: PackCipher = { ...plainPackCipher, lock: async () => DEAD_PACK };
    const { user, saved } = await coordinatorApp({
      path: "/study/codes/codes",
      store: await codesStore(),
      hostFiles,
      packCipher,
      language,
    });
    await user.click(screen.getByRole("button", { name: button }));
    expect((await screen.findByText(why)).closest("[role=alert]")).not.toBeNull();
    expect(saved).toEqual([]);
    isOnline = true;
    await user.click(screen.getByRole("button", { name: button }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(["codes-stick.html"]));
    expect(screen.queryByText(why)).toBeNull();
  });

  it("are tried anew after the exam could not be locked", async () => {
    let tries = 0;
    const lock: PackCipher["lock"] = async () => {
      tries += 1;
      if (tries === 1) throw new Error("planned: no memory");
      return DEAD_PACK;
    };
    const { user, saved } = await coordinatorApp({
      path: "/study/codes/codes",
      store: await codesStore(),
      packCipher: { ...plainPackCipher, lock },
    });
    const button = screen.getByRole("button", { name: "Save: Study file" });
    await user.click(button);
    expect(await screen.findByText(/could not be saved/)).toBeTruthy();
    await user.click(button);
    await waitFor(() => expect(saved).toHaveLength(1));
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
