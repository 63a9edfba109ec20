import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createNodeIo } from "#cli/node-io.ts";
import { runStudy } from "#cli/study-command.ts";
import { readStudyOptions } from "#cli/study-options.ts";
import { argon2PassphraseCipher } from "#crypto/argon2-passphrase-cipher.ts";
import { hpkeSealer } from "#crypto/hpke-sealer.ts";
import type { StudyOffice } from "#domain/study/study.ts";
import { readOfficeFile } from "#formats/office-file.ts";
import { readHostedStudy } from "#formats/hosted-study.ts";
import { openPrivateKey } from "#workflows/open-private-key.ts";
import { ROOT } from "../../../scripts/paths.mjs";
import { pilotPaperJson } from "../../support/pilot-package.ts";

const PILOT = join(ROOT, "exams", "pilot");
let folder = "";
let out = "";
let err = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "study-"));
  out = "";
  err = "";
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("rxbaseline study", () => {
  it("writes two files that read back, with one key pair between them", async () => {
    expect(await study("--exam", PILOT, "--out", folder)).toBe(0);
    expect(readdirSync(folder).sort()).toEqual(["pilot-office.json", "pilot-study.json"]);
    const office = readOffice();
    expect(readHostedStudy(fileNamed("pilot-study.json"))).toMatchObject({ ok: true, value: { study: office.study } });
    expect(office.roster.length).toBe(30);
    const plain = new TextEncoder().encode("a submission");
    const sealed = await hpkeSealer.seal(office.study.publicKey, plain, new Uint8Array());
    expect(await hpkeSealer.open(office.privateKey, sealed, new Uint8Array())).not.toBeNull();
    expect(out).toContain("Study pilot on exam pilot, 30 participant codes.");
  });

  it("keeps the private key and the codes out of the public file", async () => {
    await study("--exam", PILOT, "--out", folder);
    const { privateKey, roster } = readOffice();
    const text = readFileSync(join(folder, "pilot-study.json"), "utf8");
    for (const secret of [privateKey, ...roster.map(({ code }) => code)]) expect(text).not.toContain(secret);
  });

  it("makes other keys and codes each time", async () => {
    await study("--exam", PILOT, "--out", join(folder, "a"));
    await study("--exam", PILOT, "--out", join(folder, "b"));
    const [a, b] = [readOffice("a/pilot-office.json"), readOffice("b/pilot-office.json")];
    expect(a.privateKey).not.toBe(b.privateKey);
    expect(a.roster).not.toEqual(b.roster);
  });

  it("takes id, numbers and sites as given", async () => {
    await study("--exam", PILOT, "--out", folder, "--id", "spring", "--participants", "1,0,2", "--sites", "North,东院");
    const { roster, study: made } = readOffice("spring-office.json");
    expect(made.studyId).toBe("spring");
    expect(roster.map(({ rankId, site }) => [rankId, site])).toEqual([
      ["pharmacist", "North"],
      ["principal", "North"],
      ["principal", "东院"],
    ]);
  });

  it("names the drop box in both files, keeps it with --update, and takes another that is given", async () => {
    const named = () => [readOffice().study.handIn, studyFile().handIn];
    await study("--exam", PILOT, "--out", folder, "--sites", "North", "--drop-box", "https://box.example.org/drop/");
    expect(named()).toEqual([{ url: "https://box.example.org/drop/" }, { url: "https://box.example.org/drop/" }]);
    await study("--exam", PILOT, "--out", folder, "--update");
    expect(named()[0]).toEqual({ url: "https://box.example.org/drop/" });
    await study("--exam", PILOT, "--out", folder, "--update", "--drop-box", "drop/");
    expect(named()).toEqual([{ url: "drop/" }, { url: "drop/" }]);
  });

  it.each([
    ["en", "--drop-box: “http://box.example.org/” is not"],
    ["zh", "--drop-box：“http://box.example.org/”不是安全地址"],
  ] as const)("says in %s why an address is none for a drop box, and writes nothing", async (language, words) => {
    const args = ["--exam", PILOT, "--out", folder, "--drop-box", "http://box.example.org/"];
    expect(readStudyOptions(args, language)).toEqual({ ok: false, error: expect.stringContaining(words) });
    expect(await study(...args)).toBe(2);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("never replaces an office file unasked", async () => {
    await study("--exam", PILOT, "--out", folder);
    const before = readFileSync(join(folder, "pilot-office.json"), "utf8");
    expect(await study("--exam", PILOT, "--out", folder)).toBe(1);
    expect(readFileSync(join(folder, "pilot-office.json"), "utf8")).toBe(before);
    expect(err).toContain("--update");
  });

  it("keeps keys and codes with --update and follows the exam", async () => {
    await study("--exam", PILOT, "--out", folder);
    const before = readOffice();
    const changed = join(folder, "exam");
    await createNodeIo().writeFile(join(changed, "paper.json"), bytesOf({ ...(pilotPaperJson() as object), durationMs: 600_000 })); // the paper is an object
    expect(await study("--exam", changed, "--out", folder, "--update")).toBe(0);
    const after = readOffice();
    expect([after.privateKey, after.roster]).toEqual([before.privateKey, before.roster]);
    expect(after.study.durationMs).toBe(600_000);
    expect(after.study.examHash).not.toBe(before.study.examHash);
  });

  it("puts the private key apart under a passphrase with --key-apart, and never over another", async () => {
    expect(await studyBy(["correct staple", "correct staple"], "--exam", PILOT, "--out", folder, "--key-apart")).toBe(0);
    const { privateKey, study: made } = readOffice();
    expect(privateKey).toBe("");
    const ports = { cipher: argon2PassphraseCipher(), sealer: hpkeSealer };
    const opened = await openPrivateKey({ file: fileNamed("pilot-private-key.json"), passphrase: "correct staple", study: made }, ports);
    expect(opened.ok).toBe(true);
    const before = readFileSync(join(folder, "pilot-private-key.json"), "utf8");
    rmSync(join(folder, "pilot-office.json"));
    expect(await studyBy(["correct staple", "correct staple"], "--exam", PILOT, "--out", folder, "--key-apart")).toBe(1);
    expect(err).toContain("never written over");
    expect(readFileSync(join(folder, "pilot-private-key.json"), "utf8")).toBe(before);
  });

  it("takes a drawn passphrase that is typed again without its dashes", async () => {
    expect(await studyBy(["P7K3-QHT2-CWXM-9RF4", "p7k3qht2cwxm9rf4"], "--exam", PILOT, "--out", folder, "--key-apart")).toBe(0);
    expect(readdirSync(folder)).toContain("pilot-private-key.json");
  });

  it.each([
    ["nobody at the terminal", [], "RXBASELINE_PASSPHRASE"],
    ["a short passphrase", ["short"], "12 characters"],
    ["a passphrase of one letter", ["aaaaaaaaaaaaa"], "too few"],
    ["two that differ", ["correct staple", "correct cattle"], "differ"],
  ])("writes nothing with --key-apart and %s", async (_, secrets, words) => {
    expect(await studyBy(secrets, "--exam", PILOT, "--out", folder, "--key-apart")).toBe(1);
    expect(err).toContain(words);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("refuses a damaged office file and leaves it as it is", async () => {
    writeFileSync(join(folder, "pilot-office.json"), "{");
    expect(await study("--exam", PILOT, "--out", folder, "--update")).toBe(1);
    expect(readFileSync(join(folder, "pilot-office.json"), "utf8")).toBe("{");
    expect(err).toContain("pilot-office.json");
  });

  it.each([
    ["a folder without a paper", ["--exam", "nowhere"]],
    ["a folder that cannot be written", ["--exam", PILOT, "--out", join(PILOT, "paper.json")]],
  ])("ends with 1 for %s", async (_, args) => {
    expect(await study("--out", folder, ...args)).toBe(1);
    expect(err).not.toBe("");
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ["no exam", ["--out", "x"]],
    ["no folder", ["--exam", "x"]],
    ["an unknown option", ["--exam", "x", "--out", "y", "--seed", "1"]],
    ["one argument too many", ["--exam", "x", "--out", "y", "z"]],
    ["an id with a slash", ["--exam", "x", "--out", "y", "--id", "../z"]],
    ["nobody", ["--exam", "x", "--out", "y", "--participants", "0,0,0"]],
    ["two numbers", ["--exam", "x", "--out", "y", "--participants", "1,2"]],
    ["a site twice", ["--exam", "x", "--out", "y", "--sites", "A,A"]],
    ["a drop box with a password", ["--exam", "x", "--out", "y", "--drop-box", "https://a:b@box.example.org/"]],
    ["a drop box without an address", ["--exam", "x", "--out", "y", "--drop-box", ""]],
    ["a site without a name", ["--exam", "x", "--out", "y", "--sites", "A,,B"]],
  ])("ends with 2 and one line for %s", async (_, args) => {
    expect(await study(...args)).toBe(2);
    expect(err).toMatch(/^[^\n]+\n.*rxbaseline study --help\n$/);
  });
});

function study(...args: string[]): Promise<number> {
  return studyBy([], ...args);
}

/** With somebody at the terminal who types these lines unseen. */
function studyBy(secrets: readonly string[], ...args: string[]): Promise<number> {
  const lines = [...secrets];
  const terminal = { environment: () => "", askSecret: async () => lines.shift() ?? null };
  const io = { ...createNodeIo(), ...terminal, stdout: (text: string) => void (out += text), stderr: (text: string) => void (err += text) };
  return runStudy(args, { ...io, language: "en" });
}

function readOffice(name = "pilot-office.json"): StudyOffice {
  const office = readOfficeFile(fileNamed(name));
  if (!office.ok) throw new Error(JSON.stringify(office.error));
  return office.value;
}

function studyFile(): StudyOffice["study"] {
  const hosted = readHostedStudy(fileNamed("pilot-study.json"));
  if (!hosted.ok) throw new Error(JSON.stringify(hosted.error));
  return hosted.value.study;
}

function fileNamed(name: string) {
  return { name, bytes: new Uint8Array(readFileSync(join(folder, name))) };
}

function bytesOf(value: object): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}
