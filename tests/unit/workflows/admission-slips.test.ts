import { describe, expect, it } from "vitest";
import { setUpStudy } from "#domain/study/create-study.ts";
import { EMPTY_SETUP, withExamDefaults } from "#domain/study/study-setup.ts";
import { createRng } from "#lib/rng.ts";
import { admissionSlips } from "#workflows/admission-slips.ts";
import { pilotExam } from "../../support/pilot-package.ts";

const exam = pilotExam();
const person = (name: string, site: string, extraShare: number) => ({
  ...{ code: null, rankId: "senior", specialty: null, years: null, degree: null },
  ...{ name, site, extraShare },
});
const people = [person("S1", "North", 0), person("S2", "South", 0), person("S3", "North", 0.25)];
const setup = { ...withExamDefaults(EMPTY_SETUP, exam, null), people };
const made = setUpStudy({ setup, exam, keyPair: { publicKey: "a", privateKey: "b" } }, createRng("slips"));

describe("admissionSlips", () => {
  it("has one for everyone by site, with the address that fills in the code", () => {
    const slips = admissionSlips(made, "https://exam.example/");
    expect(slips.map(({ name, site }) => [name, site])).toEqual([
      ["S1", "North"],
      ["S3", "North"],
      ["S2", "South"],
    ]);
    expect(slips[0]?.address).toBe(`https://exam.example/#/sit?code=${made.people[0]?.code ?? ""}`);
  });

  it("prints the code for extra time for those who have it, and for nobody else", () => {
    const extras = admissionSlips(made, "").map(({ extra }) => extra);
    expect(extras.map((extra) => extra?.share ?? 0)).toEqual([0, 0.25, 0]);
    const code = made.office.grantCodes.find((each) => each.code === extras[1]?.code);
    expect(code).toMatchObject({ participantCode: made.people[2]?.code, grant: { kind: "extra", share: 0.25 } });
  });

  it("carries codes only where nobody is known by name", () => {
    expect(admissionSlips({ office: made.office, people: [] }, "").every(({ name, extra }) => name === null && extra === null)).toBe(true);
  });
});
