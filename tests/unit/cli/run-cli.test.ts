import { beforeAll, describe, expect, it } from "vitest";
import { argon2PassphraseCipher } from "#crypto/argon2-passphrase-cipher.ts";
import { readOfficeFile, writeOfficeFile } from "#formats/office-file.ts";
import { runCli } from "#cli/run-cli.ts";
import { lockPrivateKey } from "#workflows/lock-private-key.ts";
import { CHEAP_COST, PASSPHRASE } from "../../support/passphrase.ts";
import { createMemoryIo, type MemoryIo, type MemoryTerminal } from "../../support/memory-io.ts";
import { sharedData } from "../../support/shared-data.ts";
import { pilotFile } from "../../support/simulated-study.ts";

const PILOT = { "pilot/paper.json": pilotFile("paper.json").bytes, "pilot/key.json": pilotFile("key.json").bytes };
const SCORE = ["score", "--exam", "pilot", "--key", "pilot/key.json"];

async function run(
  args: readonly string[],
  files: Readonly<Record<string, string | Uint8Array>> = PILOT,
  terminal: MemoryTerminal = {},
): Promise<{ readonly code: number; readonly io: MemoryIo }> {
  const io = createMemoryIo(files, terminal);
  return { code: await runCli(args, io), io };
}

describe("rxbaseline", () => {
  it.each([["--help"], ["-h"], ["help"]])("prints its commands for %s", async (...args) => {
    const { code, io } = await run(args);
    expect(code).toBe(0);
    for (const command of ["validate", "simulate", "score", "study"]) expect(io.out()).toContain(`  ${command}`);
    expect(io.err()).toBe("");
  });

  it.each(["validate", "simulate", "score", "study"])("prints the help of %s in both languages", async (command) => {
    const english = await run([command, "--help"]);
    expect([english.code, english.io.err()]).toEqual([0, ""]);
    expect(english.io.out()).toContain(`Usage: rxbaseline ${command}`);
    expect((await run(["--language", "zh", command, "--help"])).io.out()).toContain(`用法：rxbaseline ${command}`);
    expect((await run([command, "--help", "--language=zh"])).io.out()).toContain("用法");
  });

  it("prints its version", async () => {
    expect((await run(["--version"])).io.out()).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it.each([
    ["nothing at all", []],
    ["an unknown command", ["frobnicate"]],
    ["a command named like a member of every object", ["constructor"]],
    ["an unknown language", ["--language", "fr", "validate", "pilot"]],
    ["a language without a value", ["validate", "pilot", "--language"]],
    ["an unknown option", ["validate", "pilot", "--fast"]],
    ["validate without a folder", ["validate"]],
    ["validate with two folders", ["validate", "pilot", "pilot"]],
    ["simulate without --out", ["simulate", "--exam", "pilot"]],
    ["simulate without --exam", ["simulate", "--out", "x"]],
    ["simulate with a stray argument", ["simulate", "--exam", "pilot", "--out", "x", "y"]],
    ["simulate with two ranks", ["simulate", "--exam", "pilot", "--out", "x", "--participants", "3,1"]],
    ["simulate with nobody", ["simulate", "--exam", "pilot", "--out", "x", "--participants", "0,0,0"]],
    ["simulate with a negative count", ["simulate", "--exam", "pilot", "--out", "x", "--participants=-1,2,3"]],
    ["simulate with nine models", ["simulate", "--exam", "pilot", "--out", "x", "--models", "9"]],
    ["score without --exam", ["score", "--key", "k.json", "f.json"]],
    ["score without --key", ["score", "--exam", "pilot", "f.json"]],
    ["score without a file", SCORE],
    ["score with half a letters table", ["score", "--key-csv", "k.csv"]],
    ["score with both forms", [...SCORE, "--key-csv", "k.csv", "--wide-csv", "w.csv"]],
  ])("ends with 2, words and nothing written for %s", async (_what, args) => {
    const { code, io } = await run(args);
    expect(code).toBe(2);
    expect(io.err()).not.toBe("");
    expect(io.out()).toBe("");
    expect([...io.files.keys()]).toEqual(Object.keys(PILOT));
  });
});

describe("rxbaseline validate", () => {
  it("sums up a good package", async () => {
    const { code, io } = await run(["validate", "pilot"]);
    expect([code, io.err()]).toEqual([0, ""]);
    expect(io.out()).toMatch(/A +single-choice +8 +0 +0\n/);
    expect(io.out()).toMatch(/C +short-answer +5 +18 +1\n/);
    expect((await run(["validate", "pilot", "--language", "zh"])).io.out()).toContain("单选题");
  });

  it("prints every issue with its place and ends with 1", async () => {
    const paper = new TextDecoder().decode(PILOT["pilot/paper.json"]);
    const { code, io } = await run(["validate", "pilot"], {
      ...PILOT,
      "pilot/paper.json": paper.replace('"durationMs": 1200000', '"durationMs": -5'),
    });
    expect([code, io.out()]).toEqual([1, ""]);
    expect(io.err()).toContain("error: pilot/paper.json, durationMs: ");
    expect(io.err()).toContain("errors: 1, warnings: 0");
  });

  it.each([
    ["hostile members", '{"__proto__": {"polluted": true}}'],
    ["a cut file", '{"format": "rxbaseline-paper", "form'],
    ["a foreign file", '{"format": "somebody-elses"}'],
    ["an empty file", ""],
    ["a binary file", Uint8Array.from({ length: 4096 }, (_, i) => (i * 89) % 256)],
    ["a list nested too deep to parse in vain", "[".repeat(5000) + "]".repeat(5000)],
  ])("ends with 1 and a message, never a stack, for %s", async (_what, content) => {
    const { code, io } = await run(["validate", "pilot"], { ...PILOT, "pilot/paper.json": content });
    expect([code, io.out()]).toEqual([1, ""]);
    expect(io.err()).toContain("pilot/paper.json");
    expect(io.err()).not.toMatch(/\n\s+at |RangeError|TypeError/);
    expect("polluted" in {}).toBe(false);
  });

  it("says which file is missing", async () => {
    const { code, io } = await run(["validate", "nowhere"]);
    expect(code).toBe(1);
    expect(io.err()).toContain("nowhere/paper.json: there is no such file.");
    expect(io.err()).toContain("nowhere/key.json: there is no such file.");
  });
});

describe("rxbaseline simulate and score", { timeout: 60_000 }, () => {
  let simulated: Readonly<Record<string, Uint8Array>>;
  beforeAll(async () => {
    const { code, io } = await run([
      "simulate",
      "--exam",
      "pilot",
      "--out",
      "demo",
      "--seed",
      "5",
      "--participants",
      "3,1,1",
      "--models",
      "2",
    ]);
    expect([code, io.err()]).toEqual([0, ""]);
    expect(io.out()).toContain("in demo, all simulated, seed 5.");
    simulated = Object.fromEntries(io.files);
  }, 60_000);

  it("scores what was simulated: one JSON with settings and seed, warnings apart", async () => {
    const { code, io } = await run([...SCORE, "demo/responses.json", "--grades", "demo/grades.json", "--seed", "8"], simulated);
    expect(code).toBe(0);
    const report = JSON.parse(io.out()) as { comparison: { seed: string; settings: object; sections: readonly { sectionId: string }[] } };
    expect(report).toMatchObject({ format: "rxbaseline-report", simulated: true, examId: "pilot", reviewStatus: "draft" });
    expect(report.comparison.seed).toBe("8");
    expect(report.comparison.settings).toHaveProperty("zeroRule", "no-overlap");
    expect(report.comparison.sections.map(({ sectionId }) => sectionId)).toEqual(["A", "B", "C"]);
    expect(io.err()).toContain("warning: demo/responses.json");
  });

  it("takes several files behind --grades, and the study file under any name", async () => {
    const sealed = Object.keys(simulated).filter((path) => /demo_.*_[0-9A-Z]{4}\.rxsub$/.test(path));
    const direct = await run([...SCORE, "demo/responses.json", "demo/model-results.json", "--grades", "demo/grades.json"], simulated);
    const other = await run([...SCORE, "--grades", "demo/grades.json", ...sealed, "demo/model-results.csv", "demo/office.json"], simulated);
    expect([direct.code, other.code]).toEqual([0, 0]);
    expect(other.io.out()).toBe(direct.io.out());
  });

  it("asks for the study file when submissions are sealed", async () => {
    const [sealed = ""] = Object.keys(simulated).filter((path) => path.endsWith(".rxsub"));
    const { code, io } = await run([...SCORE, sealed], simulated);
    expect([code, io.out()]).toEqual([1, ""]);
    expect(io.err()).toContain("--office FILE");
  });

  it("opens sealed submissions with --private-key: passphrase from the environment or the terminal, never an argument", async () => {
    const office = readOfficeFile({ name: "office.json", bytes: simulated["demo/office.json"] ?? expect.fail("no office") });
    if (!office.ok) throw new Error(JSON.stringify(office.error));
    const cipher = argon2PassphraseCipher(CHEAP_COST);
    const key = await lockPrivateKey({ office: office.value, passphrase: PASSPHRASE, appVersion: "0.1.0" }, cipher);
    const keyless = writeOfficeFile({ ...office.value, privateKey: "" }, "0.1.0");
    const files = { ...simulated, "key-file.json": key.bytes, "keyless.json": keyless };
    const sealed = Object.keys(simulated).filter((path) => /demo_.*_[0-9A-Z]{4}\.rxsub$/.test(path));
    const args = [...SCORE, ...sealed, "--office", "keyless.json", "--private-key", "key-file.json"];
    const direct = await run([...SCORE, ...sealed, "--office", "demo/office.json"], files);
    const fromEnvironment = await run(args, files, { environment: { RXBASELINE_PASSPHRASE: PASSPHRASE } });
    const fromTerminal = await run(args, files, { secrets: [PASSPHRASE] });
    expect([fromEnvironment.code, fromTerminal.code]).toEqual([0, 0]);
    expect([fromEnvironment.io.out(), fromTerminal.io.out()]).toEqual([direct.io.out(), direct.io.out()]);
    const nobody = await run(args, files);
    expect([nobody.code, nobody.io.out()]).toEqual([1, ""]);
    expect(nobody.io.err()).toContain("RXBASELINE_PASSPHRASE");
    expect((await run(args, files, { secrets: ["not this one"] })).io.err()).toContain("does not open the file");
    expect((await run([...args, "--passphrase", PASSPHRASE], files)).code).toBe(2);
  });

  it.each([
    ["a hostile file", '{"__proto__": {"A01": "C"}}'],
    ["a picture", Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13)],
    ["results for another exam", '{"m": {"Q1": "A"}}'],
    ["a key where responses belong", pilotFile("key.json").bytes],
  ])("scores nothing and says why for %s", async (_what, content) => {
    const { code, io } = await run([...SCORE, "x.json"], { ...simulated, "x.json": content });
    expect([code, io.out()]).toEqual([1, ""]);
    expect(io.err()).toContain("x.json");
    expect(io.err()).not.toMatch(/\n\s+at |TypeError/);
  });

  it("ends with 1 when an input or the paper's own key is wrong or missing", async () => {
    expect((await run([...SCORE, "gone.json"], simulated)).code).toBe(1);
    const otherKey = new TextDecoder()
      .decode(PILOT["pilot/key.json"])
      .replace(/"examHash": "[0-9a-f]{64}"/, `"examHash": "${"0".repeat(64)}"`);
    const { code, io } = await run([...SCORE, "demo/responses.json"], { ...simulated, "pilot/key.json": otherKey });
    expect(code).toBe(1);
    expect(io.err()).toContain("pilot/key.json, examHash");
  });

  it("says so when a file cannot be written", async () => {
    const io = createMemoryIo(PILOT);
    const full = { ...io, writeFile: async () => Promise.reject(new Error("disk full")) };
    expect(await runCli(["simulate", "--exam", "pilot", "--out", "demo", "--participants", "1,0,0", "--models", "1"], full)).toBe(1);
    expect(io.err()).toContain("disk full");
  });
});

const medicalKey = sharedData("shinyitemanalysis/medical_key_100.csv");
const medicalRaw = sharedData("shinyitemanalysis/medical_raw_300x100.csv");

describe("rxbaseline score --key-csv --wide-csv", () => {
  it.skipIf(medicalKey === null || medicalRaw === null)("agrees with the published gradings of 300 real people", async () => {
    const files = { "key.csv": medicalKey ?? "", "wide.csv": medicalRaw ?? "" };
    const { code, io } = await run(["score", "--key-csv", "key.csv", "--wide-csv", "wide.csv"], files);
    expect([code, io.err()]).toEqual([0, ""]);
    const score = JSON.parse(io.out()) as { cells: number; exactCorrect: number; exactMatch: number; micro: { f1: number } };
    expect(score).toMatchObject({ cells: 30_000, exactCorrect: 14_871, exactMatch: 0.4957 });
    expect(score.micro.f1).toBeCloseTo(0.7073086, 7);
  });

  it("prints located issues of both tables", async () => {
    const files = { "key.csv": "item,key\nQ1,B\nQ2,AD\n", "wide.csv": "id,Q1\np1,B?\n" };
    const { code, io } = await run(["score", "--key-csv", "key.csv", "--wide-csv", "wide.csv"], files);
    expect([code, io.out()]).toEqual([1, ""]);
    expect(io.err()).toContain("wide.csv");
    expect(io.err()).toContain("cell B2");
  });
});
