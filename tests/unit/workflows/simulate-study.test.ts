import { describe, expect, it } from "vitest";
import { createKeyPair, hpkeSealer } from "#crypto/hpke-sealer.ts";
import { simulateStudy } from "#workflows/simulate-study.ts";
import { codesOf } from "../../support/codes-of.ts";
import { pilotFile, simulatedStudy } from "../../support/simulated-study.ts";

const SMALL = { participantsByRank: [4, 1, 1], modelCount: 3 } as const;
const KEY_PAIR = await createKeyPair();

async function withFixedKey(seed: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const request = { paper: pilotFile("paper.json"), key: pilotFile("key.json"), seed, appVersion: "0.1.0", ...SMALL };
  const files = await simulateStudy(request, { sealer: hpkeSealer, createKeyPair: async () => KEY_PAIR });
  return new Map((files.ok ? files.value : expect.fail(JSON.stringify(files.error))).map(({ name, bytes }) => [name, bytes]));
}

function textOf(files: ReadonlyMap<string, Uint8Array>, name: string): string {
  return new TextDecoder().decode(files.get(name) ?? expect.fail(name));
}

describe("simulateStudy", { timeout: 60_000 }, () => {
  it("writes the layout of a demo and lists exactly its files", async () => {
    const files = await simulatedStudy("layout", SMALL);
    const listed = (JSON.parse(textOf(files, "manifest.json")) as { files: readonly string[] }).files;
    const folders = listed.map((name) => (name.includes("/") ? name.split("/")[0] : name));
    expect([...new Set(folders)]).toEqual(["office.json", "paper.json", "key.json", "submissions", "models", "rounds", "graded"]);
    expect(listed.filter((name) => name.startsWith("submissions/"))).toHaveLength(6 + 5);
    const beside = [...files.keys()].filter((name) => !listed.includes(name));
    expect(beside.sort()).toEqual(["grades.json", "manifest.json", "model-results.csv", "model-results.json", "responses.json"]);
  });

  it("gives the same bytes for the same seed, seals aside, and others for another seed", async () => {
    const [first, again, other] = [await withFixedKey("s"), await withFixedKey("s"), await withFixedKey("t")];
    const unsealed = [...first.keys()].filter((name) => !name.startsWith("submissions/"));
    expect([...again.keys()]).toEqual([...first.keys()]);
    for (const name of unsealed) expect(again.get(name), name).toEqual(first.get(name));
    expect(textOf(other, "responses.json")).not.toBe(textOf(first, "responses.json"));
  });

  it("says in every file of responses and of the study that they are simulated", async () => {
    const files = await simulatedStudy("marked", SMALL);
    expect(JSON.parse(textOf(files, "responses.json"))).toMatchObject({ simulated: true });
    expect(JSON.parse(textOf(files, "office.json"))).toMatchObject({ office: { study: { simulated: true } } });
    for (const [name, bytes] of files)
      if (name.endsWith(".rxsub") && !name.includes("truncated")) expect(new TextDecoder().decode(bytes)).toContain('"simulated":true');
  });

  it("does without models, and without people of a rank", async () => {
    const files = await simulatedStudy("few", { participantsByRank: [1, 0, 0], modelCount: 0 });
    expect([...files.keys()].filter((name) => name.startsWith("models/"))).toEqual([]);
    expect(JSON.parse(textOf(files, "office.json"))).toMatchObject({ office: { roster: [{ rankId: "pharmacist" }] } });
  });

  it("refuses an exam package with issues", async () => {
    const paper = { name: "paper.json", bytes: new TextEncoder().encode("{}") };
    const request = { paper, key: pilotFile("key.json"), seed: "1", appVersion: "0.1.0", ...SMALL };
    expect(codesOf(await simulateStudy(request, { sealer: hpkeSealer, createKeyPair }))).toEqual(["package-not-object"]);
  });
});
