// @vitest-environment node
import "fake-indexeddb/auto";
import type { Table } from "dexie";
import { beforeAll, describe, expect, it } from "vitest";
import { argon2PassphraseCipher } from "#crypto/argon2-passphrase-cipher.ts";
import { hpkeSealer } from "#crypto/hpke-sealer.ts";
import { EMPTY_SETUP } from "#domain/study/study-setup.ts";
import type { Json } from "#lib/json.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, type Result } from "#lib/result.ts";
import { createWorkspaceArchive } from "#storage/workspace-archive.ts";
import { WorkspaceDatabase } from "#storage/workspace-database.ts";
import { createWorkspaceStore } from "#storage/workspace-store.ts";
import { backUpWorkspace } from "#workflows/back-up-workspace.ts";
import { examineHere } from "#workflows/examine-here.ts";
import { loadDemo } from "#workflows/load-demo.ts";
import type { StudyScope, WorkspaceArchive, WorkspaceRow } from "#workflows/ports/workspace-archive.ts";
import { lookIntoWorkspace, restoreWorkspace, type RestoredWorkspace } from "#workflows/restore-workspace.ts";
import { changeJson } from "../support/change-json.ts";
import { codesOf } from "../support/codes-of.ts";
import { CHEAP_COST, PASSPHRASE } from "../support/passphrase.ts";
import { readerOf, simulatedStudy } from "../support/simulated-study.ts";

const NOW_MS = Date.UTC(2026, 2, 11, 8);
const cipher = argon2PassphraseCipher(CHEAP_COST);
let machineCount = 0;

/** A coordinator's machine with its database. */
function machine() {
  const database = new WorkspaceDatabase(`backup-test-${(machineCount += 1)}`);
  return { database, store: createWorkspaceStore(database), archive: createWorkspaceArchive(database) };
}

type Machine = ReturnType<typeof machine>;

async function backUp({ archive }: Machine, scope: StudyScope = "all"): Promise<NamedBytes> {
  return (await backUpWorkspace({ scope, passphrase: PASSPHRASE, appVersion: "0.2.0", nowMs: NOW_MS }, { archive, cipher })).file;
}

async function restore(
  { archive }: Pick<Machine, "archive">,
  file: NamedBytes,
  passphrase = PASSPHRASE,
): Promise<Result<RestoredWorkspace>> {
  const given = lookIntoWorkspace(file);
  return given.ok ? restoreWorkspace({ given: given.value, passphrase }, { archive, cipher }) : err(given.error);
}

let full: Machine;
let file: NamedBytes;
beforeAll(async () => {
  full = machine();
  const files = await simulatedStudy("backup", { participantsByRank: [3, 1, 1], modelCount: 1 });
  const loaded = await loadDemo(readerOf(files), { store: full.store, examiner: examineHere(hpkeSealer), nowMs: () => 1 });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  await full.store.addHandedOut("demo", { code: "ABCDE-FGHJK", reason: "machine", atMs: 5 });
  file = await backUp(full);
}, 120_000);

