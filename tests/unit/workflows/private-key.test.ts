// @vitest-environment node
import { beforeAll, describe, expect, it } from "vitest";
import { argon2PassphraseCipher } from "#crypto/argon2-passphrase-cipher.ts";
import { createKeyPair, hpkeSealer } from "#crypto/hpke-sealer.ts";
import { createStudy } from "#domain/study/create-study.ts";
import type { StudyOffice } from "#domain/study/study.ts";
import { readPrivateKeyFile, writePrivateKeyFile } from "#formats/private-key-file.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { createRng } from "#lib/rng.ts";
import { lockPrivateKey } from "#workflows/lock-private-key.ts";
import { openPrivateKey } from "#workflows/open-private-key.ts";
import { editJson } from "../../support/edit-json.ts";
import { codesOf } from "../../support/codes-of.ts";
import { CHEAP_COST, PASSPHRASE } from "../../support/passphrase.ts";
import { pilotExam } from "../../support/pilot-package.ts";

const ports = { cipher: argon2PassphraseCipher(CHEAP_COST), sealer: hpkeSealer };
let office: StudyOffice;
let file: NamedBytes;
beforeAll(async () => {
  const plan = { studyId: "pilot", exam: pilotExam(), keyPair: await createKeyPair(), counts: [1, 0, 0] as const, sites: ["S1"] };
  office = createStudy(plan, createRng("key"));
  file = await lockPrivateKey({ office, passphrase: PASSPHRASE, appVersion: "0.2.0" }, ports.cipher);
});

function open(given: NamedBytes, passphrase = PASSPHRASE) {
  return openPrivateKey({ file: given, passphrase, study: office.study }, ports);
}

describe("a private key's file", () => {
  it("gives the key back to whoever has the passphrase, however it is spaced", async () => {
    expect(file.name).toBe("pilot-private-key.json");
    expect(await open(file)).toEqual({ ok: true, value: office.privateKey });
    expect(await open(file, `  ${PASSPHRASE.replace(" ", "   ")} `)).toMatchObject({ ok: true });
  });

  it("names study and public key openly, and holds the private key in no readable form", () => {
    const text = new TextDecoder().decode(file.bytes);
    expect(JSON.parse(text)).toMatchObject({
      format: "rxbaseline-private-key",
      formatVersion: 1,
      studyId: "pilot",
      publicKey: office.study.publicKey,
    });
    expect(text).not.toContain(office.privateKey);
    expect(text).not.toContain("staple");
  });

  it("tells nothing by a wrong passphrase but that it is wrong", async () => {
    for (const wrong of ["", PASSPHRASE.slice(0, -1), PASSPHRASE.toUpperCase()]) {
      expect(codesOf(await open(file, wrong))).toEqual(["passphrase-wrong"]);
    }
  });

  it("is refused when it is another study's, or the same study's with other keys", async () => {
    const { publicKey } = await createKeyPair();
    const other = (study: Partial<StudyOffice["study"]>) =>
      openPrivateKey({ file, passphrase: PASSPHRASE, study: { ...office.study, ...study } }, ports);
    expect(codesOf(await other({ studyId: "other" }))).toEqual(["private-key-study"]);
    expect(codesOf(await other({ publicKey }))).toEqual(["private-key-study"]);
  });

  it("is refused when what it holds does not fit its public key", async () => {
    const { privateKey } = await createKeyPair();
    const wrong = await lockPrivateKey({ office: { ...office, privateKey }, passphrase: PASSPHRASE, appVersion: "0.2.0" }, ports.cipher);
    expect(codesOf(await open(wrong))).toEqual(["private-key-misfit"]);
    const none = await lockPrivateKey(
      { office: { ...office, privateKey: "AAAA" }, passphrase: PASSPHRASE, appVersion: "0.2.0" },
      ports.cipher,
    );
    expect(codesOf(await open(none))).toEqual(["private-key-misfit"]);
  });

  it("is damaged by any changed member and by a cut, and says so before the passphrase is tried", async () => {
    const changed = (from: string, to: string): NamedBytes => editJson(file, (text) => text.replace(from, to));
    for (const [from, to] of [
      ["0.2.0", "0.2.1"],
      ['"passes": 1', '"passes": 2'],
      ['"nonce": "', '"nonce": "A'],
      ['"pilot"', '"Pilot"'],
    ] as const) {
      expect(codesOf(await open(changed(from, to)))).toEqual(["private-key-damaged"]);
    }
    expect(codesOf(await open({ ...file, bytes: file.bytes.slice(0, -40) }))).toEqual(["json-syntax"]);
    expect(codesOf(await open(changed('"formatVersion": 1', '"formatVersion": 2')))).toEqual(["file-version-newer"]);
    expect(codesOf(await open(changed("rxbaseline-private-key", "rxbaseline-key")))).toEqual(["file-format"]);
  });

  it("does not open when its open part was changed by somebody who mended the check", async () => {
    const read = readPrivateKeyFile(file);
    if (!read.ok) throw new Error("the key file does not read");
    const mended = writePrivateKeyFile({ ...read.value, header: { ...read.value.header, appVersion: "9.9.9" } });
    expect(codesOf(await open({ ...file, bytes: mended }))).toEqual(["passphrase-wrong"]);
  });

  it("asks no machine for more memory than it has", async () => {
    const read = readPrivateKeyFile(file);
    if (!read.ok) throw new Error("the key file does not read");
    const { header } = read.value;
    const greedy = writePrivateKeyFile({ ...read.value, header: { ...header, stretch: { ...header.stretch, memoryKib: 4_000_000 } } });
    expect(codesOf(await open({ ...file, bytes: greedy }))).toEqual(["private-key-damaged"]);
  });

  it("is not made under a passphrase that is easy to guess, nor without a key", async () => {
    const lock = (over: Partial<StudyOffice>, passphrase: string) =>
      lockPrivateKey({ office: { ...office, ...over }, passphrase, appVersion: "0.2.0" }, ports.cipher);
    await expect(lock({}, "short")).rejects.toThrow("short");
    await expect(lock({ privateKey: "" }, PASSPHRASE)).rejects.toThrow("its private key");
  });
});
