import { screen, waitFor } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { createMemoryWorkspaceStore } from "#workflows/memory-workspace-store.ts";
import { examineHere } from "#workflows/examine-here.ts";
import { loadDemo } from "#workflows/load-demo.ts";
import type { DropBoxReader } from "#workflows/ports/drop-box-reader.ts";
import type { WorkspaceStore } from "#workflows/ports/workspace-store.ts";
import { coordinatorApp, demoFiles, NO_BOX, NOW_MS, openSealer } from "../../../support/coordinator-app.tsx";
import { readerOf } from "../../../support/simulated-study.ts";

let files: ReadonlyMap<string, Uint8Array>;
beforeAll(async () => {
  files = await demoFiles();
});

/** The demo study with nothing collected, naming a drop box or none. */
async function emptyStudy(handIn: { readonly url: string } | null): Promise<WorkspaceStore> {
  const full = createMemoryWorkspaceStore();
  await loadDemo(readerOf(files), { store: full, examiner: examineHere(openSealer), nowMs: () => NOW_MS });
  const held = await full.load("demo");
  if (held === null) throw new Error("the demo study was not loaded");
  const store = createMemoryWorkspaceStore();
  const { office, paper, key } = held;
  await store.saveStudy({ office: { ...office, study: { ...office.study, handIn } }, paper, key });
  return store;
}

/** A box with one sound submission of the study among other things. */
function box(): DropBoxReader {
  const [name, bytes] = [...files].find(([path]) => path.endsWith(".rxsub")) ?? ["", new Uint8Array()];
  const listed = "demo_PAAAA-AA_AAAA-AAAA.rxsub";
  const listing = new TextEncoder().encode(JSON.stringify([{ name: listed }, { name: "rxbaseline-probe.txt" }]));
  if (name === "") throw new Error("the demo has no submission");
  return { read: async (address) => ({ kind: "read", bytes: address.includes(listed) ? bytes : listing }) };
}

test("what lies in the box is collected as if it had been dropped", async () => {
  const store = await emptyStudy({ url: "drop/" });
  const { user } = await coordinatorApp({ path: "/study/demo/collect", store, dropBox: box() });
  expect(screen.getByRole("textbox", { name: "Read from" })).toHaveProperty("value", "drop/");
  await user.click(screen.getByRole("button", { name: "Read the drop box" }));
  await screen.findByText("In the box: 1, of these held already: 0, read now: 1.");
  await screen.findByRole("table", { name: "What became of each file" });
  expect((await store.load("demo"))?.collected).toHaveLength(1);
});

test("a box that does not answer is told with what to do", async () => {
  const store = await emptyStudy({ url: "drop/" });
  const { user } = await coordinatorApp({ path: "/study/demo/collect", store, dropBox: NO_BOX });
  await user.click(screen.getByRole("button", { name: "Read the drop box" }));
  expect((await screen.findByRole("alert")).textContent).toContain("No answer from the drop box");
});

test("files dropped while the box is read wait their turn: two batches at once would judge each other's files unseen", async () => {
  const store = await emptyStudy({ url: "drop/" });
  const { read } = box();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const slow: DropBoxReader = { read: async (...asked) => released.then(() => read(...asked)) };
  const { user } = await coordinatorApp({ path: "/study/demo/collect", store, dropBox: slow });
  await user.click(screen.getByRole("button", { name: "Read the drop box" }));
  await user.upload(screen.getByLabelText(/Submission files/), new File(["no submission"], "dropped.rxsub"));
  await screen.findByText(/1 more file waits/);
  release();
  await screen.findByRole("cell", { name: "dropped.rxsub" });
  expect((await store.load("demo"))?.collected).toHaveLength(1);
});

test("stopped, it says nothing and can be asked again", async () => {
  const store = await emptyStudy({ url: "drop/" });
  const hanging: DropBoxReader = {
    read: (_address, { signal }) =>
      new Promise((resolve) => signal.addEventListener("abort", () => resolve({ kind: "timed-out", status: null }))),
  };
  const { user } = await coordinatorApp({ path: "/study/demo/collect", store, dropBox: hanging });
  await user.click(screen.getByRole("button", { name: "Read the drop box" }));
  expect(screen.getByRole("button", { name: "Read the drop box" })).toHaveProperty("disabled", true);
  await user.click(await screen.findByRole("button", { name: "Stop" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Read the drop box" })).toHaveProperty("disabled", false));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a study without a drop box offers none", async () => {
  await coordinatorApp({ path: "/study/demo/collect", store: await emptyStudy(null) });
  expect(screen.queryByRole("button", { name: "Read the drop box" })).toBeNull();
});