describe("a workspace file", { timeout: 60_000 }, () => {
  it("brings a whole study to an empty machine, as it was, and says that this copy was made", async () => {
    const empty = machine();
    const restored = await restore(empty, file);
    const before = await full.store.load("demo");
    expect(restored).toMatchObject({ ok: true, value: { studies: [{ studyId: "demo", isNew: true }], otherCount: 0 } });
    expect(await empty.store.load("demo")).toEqual({ ...before, safeCopies: [{ kind: "workspace", atMs: NOW_MS }] });
    expect(before?.collected.length).toBeGreaterThan(5);
    expect(before?.gradeImports.length).toBeGreaterThan(0);
  });

  it("says of a study whose key is not here that this copy lacks it", async () => {
    const [keyless, empty] = [machine(), machine()];
    await restore(keyless, file);
    const { office, paper, key } = (await keyless.store.load("demo")) ?? expect.fail("no study");
    await keyless.store.saveStudy({ office: { ...office, privateKey: "" }, paper, key });
    await restore(empty, await backUp(keyless));
    const kinds = (await empty.store.load("demo"))?.safeCopies.map(({ kind }) => kind);
    expect(kinds).toEqual(["workspace", "workspace-keyless"]);
  });

  it("changes nothing where it was made or was restored before, beside the copy it is", async () => {
    const again = machine();
    await restore(again, file);
    const held = await again.archive.read("all");
    expect(await restore(again, file)).toMatchObject({ ok: true, value: { studies: [{ isNew: false, addedByTable: {} }] } });
    expect(await again.archive.read("all")).toEqual(held);
  });

  it("says nothing openly of what is in it but which studies", async () => {
    const text = new TextDecoder().decode(file.bytes);
    const workspace = await full.store.load("demo");
    const secrets = [workspace?.office.privateKey, workspace?.office.roster[0]?.code, "ABCDE-FGHJK", "rubric", PASSPHRASE];
    for (const secret of secrets) expect(text).not.toContain(secret ?? expect.fail("a secret is missing"));
    expect(file.name).toBe("workspace-all-20260311T0800Z.rxws");
    expect(lookIntoWorkspace(file)).toMatchObject({ ok: true, value: { header: { studyIds: ["demo"], madeAtMs: NOW_MS } } });
  });

  it("unites what two machines collected, whichever takes in the other", async () => {
    const [left, right] = [machine(), machine()];
    for (const one of [left, right]) await restore(one, file);
    const ids = ((await full.store.load("demo"))?.collected ?? []).map(({ submission }) => submission.submissionId);
    await left.store.removeCollected("demo", ids.slice(0, 2));
    await right.store.removeCollected("demo", ids.slice(2, 4));
    const [fromLeft, fromRight] = [await backUp(left, ["demo"]), await backUp(right, ["demo"])];
    expect(await restore(left, fromRight)).toMatchObject({
      ok: true,
      value: { studies: [{ isNew: false, addedByTable: { collected: 2 } }] },
    });
    await restore(right, fromLeft);
    const [a, b] = [await left.store.load("demo"), await right.store.load("demo")];
    expect(a?.collected.map(({ submission }) => submission.submissionId).sort()).toEqual([...ids].sort());
    expect(a).toEqual(b);
  });

  it("erases what the other machine erased, and says whose it was", async () => {
    const [left, right] = [machine(), machine()];
    for (const one of [left, right]) await restore(one, file);
    const code = (await full.store.load("demo"))?.office.roster[0]?.code ?? expect.fail("nobody is expected");
    await right.store.eraseParticipant("demo", { code, atMs: 9 });
    const restored = await restore(left, await backUp(right));
    expect(restored).toMatchObject({ ok: true, value: { studies: [{ erasedCodes: [code], updatedByTable: {} }] } });
    expect((await left.store.load("demo"))?.collected).toEqual((await right.store.load("demo"))?.collected);
  });

  it("that contradicts what is held is refused whole: nothing of it comes in", async () => {
    const [left, right] = [machine(), machine()];
    for (const one of [left, right]) await restore(one, file);
    const workspace = await right.store.load("demo");
    const sound = workspace?.collected.find(({ verdict }) => verdict === "sound") ?? expect.fail("none is sound");
    await right.store.putCollected("demo", [{ ...sound, verdict: "doubtful" }]);
    await right.store.addHandedOut("demo", { code: "BBBBB-BBBBB", reason: "clock", atMs: 7 });
    const held = await left.archive.read("all");
    expect(codesOf(await restore(left, await backUp(right)))).toEqual(["workspace-verdict-differs"]);
    expect(await left.archive.read("all")).toEqual(held);
  });

  it("is told to be under another passphrase, cut, changed, or newer, and where", async () => {
    const { archive } = machine();
    const text = new TextDecoder().decode(file.bytes);
    const lines = text.split("\n");
    const given = (edited: string): NamedBytes => ({ name: "x.rxws", bytes: new TextEncoder().encode(edited) });
    const issues = async (edited: string) => {
      const result = await restore({ archive }, given(edited));
      return result.ok ? [] : result.error.map(({ code, params }) => ({ code, ...params }));
    };
    const last = lines.length - 2;
    expect(codesOf(await restore({ archive }, file, "another passphrase"))).toEqual(["passphrase-wrong"]);
    expect(await issues(text.slice(0, -10))).toEqual([{ code: "workspace-cut", found: last - 1, expected: last }]);
    expect(await issues(`${lines.slice(0, -2).join("\n")}\n`)).toEqual([{ code: "workspace-cut", found: last - 1, expected: last }]);
    expect(await issues(text.replace('"box":1,"check":"', '"box":1,"check":"0'))).toEqual([
      { code: "workspace-box-damaged", box: 2, count: last },
    ]);
    const swapped = [lines[0], lines[2], lines[1], ...lines.slice(3)].join("\n");
    expect(await issues(swapped)).toEqual([{ code: "workspace-box-damaged", box: 1, count: last }]);
    expect(await issues(text.replace('"madeAtMs":1', '"madeAtMs":2'))).toEqual([{ code: "workspace-header-damaged" }]);
    expect((await issues(text.replace('"formatVersion":1', '"formatVersion":2')))[0]?.code).toBe("file-version-newer");
    expect((await issues(text.replace("rxbaseline-workspace", "rxbaseline-office")))[0]?.code).toBe("file-format");
    expect((await issues(""))[0]?.code).toBe("file-empty");
    expect((await archive.read("all")).get("studies")).toEqual([]);
  });

  it("of version 2 of the database gives its studies and set-ups the rules that held then", async () => {
    const { store, archive } = machine();
    const draft = { draftId: "d", changedAtMs: 1, exam: null, setup: { ...EMPTY_SETUP, studyId: "spring" } };
    const older: WorkspaceArchive = {
      ...full.archive,
      dataVersion: 2,
      read: async (scope) => {
        const rows = new Map(await full.archive.read(scope));
        const tools = { calculator: true, scratchPad: true };
        const plainDraft = toJson(draft);
        const olderDraft = changeJson(changeJson(plainDraft, "setup.policy", tools), "setup.consent", undefined) as WorkspaceRow;
        const studies = (rows.get("studies") ?? []).map((row) => changeJson(row, "office.study.policy", tools) as WorkspaceRow);
        return rows.set("studies", studies).set("drafts", [olderDraft]);
      },
    };
    const made = await backUpWorkspace(
      { scope: "all", passphrase: PASSPHRASE, appVersion: "0.1.0", nowMs: NOW_MS },
      { archive: older, cipher },
    );
    expect((await restore({ archive }, made.file)).ok).toBe(true);
    expect((await store.load("demo"))?.office).toEqual((await full.store.load("demo"))?.office);
    expect(await store.listDrafts()).toEqual([draft]);
  });

  it("from a newer shape of the database is refused", async () => {
    const { archive } = machine();
    const newer = await backUpWorkspace(
      { scope: "all", passphrase: PASSPHRASE, appVersion: "9.0.0", nowMs: NOW_MS },
      { archive: { ...full.archive, dataVersion: archive.dataVersion + 1 }, cipher },
    );
    expect(codesOf(await restore({ archive }, newer.file))).toEqual(["workspace-data-newer"]);
  });

  it("whose rows are none of ours, or whose study cannot be read, is refused", async () => {
    const { archive } = machine();
    const withRows = async (table: string, row: WorkspaceRow) => {
      const read = async () => new Map([[table, [row]]]);
      const made = await backUpWorkspace(
        { scope: "all", passphrase: PASSPHRASE, appVersion: "0.2.0", nowMs: NOW_MS },
        { archive: { ...full.archive, read }, cipher },
      );
      return codesOf(await restore({ archive }, made.file));
    };
    expect(await withRows("elsewhere", { a: 1 })).toEqual(["workspace-content"]);
    expect((await withRows("studies", { studyId: "x", office: {}, paper: {}, key: {} })).length).toBeGreaterThan(0);
    expect(await archive.read("all")).toEqual(await machine().archive.read("all"));
  });

  it("is not made under a passphrase that is easy to guess", async () => {
    const request = { scope: "all", passphrase: "aaaaaaaaaaaaaaaa", appVersion: "0.2.0", nowMs: NOW_MS } as const;
    await expect(backUpWorkspace(request, { archive: full.archive, cipher })).rejects.toThrow("uniform");
  });
});

