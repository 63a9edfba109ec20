import "fake-indexeddb/auto";
import { Dexie } from "dexie";
import { expect, test } from "vitest";
import { WorkspaceDatabase } from "#storage/workspace-database.ts";
import { createWorkspaceStore } from "#storage/workspace-store.ts";

/** The tables as version 1 shipped them, with a study as it was stored then. */
async function storeVersion1(name: string): Promise<void> {
  const old = new Dexie(name);
  old.version(1).stores({
    studies: "studyId",
    collected: "++order, studyId, &[studyId+submissionId]",
    rounds: "++order, studyId, &[studyId+roundId]",
    gradeImports: "++order, studyId, &[studyId+fileHash]",
    handedOut: "++order, studyId, &[studyId+code]",
  });
  const source = { kind: "model", model: "m", fileName: "m.json" };
  const collected = { submission: { submissionId: "s1", source }, fileName: "m.json", collectedAtMs: 1, verdict: "sound", issues: [] };
  await old
    .table("studies")
    .add({ studyId: "pilot", office: { study: { studyId: "pilot" }, roster: [], grantCodes: [] }, paper: {}, key: {} });
  await old.table("collected").add({ studyId: "pilot", submissionId: "s1", collected });
  await old.table("handedOut").add({ studyId: "pilot", code: "A", handedOut: { code: "A", reason: "clock", atMs: 1 } });
  old.close();
}

test("a database of version 1 keeps all it holds and takes what later versions keep", async () => {
  await storeVersion1("migrated");
  const store = createWorkspaceStore(new WorkspaceDatabase("migrated"));
  expect(await store.load("pilot")).toMatchObject({
    collected: [{ submission: { submissionId: "s1" } }],
    handedOut: [{ code: "A" }],
    backups: [],
    proctorLog: [],
    withdrawals: [],
    erasures: [],
    exports: [],
  });
  await store.addWithdrawal("pilot", { code: "P7K3-QH", atMs: 2 });
  expect((await store.load("pilot"))?.withdrawals).toEqual([{ code: "P7K3-QH", atMs: 2 }]);
});
