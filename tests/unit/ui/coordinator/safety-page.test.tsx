import "fake-indexeddb/auto";
import { screen, within } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import { keyFingerprint } from "#domain/study/key-fingerprint.ts";
import { WorkspaceDatabase } from "#storage/workspace-database.ts";
import type { StudyWorkspace } from "#workflows/ports/workspace-store.ts";
import { createMemoryWorkspaceStore } from "#workflows/memory-workspace-store.ts";
import { openStudyFiles } from "#workflows/open-study.ts";
import { coordinatorApp, demoFiles } from "../../../support/coordinator-app.tsx";
import { plainPassphraseCipher } from "../../../support/safety-ports.ts";

let files: ReadonlyMap<string, Uint8Array>;
beforeAll(async () => {
  files = await demoFiles();
}, 60_000);

/** A machine that holds the study, made real, with its office as given. */
async function realStudy(over: Partial<StudyWorkspace["office"]> = {}) {
  const store = createMemoryWorkspaceStore();
  const given = ["office.json", "paper.json", "key.json"].map((name) => ({ name, bytes: files.get(name) ?? expect.fail(name) }));
  const opened = await openStudyFiles(given, store);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const workspace = (await store.load("demo")) ?? expect.fail("no study");
  const office = { ...workspace.office, study: { ...workspace.office.study, simulated: false }, ...over };
  await store.saveStudy({ ...workspace, office });
  return { store, office };
}

const WARNING = /^No backup of this study was made/;

describe("every page of a study that would be lost with its machine", () => {
  it("says so and leads to the page that helps, until a backup was made", async () => {
    const { store } = await realStudy();
    const { user, address } = await coordinatorApp({ path: "/study/demo/collect", store });
    expect(screen.getByText(WARNING)).toBeDefined();
    await user.click(screen.getByRole("link", { name: "Make a backup" }));
    expect(address()).toBe("/study/demo/safety");
    expect(screen.getByText("Neither a backup nor a copy of the key was made from this machine.")).toBeDefined();
  });

  it.each(["key", "workspace-keyless"] as const)("still says so where all that was made is a copy of the kind %s", async (kind) => {
    const { store } = await realStudy();
    await store.addSafeCopy("demo", { kind, atMs: 1 });
    await coordinatorApp({ path: "/study/demo/collect", store });
    expect(screen.getByText(WARNING)).toBeDefined();
  });

  it.each([
    [
      "a backup was made",
      async () => {
        const { store } = await realStudy();
        await store.addSafeCopy("demo", { kind: "workspace", atMs: 1 });
        return store;
      },
    ],
    ["the key is not here", async () => (await realStudy({ privateKey: "" })).store],
    [
      "the study is simulated",
      async () => {
        const { store, office } = await realStudy();
        const workspace = (await store.load("demo")) ?? expect.fail("no study");
        await store.saveStudy({ ...workspace, office: { ...office, study: { ...office.study, simulated: true } } });
        return store;
      },
    ],
  ])("says nothing where %s", async (_what, machine) => {
    await coordinatorApp({ path: "/study/demo/collect", store: await machine() });
    expect(screen.queryByText(WARNING)).toBeNull();
  });
});