describe("a backup forgets no table", () => {
  it("carries a row of every table the database has, of every study and of none, and brings it back", async () => {
    const [from, to] = [machine(), machine()];
    const workspace = (await full.archive.read(["demo"])).get("studies")?.[0] ?? expect.fail("no study");
    for (const table of from.database.tables) await table.add(table.name === "studies" ? workspace : rowFor(table));
    expect(await restore(to, await backUp(from))).toMatchObject({ ok: true });
    const rows = await to.archive.read("all");
    for (const { name } of to.archive.tables) expect(rows.get(name)?.length, name).toBeGreaterThan(0);
    const before = await from.archive.read("all");
    for (const [name, held] of before) if (name !== "safeCopies") expect(rows.get(name), name).toEqual(held);
  });

  it("and a study that is removed is gone from every table", async () => {
    const { database, store, archive } = machine();
    for (const table of database.tables) await table.add(rowFor(table));
    await store.removeStudy("demo");
    const left = [...(await archive.read("all"))].filter(([, rows]) => rows.some((row) => row["studyId"] === "demo"));
    expect(left).toEqual([]);
  });

  it("refuses to leave out what JSON cannot carry, and names it", async () => {
    const { database, archive } = machine();
    await database.table("handedOut").add({ studyId: "s", code: "c", handedOut: { code: "c", picture: new Uint8Array(2) } });
    await expect(archive.read("all")).rejects.toThrow(/Uint8Array.*handedOut\.handedOut\.picture/);
  });

  it("is of the shape it was made for: a new version of the database needs a way to take in backups of the one before", () => {
    expect(machine().archive.dataVersion).toBe(4);
  });

  it("reads one study without the others", async () => {
    const { database, archive } = machine();
    for (const studyId of ["a", "b"]) await database.table("safeCopies").add({ studyId, kind: "key", atMs: 1 });
    expect((await archive.read(["b"])).get("safeCopies")).toEqual([{ studyId: "b", kind: "key", atMs: 1 }]);
  });
});

function toJson(value: object): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}

/** Some row of a table, from its keys alone. */
function rowFor({ name, schema: { primKey, indexes } }: Table): object {
  const keys = [primKey, ...indexes].filter(({ auto }) => !auto).flatMap(({ keyPath }) => [keyPath ?? []].flat());
  return Object.fromEntries([
    ...keys.map((key) => [key, key === "studyId" ? "demo" : `${name} ${key}`]),
    ["filler", { deep: ["药", null, 1] }],
  ]);
}
