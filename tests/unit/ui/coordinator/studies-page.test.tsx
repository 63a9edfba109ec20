import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import { createMemoryWorkspaceStore } from "#workflows/memory-workspace-store.ts";
import { asFile, coordinatorApp, demoFiles } from "../../../support/coordinator-app.tsx";
import { comparedStudy } from "../../../support/compared-study.ts";

const SMALL = { participantsByRank: [2, 0, 0], modelCount: 1, isGraded: true } as const;
let files: ReadonlyMap<string, Uint8Array>;

beforeAll(async () => {
  files = await demoFiles();
});

describe("studies on this machine", () => {
  it("are listed with their counts, marked if simulated", async () => {
    await coordinatorApp({ path: "/study", store: await comparedStudy(SMALL) });
    const row = (await screen.findByRole("link", { name: /pilot exam/i })).closest("tr");
    expect(row?.textContent).toContain("Simulated");
    expect(
      within(row as HTMLElement)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    ).toEqual(expect.arrayContaining(["compared", "2", "3"]));
  });

  it("say what to do first when there is none, in Chinese too", async () => {
    await coordinatorApp({ path: "/study", language: "zh" });
    expect(await screen.findByText(/本机还没有研究/)).toBeTruthy();
  });

  it("say what is wrong when the browser refuses its storage", async () => {
    const store = { ...createMemoryWorkspaceStore(), list: () => Promise.reject(new Error("denied")) };
    await coordinatorApp({ path: "/study", store });
    expect((await screen.findByRole("alert")).textContent).toContain("could not be read");
  });

  it("show nothing that would be moved by a set-up that is read late", async () => {
    let finishReading: (drafts: readonly []) => void = () => undefined;
    const drafts = new Promise<readonly []>((resolve) => (finishReading = resolve));
    await coordinatorApp({ path: "/study", store: { ...createMemoryWorkspaceStore(), listDrafts: () => drafts } });
    expect(await screen.findByRole("status")).toBeTruthy();
    expect(screen.queryByRole("heading", { level: 2 })).toBeNull();
    finishReading([]);
    expect((await screen.findAllByRole("heading", { level: 2 })).length).toBeGreaterThan(2);
  });

  it("go only after the loss was named and confirmed", async () => {
    const store = await comparedStudy(SMALL);
    const { user } = await coordinatorApp({ path: "/study", store });
    await user.click(await screen.findByRole("button", { name: /^Remove / }));
    expect(await screen.findByText("3 submissions")).toBeTruthy();
    expect(screen.getByText("1 imported set of grades")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Keep it" }));
    expect(await store.list()).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: /^Remove / }));
    await user.click(await screen.findByRole("button", { name: "Remove the study" }));
    expect(await screen.findByText("No study on this machine yet")).toBeTruthy();
    expect(await store.list()).toEqual([]);
  });
});

describe("opening a study", () => {
  it("takes the three files one by one in any order and goes to the study", async () => {
    const { user, address, store } = await coordinatorApp({ path: "/study" });
    const input = await screen.findByLabelText(/Office, paper and key/);
    await user.upload(input, asFile(files, "key.json"));
    expect(await screen.findByText("2 files are still needed.")).toBeTruthy();
    await user.upload(input, [asFile(files, "office.json"), asFile(files, "paper.json")]);
    await waitFor(() => expect(address()).toBe("/study/demo/collect"));
    expect(await store.list()).toHaveLength(1);
  });

  it("takes files given while others are still being read after them, and drops none", async () => {
    const { address } = await coordinatorApp({ path: "/study" });
    const input = await screen.findByLabelText(/Office, paper and key/);
    for (const name of ["paper.json", "key.json", "office.json"]) {
      fireEvent.change(input, { target: { files: [asFile(files, name)] } });
    }
    await waitFor(() => expect(address()).toBe("/study/demo/collect"));
  });

  it("leaves out a file that is none of the three, and says so", async () => {
    const { user } = await coordinatorApp({ path: "/study" });
    await user.upload(await screen.findByLabelText(/Office, paper and key/), [asFile(files, "manifest.json"), asFile(files, "paper.json")]);
    expect(await screen.findByText("manifest.json")).toBeTruthy();
    expect(screen.getByText("2 files are still needed.")).toBeTruthy();
  });

  it("opens nothing when a file is damaged, and takes the mended one in its place", async () => {
    const { user, address, store } = await coordinatorApp({ path: "/study" });
    const input = await screen.findByLabelText(/Office, paper and key/);
    const text = new TextDecoder().decode(files.get("key.json"));
    const damaged = new File([text.replace(/"canary":\s*"[^"]*"/, '"canary": 7')], "key.json");
    await user.upload(input, [asFile(files, "office.json"), asFile(files, "paper.json"), damaged]);
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("key.json, canary");
    expect(await store.list()).toEqual([]);
    await user.upload(input, asFile(files, "key.json"));
    await waitFor(() => expect(address()).toBe("/study/demo/collect"));
  });
});

describe("the demo study", () => {
  it("is not spoken of on a host that has none", async () => {
    await coordinatorApp({ path: "/study" });
    await screen.findByText("No study on this machine yet");
    expect(screen.queryByText("Load the demo study")).toBeNull();
  });

  it("is loaded through the real steps", async () => {
    const hostFiles = { read: async (path: string) => files.get(path.replace("demo/", "")) ?? null };
    const { user, address, store } = await coordinatorApp({ path: "/study", hostFiles });
    await user.click(await screen.findByRole("button", { name: "Load the demo study" }));
    await waitFor(() => expect(address()).toBe("/study/demo/collect"));
    const workspace = await store.load("demo");
    expect(workspace?.collected.length).toBeGreaterThan(4);
    expect(workspace?.gradeImports).toHaveLength(1);
  });

  it("can be stopped, and keeps what was loaded", async () => {
    let release: (() => void) | undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const read = async (path: string): Promise<Uint8Array | null> => {
      if (path === "demo/office.json") await gate;
      return files.get(path.replace("demo/", "")) ?? null;
    };
    const { user, store } = await coordinatorApp({ path: "/study", hostFiles: { read } });
    await user.click(await screen.findByRole("button", { name: "Load the demo study" }));
    await user.click(await screen.findByRole("button", { name: "Stop" }));
    release?.();
    expect(await screen.findByText(/^Stopped\./)).toBeTruthy();
    expect(await store.list()).toEqual([]);
  });

  it("says so when one of its files cannot be fetched", async () => {
    const read = async (path: string) => (path === "demo/manifest.json" ? (files.get("manifest.json") ?? null) : null);
    const { user } = await coordinatorApp({ path: "/study", hostFiles: { read } });
    await user.click(await screen.findByRole("button", { name: "Load the demo study" }));
    expect((await screen.findByRole("alert")).textContent).toContain("could not be fetched");
  });
});