describe("keys and backup", () => {
  it("shows the key's fingerprint, and has a sheet for paper with neither key nor passphrase", async () => {
    const { store, office } = await realStudy();
    await coordinatorApp({ path: "/study/demo/safety", store });
    expect(screen.getAllByText(keyFingerprint(office.study.publicKey))).toHaveLength(2);
    expect(document.body.textContent).not.toContain(office.privateKey);
  });

  it("takes no passphrase that is short, uniform, or typed in two ways", async () => {
    const { store } = await realStudy();
    const { user, saved } = await coordinatorApp({ path: "/study/demo/safety", store });
    const form = within(screen.getByRole("region", { name: "Private key" }));
    const [passphrase, again] = [form.getByLabelText("Passphrase"), form.getByLabelText("The same again")];
    const press = () => user.click(form.getByRole("button", { name: "Save the private key" }));
    await user.type(passphrase, "short");
    await press();
    expect(form.getByText("Too short: it takes 12 characters or more.")).toBeDefined();
    await user.clear(passphrase);
    await user.type(passphrase, "aaaaaaaaaaaaaaaa");
    await press();
    expect(form.getByText("Too few different characters.")).toBeDefined();
    await user.clear(passphrase);
    await user.type(passphrase, "correct staple battery");
    await user.type(again, "correct staple cattery");
    await press();
    expect(form.getByText("The two are not the same.")).toBeDefined();
    expect(saved).toEqual([]);
  });

  it("makes a passphrase to be written down, which is then asked for once", async () => {
    const { store } = await realStudy();
    const { user } = await coordinatorApp({ path: "/study/demo/safety", store });
    const form = within(screen.getByRole("region", { name: "Private key" }));
    await user.click(form.getByRole("button", { name: "Make one for me" }));
    expect(form.getByText(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/)).toBeDefined();
    expect(form.queryByLabelText("Passphrase")).toBeNull();
    await user.type(form.getByLabelText("Type it from your note"), "something else");
    await user.click(form.getByRole("button", { name: "Save the private key" }));
    expect(form.getByText("The two are not the same.")).toBeDefined();
  });

  it("says in words of its own that the key's file could not be made, and that it went out unrecorded", async () => {
    const { store } = await realStudy({ privateKey: "A".repeat(43) });
    const saveKey = async (over: Parameters<typeof coordinatorApp>[0]) => {
      const { user, saved } = await coordinatorApp(over);
      const panel = within(screen.getByRole("region", { name: "Private key" }));
      await user.type(panel.getByLabelText("Passphrase"), "correct staple battery");
      await user.type(panel.getByLabelText("The same again"), "correct staple battery");
      await user.click(panel.getByRole("button", { name: "Save the private key" }));
      return { panel, saved };
    };
    const path = "/study/demo/safety";
    const locking = { ...plainPassphraseCipher, lock: () => Promise.reject(new Error("no memory")) };
    const failing = await saveKey({ path, store, passphraseCipher: locking });
    expect(await failing.panel.findByText(/^The key's file could not be made/)).toBeDefined();
    expect(failing.panel.queryByText("The key was not brought in")).toBeNull();
    expect(failing.saved).toEqual([]);
    const forgetful = { ...store, addSafeCopy: () => Promise.reject(new Error("full")) };
    const unrecorded = await saveKey({ path, store: forgetful, passphraseCipher: plainPassphraseCipher });
    expect(await unrecorded.panel.findByText(/could not note it/)).toBeDefined();
    expect(unrecorded.saved.map(({ name }) => name)).toEqual(["demo-private-key.json"]);
  });

  it("says that a backup went out which could not be recorded", async () => {
    const { store } = await realStudy();
    const forgetful = { ...store, addSafeCopy: () => Promise.reject(new Error("full")) };
    const database = new WorkspaceDatabase("safety-ports");
    const { office, paper, key } = (await store.load("demo")) ?? expect.fail("no study");
    await database.studies.put({ studyId: "demo", office, paper, key });
    const { user, saved } = await coordinatorApp({
      path: "/study/demo/safety",
      store: forgetful,
      passphraseCipher: plainPassphraseCipher,
    });
    const panel = within(screen.getByRole("region", { name: "Backup" }));
    await user.type(panel.getByLabelText("Passphrase"), "correct staple battery");
    await user.type(panel.getByLabelText("The same again"), "correct staple battery");
    await user.click(panel.getByRole("button", { name: "Save a backup" }));
    expect(await panel.findByText(/could not note it/)).toBeDefined();
    expect(saved).toHaveLength(1);
  });

  it("asks for the key's file where the key is not here, and refuses another file", async () => {
    const { store } = await realStudy({ privateKey: "" });
    const { user } = await coordinatorApp({ path: "/study/demo/safety", store });
    const panel = within(screen.getByRole("region", { name: "Private key" }));
    expect(panel.queryByRole("button", { name: "Save the private key" })).toBeNull();
    const field = panel.getByLabelText(/Private key \(\.json\)/);
    await user.upload(field, new File(['{"format":"rxbaseline-office","formatVersion":1}'], "office.json"));
    await user.type(panel.getByLabelText("Passphrase of the file"), "whatever it is");
    await user.click(panel.getByRole("button", { name: "Bring the key in" }));
    expect(await panel.findByText("The key was not brought in")).toBeDefined();
  });

  it("looks at a workspace file before it asks for the passphrase", async () => {
    const { store } = await realStudy();
    const { user } = await coordinatorApp({ path: "/study/demo/safety", store });
    const panel = within(screen.getByRole("region", { name: "Restore or unite" }));
    await user.upload(
      panel.getByLabelText(/Workspace file/),
      new File(['{"format":"rxbaseline-workspace","formatVersion":9}\n'], "x.rxws"),
    );
    expect(await panel.findByText("Nothing was restored")).toBeDefined();
    expect(panel.queryByLabelText("Passphrase of the file")).toBeNull();
  });
});
