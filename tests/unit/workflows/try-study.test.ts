// @vitest-environment node
import { describe, expect, it } from "vitest";
import { argon2PackCipher } from "#crypto/argon2-pack-cipher.ts";
import { createKeyPair, hpkeSealer } from "#crypto/hpke-sealer.ts";
import { setUpStudy, type MadeStudy } from "#domain/study/create-study.ts";
import { EMPTY_SETUP, withExamDefaults } from "#domain/study/study-setup.ts";
import { createRng } from "#lib/rng.ts";
import { TRIALS, tryStudy, type TrialPorts } from "#workflows/try-study.ts";
import { pilotExam, pilotKey, pilotPaperJson } from "../../support/pilot-package.ts";
import { openPackCipher } from "../../support/study-maker-in-place.ts";

const exam = pilotExam();
const people = (["pharmacist", "senior"] as const).map((rankId, index) => ({
  ...{ code: null, name: `S${index}`, site: "North", specialty: null, years: null, degree: null, extraShare: 0 },
  rankId,
}));
const setup = { ...withExamDefaults(EMPTY_SETUP, exam, null), people };
const keyPair = await createKeyPair();
const made = setUpStudy({ setup, exam, keyPair }, createRng("trial"));

const tried = async (study: MadeStudy, ports: Partial<TrialPorts> = {}) => {
  const order = { made: study, exam, key: pilotKey(), paper: pilotPaperJson(), appVersion: "0.1.0", nowMs: 0 };
  const results = await tryStudy(order, { packCipher: openPackCipher, sealer: hpkeSealer, ...ports });
  expect(results.map(({ trial }) => trial)).toEqual(TRIALS);
  return results;
};

const failing = async (study: MadeStudy, ports: Partial<TrialPorts> = {}) =>
  (await tried(study, ports)).filter(({ isPassed }) => !isPassed).map(({ trial }) => trial);

describe("tryStudy", () => {
  it("passes a study on the real ciphers, and counts what it tried", async () => {
    const results = await tried(made, { packCipher: argon2PackCipher });
    expect(results.map(({ isPassed, count }) => [isPassed, count])).toEqual([2, 1, 1, 1, 2].map((count) => [true, count]));
  });

  it("passes a study with every rule, before its time has come", async () => {
    const policy = { ...setup.policy, itemOrder: "seeded", optionOrder: "seeded", window: { opensAtMs: 1e12, closesAtMs: 2e12 } } as const;
    const ruled = setUpStudy({ setup: { ...setup, policy, consent: { en: "I agree", zh: "同意" } }, exam, keyPair }, createRng("rules"));
    expect(await failing(ruled)).toEqual([]);
  });

  it("sees a private key that does not fit the public one", async () => {
    const { privateKey } = await createKeyPair();
    expect(await failing({ ...made, office: { ...made.office, privateKey } })).toEqual(["submissions"]);
  });

  it("sees a code that is none, and one that gives nothing", async () => {
    const [first, ...others] = made.people;
    const broken = [{ ...first, code: "P7K3-QX" }, ...others] as MadeStudy["people"];
    expect(await failing({ ...made, people: broken })).toEqual(["codes"]);
    const { grantCodes } = made.office;
    const strange = grantCodes.map((code, index) => (index === 0 ? { ...code, code: "AAAAA-AAAAA" } : code));
    expect(await failing({ ...made, office: { ...made.office, grantCodes: strange } })).toEqual(["codes"]);
  });

  it("sees a pack that opens with any code, and one that opens with none", async () => {
    const careless = {
      ...openPackCipher,
      open: async (pack: Parameters<typeof openPackCipher.open>[0]) => openPackCipher.open(pack, firstCode, NOTHING),
    };
    expect(await failing(made, { packCipher: careless })).toEqual(["wrong-code"]);
    const shut = { ...openPackCipher, open: async () => ({ kind: "wrong-code" }) as const };
    expect(await failing(made, { packCipher: shut })).toEqual(["start-codes"]);
  });

  it("goes on when the platform fails in one trial", async () => {
    const broken = { ...openPackCipher, lock: () => Promise.reject(new Error("no memory")) };
    expect(await failing(made, { packCipher: broken })).toEqual(["study-file", "start-codes", "wrong-code"]);
  });
});

const firstCode = made.office.startCodes[0]?.code ?? "";
const NOTHING = new Uint8Array();
