import { beforeAll, describe, expect, it } from "vitest";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { examineHere } from "#workflows/examine-here.ts";
import { loadDemo } from "#workflows/load-demo.ts";
import { loadStudy } from "#workflows/load-study.ts";
import { createMemoryWorkspaceStore } from "#workflows/memory-workspace-store.ts";
import { openStudy, openStudyFiles } from "#workflows/open-study.ts";
import { hpkeSealer } from "#crypto/hpke-sealer.ts";
import { codesOf } from "../../support/codes-of.ts";
import { editJson } from "../../support/edit-json.ts";
import { readerOf, simulatedStudy } from "../../support/simulated-study.ts";

let study: ReadonlyMap<string, Uint8Array>;
let other: ReadonlyMap<string, Uint8Array>;
beforeAll(async () => {
  study = await simulatedStudy("1", { participantsByRank: [2, 1, 1], modelCount: 1 });
  other = await simulatedStudy("2", { participantsByRank: [1, 1, 1], modelCount: 0 });
}, 60_000);

function fileOf(files: ReadonlyMap<string, Uint8Array>, name: string): NamedBytes {
  return { name, bytes: files.get(name) ?? expect.fail(name) };
}

function threeFiles(): { readonly office: NamedBytes; readonly paper: NamedBytes; readonly key: NamedBytes } {
  return { office: fileOf(study, "office.json"), paper: fileOf(study, "paper.json"), key: fileOf(study, "key.json") };
}

describe("openStudyFiles", { timeout: 60_000 }, () => {
  it("takes the three files in any order and under any name", async () => {
    const { office, paper, key } = threeFiles();
    const store = createMemoryWorkspaceStore();
    const opened = await openStudyFiles(
      [
        { ...key, name: "a.txt" },
        { ...paper, name: "b" },
        { ...office, name: "c.bin" },
      ],
      store,
    );
    expect(opened).toEqual({ ok: true, value: { studyId: "demo" } });
    const context = await loadStudy("demo", store);
    expect(context.ok && context.value.workspace.office.roster).toHaveLength(4);
  });

  it("names every file that is missing, given twice or a stranger, and stores nothing", async () => {
    const { office } = threeFiles();
    const store = createMemoryWorkspaceStore();
    const opened = await openStudyFiles(
      [office, { ...office, name: "again.json" }, { name: "photo.jpg", bytes: Uint8Array.of(255, 216, 0) }],
      store,
    );
    expect(codesOf(opened)).toEqual(["study-file-twice", "study-file-unknown", "study-file-missing", "study-file-missing"]);
    expect(await store.list()).toEqual([]);
  });
});

describe("openStudy", { timeout: 60_000 }, () => {
  it("refuses a key of another exam and a paper of another study", async () => {
    const store = createMemoryWorkspaceStore();
    const { office, paper, key } = threeFiles();
    const newer = editJson(paper, (text) => text.replace('"version": "0.1.0"', '"version": "0.2.0"'));
    expect(codesOf(await openStudy({ office, paper: newer, key }, store))).toEqual(["key-hash-differs"]);
    const elsewhere = editJson(office, (text) => text.replaceAll(/"examHash": "[0-9a-f]{64}"/g, `"examHash": "${"0".repeat(64)}"`));
    expect(codesOf(await openStudy({ office: elsewhere, paper, key }, store))).toEqual(["study-exam-mismatch"]);
    expect(await store.list()).toEqual([]);
  });

  it("reports hostile and damaged files with their names", async () => {
    const { office, paper, key } = threeFiles();
    const hostile = { name: "office.json", bytes: new TextEncoder().encode('{"__proto__":{"x":1}}') };
    const cut = { name: "paper.json", bytes: paper.bytes.slice(0, 900) };
    const opened = await openStudy({ office: hostile, paper: cut, key }, createMemoryWorkspaceStore());
    expect(opened.ok ? [] : opened.error.map((issue) => `${issue.place.file} ${issue.code}`)).toEqual([
      "office.json json-forbidden-key",
      "paper.json json-syntax",
    ]);
    expect((await openStudy({ office, paper, key }, createMemoryWorkspaceStore())).ok).toBe(true);
  });

  it("keeps what was collected when the same study is opened again", async () => {
    const store = createMemoryWorkspaceStore();
    await loadDemo(readerOf(study), { store, examiner: examineHere(hpkeSealer), nowMs: () => 0 });
    const before = await store.load("demo");
    expect((await openStudy(threeFiles(), store)).ok).toBe(true);
    expect(await store.load("demo")).toEqual(before);
  });

  it("refuses a study of the same id with another key or roster once submissions are held", async () => {
    const store = createMemoryWorkspaceStore();
    await loadDemo(readerOf(study), { store, examiner: examineHere(hpkeSealer), nowMs: () => 0 });
    const { office, paper, key } = threeFiles();
    expect(codesOf(await openStudy({ office: fileOf(other, "office.json"), paper, key }, store))).toEqual(["study-held-otherwise"]);
    const json = JSON.parse(new TextDecoder().decode(office.bytes)) as { office: { roster: unknown[] } };
    json.office.roster = json.office.roster.slice(0, 1);
    const shorter = { name: "office.json", bytes: new TextEncoder().encode(JSON.stringify(json)) };
    expect(codesOf(await openStudy({ office: shorter, paper, key }, store))).toEqual(["study-held-otherwise"]);
  });

  it("never takes away a real study's private key, whether submissions are held or not", async () => {
    const { office, paper, key } = threeFiles();
    const store = createMemoryWorkspaceStore();
    await openStudy({ office, paper, key }, store);
    const held = (await store.load("demo")) ?? expect.fail("no study");
    const real = { ...held.office, study: { ...held.office.study, simulated: false, publicKey: "made here" }, privateKey: "only here" };
    await store.saveStudy({ ...held, office: real });
    expect(codesOf(await openStudy({ office, paper, key }, store))).toEqual(["study-held-otherwise"]);
    expect((await store.load("demo"))?.office.privateKey).toBe("only here");
  });
});

describe("loadStudy", { timeout: 60_000 }, () => {
  it("says so when the study is not on this machine", async () => {
    expect(codesOf(await loadStudy("ghost", createMemoryWorkspaceStore()))).toEqual(["study-missing"]);
  });
});
