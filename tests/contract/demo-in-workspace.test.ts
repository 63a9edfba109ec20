import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import { hpkeSealer } from "#crypto/hpke-sealer.ts";
import { WorkspaceDatabase } from "#storage/workspace-database.ts";
import { createWorkspaceStore } from "#storage/workspace-store.ts";
import { examineHere } from "#workflows/examine-here.ts";
import { loadDemo } from "#workflows/load-demo.ts";
import { openDemo } from "../support/open-demo.ts";
import { readerOf, simulatedStudy } from "../support/simulated-study.ts";

describe("a demo study in the staff's database", { timeout: 60_000 }, () => {
  it("comes out of IndexedDB, opened anew, exactly as out of memory", async () => {
    const files = await simulatedStudy("stored", { participantsByRank: [4, 1, 1], modelCount: 2 });
    const inMemory = await (await openDemo(files)).load("demo");
    const first = createWorkspaceStore(new WorkspaceDatabase("demo-test"));
    await loadDemo(readerOf(files), { store: first, examiner: examineHere(hpkeSealer), nowMs: () => 0 });
    const reopened = createWorkspaceStore(new WorkspaceDatabase("demo-test"));
    expect(await reopened.load("demo")).toEqual(inMemory);
    expect(inMemory?.collected.length).toBeGreaterThan(6);
  });
});
