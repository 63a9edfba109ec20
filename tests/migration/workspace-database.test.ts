import "fake-indexeddb/auto";
import { Dexie } from "dexie";
import { expect, test } from "vitest";
import { DEFAULT_POLICY } from "#domain/study/study.ts";
import { EMPTY_SETUP } from "#domain/study/study-setup.ts";
import { WorkspaceDatabase } from "#storage/workspace-database.ts";
import { createWorkspaceStore } from "#storage/workspace-store.ts";
import { comparedStudy } from "../support/compared-study.ts";

/** The tables of version 1 as it was shipped. */
const VERSION_1 = {
  studies: "studyId",
  collected: "++order, studyId, &[studyId+submissionId]",
  rounds: "++order, studyId, &[studyId+roundId]",
  gradeImports: "++order, studyId, &[studyId+fileHash]",
  handedOut: "++order, studyId, &[studyId+code]",
};

test("a workspace of version 1 opens with everything in it, every section valid, and takes decisions", async () => {
  const workspace = await (await comparedStudy({ participantsByRank: [1, 0, 0], modelCount: 1, isGraded: true })).load("compared");
  if (workspace === null) throw new Error("the study was expected");
  const { office, paper, key, collected, gradeImports } = workspace;
  const old = new Dexie("migration-workspace-1");
  old.version(1).stores(VERSION_1);
  const { ranks, study, ...others } = office;
  const { handIn, policy, ...before } = study;
  expect([handIn, policy]).toEqual([null, DEFAULT_POLICY]);
  const tools = { calculator: policy.calculator, scratchPad: policy.scratchPad };
  await old.table("studies").add({ studyId: "compared", office: { ...others, study: { ...before, ranks, policy: tools } }, paper, key });
  for (const entry of collected)
    await old.table("collected").add({ studyId: "compared", submissionId: entry.submission.submissionId, collected: entry });
  for (const gradeImport of gradeImports)
    await old.table("gradeImports").add({ studyId: "compared", fileHash: gradeImport.fileHash, gradeImport });
  await old.table("handedOut").add({ studyId: "compared", code: "A", handedOut: { code: "A", reason: "machine", atMs: 1 } });
  old.close();

  const store = createWorkspaceStore(new WorkspaceDatabase("migration-workspace-1"));
  expect(await store.load("compared")).toMatchObject({ office, collected, gradeImports, handedOut: [{ code: "A" }], validity: [] });
  const submissionId = collected[0]?.submission.submissionId ?? "";
  const decision = { submissionId, sectionId: "A", reason: "interrupted", note: "", decidedAtMs: 2 } as const;
  await store.addValidity("compared", decision);
  expect((await store.load("compared"))?.validity).toEqual([decision]);
});

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
    paperParts: [],
  });
  const paper = { part: "first", code: "P7K3-QH", by: "AB", responses: [], changedAtMs: 1, finishedAtMs: null } as const;
  expect(await store.putPaperPart("pilot", paper)).toBe("stored");
  await store.addWithdrawal("pilot", { code: "P7K3-QH", atMs: 2 });
  expect((await store.load("pilot"))?.withdrawals).toEqual([{ code: "P7K3-QH", atMs: 2 }]);
});

test("a set-up begun in version 2 is gone on with: what it could not say yet is as in a new one", async () => {
  const old = new Dexie("migration-workspace-2");
  old.version(2).stores({ ...VERSION_1, drafts: "draftId, changedAtMs" });
  const { consent, policy, ...before } = { ...EMPTY_SETUP, studyId: "spring" };
  await old
    .table("drafts")
    .add({ draftId: "d", changedAtMs: 1, exam: null, setup: { ...before, policy: { calculator: false, scratchPad: true } } });
  old.close();
  const store = createWorkspaceStore(new WorkspaceDatabase("migration-workspace-2"));
  expect((await store.listDrafts()).map(({ setup }) => setup)).toEqual([{ ...before, consent, policy: { ...policy, calculator: false } }]);
});

test("a database of version 3, which held no paper sheets, takes them", async () => {
  const tables = new WorkspaceDatabase("migration-workspace-3").tables.filter(({ name }) => name !== "paperParts");
  const sourceOf = ({ schema: { primKey, indexes } }: (typeof tables)[number]) => [primKey, ...indexes].map(({ src }) => src).join(", ");
  const old = new Dexie("migration-workspace-3");
  old.version(3).stores(Object.fromEntries(tables.map((table) => [table.name, sourceOf(table)])));
  await old
    .table("studies")
    .add({ studyId: "pilot", office: { study: { studyId: "pilot" }, roster: [], grantCodes: [] }, paper: {}, key: {} });
  old.close();
  const database = new WorkspaceDatabase("migration-workspace-3");
  const store = createWorkspaceStore(database);
  const paper = { part: "first", code: "P7K3-QH", by: "AB", responses: [], changedAtMs: 1, finishedAtMs: null } as const;
  expect(await store.putPaperPart("pilot", paper)).toBe("stored");
  expect(database.verno).toBe(4);
});
