// @vitest-environment node
import { beforeAll, describe, expect, it } from "vitest";
import { hpkeSealer } from "#crypto/hpke-sealer.ts";
import { DEFAULT_SCORING_SETTINGS } from "#domain/scoring/settings.ts";
import { compareRespondents } from "#workflows/compare-respondents.ts";
import { examineHere } from "#workflows/examine-here.ts";
import { loadDemo } from "#workflows/load-demo.ts";
import { loadStudy } from "#workflows/load-study.ts";
import { createMemoryWorkspaceStore } from "#workflows/memory-workspace-store.ts";
import { readerOf, simulatedStudy } from "../../support/simulated-study.ts";

const NOW_MS = Date.UTC(2026, 4, 1);

function ports() {
  return { store: createMemoryWorkspaceStore(), examiner: examineHere(hpkeSealer), nowMs: () => NOW_MS };
}

async function contextOf(store: ReturnType<typeof createMemoryWorkspaceStore>) {
  const context = await loadStudy("demo", store);
  return context.ok ? context.value : expect.fail(JSON.stringify(context.error));
}

describe("loadDemo", { timeout: 60_000 }, () => {
  let files: ReadonlyMap<string, Uint8Array>;
  beforeAll(async () => {
    files = await simulatedStudy();
  }, 60_000);

  it("expects 27 people and tells sound, doubtful, duplicate and refused files apart", async () => {
    const machine = ports();
    const loaded = await loadDemo(readerOf(files), machine);
    const rows = loaded.ok ? loaded.value.report.rows : expect.fail(JSON.stringify(loaded.error));
    const tally = (word: string): number => rows.filter((row) => row.outcome === word || row.verdict === word).length;
    expect([rows.length, tally("sound"), tally("doubtful"), tally("duplicate"), tally("refused")]).toEqual([32, 27, 2, 1, 3]);
    const codes = rows.flatMap((row) => row.issues.filter((issue) => issue.severity === "error").map((issue) => issue.code));
    expect(codes).toEqual(["submission-late", "json-syntax", "submission-seal", "collect-study-foreign", "collect-code-unknown"]);
    expect((await contextOf(machine.store)).workspace.office.roster).toHaveLength(27);
  });

  it("brings in eight models and the grades, and everything is marked as simulated", async () => {
    const machine = ports();
    await loadDemo(readerOf(files), machine);
    const { workspace } = await contextOf(machine.store);
    const models = workspace.collected.filter(({ submission }) => submission.source.kind === "model");
    expect(models.map(({ submission }) => (submission.source.kind === "model" ? submission.source.model : ""))).toEqual(
      ["1", "2", "3", "4", "5", "6", "7", "8"].map((number) => `sim-model-${number}`),
    );
    expect(workspace.gradeImports).toHaveLength(1);
    expect(workspace.office.study.simulated && workspace.collected.every(({ submission }) => submission.simulated)).toBe(true);
  });

  it("leads to a comparison in which every rank and model has every value", async () => {
    const machine = ports();
    await loadDemo(readerOf(files), machine);
    const comparison = compareRespondents(await contextOf(machine.store), { settings: DEFAULT_SCORING_SETTINGS, seed: "1" });
    expect(comparison.sections.map(({ sectionId }) => sectionId)).toEqual(["A", "B", "C"]);
    for (const { contenders, metrics } of comparison.sections) {
      expect(contenders.filter(({ kind }) => kind === "rank").map(({ respondentCount }) => respondentCount)).toEqual([17, 6, 3]);
      expect(contenders.filter(({ kind }) => kind === "model")).toHaveLength(8);
      for (const { rows } of metrics)
        for (const row of rows.filter(({ kind }) => kind !== "baseline")) expect(row.value).toBeTypeOf("number");
    }
  });

  it("changes nothing when it is loaded again", async () => {
    const machine = ports();
    await loadDemo(readerOf(files), machine);
    const before = await contextOf(machine.store);
    const again = await loadDemo(readerOf(files), machine);
    expect(again.ok && again.value.report.rows.filter((row) => row.outcome === "accepted")).toEqual([]);
    expect(await contextOf(machine.store)).toEqual(before);
  });

  it("lets a demo made anew take the place of the one held", async () => {
    const machine = ports();
    await loadDemo(readerOf(files), machine);
    const other = await simulatedStudy("other", { participantsByRank: [3, 1, 1], modelCount: 1 });
    const loaded = await loadDemo(readerOf(other), machine);
    expect(loaded.ok).toBe(true);
    expect((await contextOf(machine.store)).workspace.office.roster).toHaveLength(5);
  });

  it("counts every file twice, once read and once taken in", async () => {
    const seen: string[] = [];
    await loadDemo(readerOf(files), ports(), (done, total) => void seen.push(`${done}/${total}`));
    const total = 2 * (JSON.parse(new TextDecoder().decode(files.get("manifest.json"))) as { files: string[] }).files.length;
    expect(seen.at(-1)).toBe(`${total}/${total}`);
    expect(seen).toEqual([...seen].sort((a, b) => Number.parseInt(a) - Number.parseInt(b)));
  });

  it("says what is wrong with a damaged list of files, and leaves nothing behind", async () => {
    const machine = ports();
    const hostile = new Map([
      [
        "manifest.json",
        new TextEncoder().encode('{"format":"rxbaseline-demo","formatVersion":1,"appVersion":"1","seed":"1","files":["../../etc/passwd"]}'),
      ],
    ]);
    const loaded = await loadDemo(readerOf(hostile), machine);
    expect(!loaded.ok && loaded.error.map((issue) => issue.place.path)).toEqual(["files[0]"]);
    expect(await machine.store.list()).toEqual([]);
  });

  it("rejects when a file cannot be had", async () => {
    const incomplete = new Map([...files].filter(([name]) => name !== "key.json"));
    await expect(loadDemo(readerOf(incomplete), ports())).rejects.toThrow("key.json");
  });
});
