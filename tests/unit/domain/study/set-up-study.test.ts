import { describe, expect, it } from "vitest";
import { accommodationCode, setUpStudy } from "#domain/study/create-study.ts";
import { grantOf } from "#domain/study/grant.ts";
import { isParticipantCode } from "#domain/study/participant-code.ts";
import type { Person } from "#domain/study/person.ts";
import { isStartCode } from "#domain/study/start-code.ts";
import { EMPTY_SETUP, withExamDefaults } from "#domain/study/study-setup.ts";
import { createRng } from "#lib/rng.ts";
import { pilotExam } from "../../../support/pilot-package.ts";

const EXAM = pilotExam();
const keyPair = { publicKey: "public", privateKey: "private" };

function person(name: string, site: string, extraShare = 0, code: string | null = null): Person {
  return { code, name, site, rankId: "senior", specialty: null, years: null, degree: null, extraShare };
}

const people = [person("S1", "North"), person("S2", "South", 0.25), person("S3", "North", 0.4), person("S4", "North", 0, "P7K3-Q8")];
const setup = { ...withExamDefaults(EMPTY_SETUP, EXAM, null), studyId: "spring", durationMinutes: 100, people };
const made = setUpStudy({ setup, exam: EXAM, keyPair }, createRng("codes"));

describe("setUpStudy", () => {
  it("gives everyone a code of their own and keeps the one that was there", () => {
    const codes = made.people.map(({ code }) => code);
    expect(codes.every(isParticipantCode)).toBe(true);
    expect(new Set(codes).size).toBe(4);
    expect(codes[3]).toBe("P7K3-Q8");
    expect(made.office.roster.map(({ code }) => code)).toEqual(codes);
  });

  it("tells the office codes, sites and ranks, and no names", () => {
    expect(made.office.roster[1]).toEqual({ code: made.people[1]?.code, rankId: "senior", site: "South" });
    expect(JSON.stringify(made.office)).not.toContain("S1");
  });

  it("makes one start code a site, and takes time and title from the set-up", () => {
    expect(made.office.startCodes.map(({ site }) => site)).toEqual(["North", "South"]);
    expect(made.office.startCodes.every(({ code }) => isStartCode(code))).toBe(true);
    expect(made.office.study).toMatchObject({ studyId: "spring", durationMs: 6_000_000, examHash: EXAM.examHash, simulated: false });
  });

  it("names the drop box where there is one", () => {
    expect(made.office.study.handIn).toBeNull();
    const named = setUpStudy({ setup: { ...setup, dropBox: "drop/" }, exam: EXAM, keyPair }, createRng("codes"));
    expect(named.office.study.handIn).toEqual({ url: "drop/" });
  });

  it("has a code for every accommodation, of a usual share or not", () => {
    const [none, usual, unusual] = made.people.map((one) => accommodationCode(made.office.grantCodes, one));
    expect(none).toBeNull();
    expect(usual?.grant).toEqual({ kind: "extra", extraMs: 1_500_000, share: 0.25 });
    expect(unusual?.grant).toEqual({ kind: "extra", extraMs: 2_400_000, share: 0.4 });
    expect(grantOf(made.office.study, made.people[2]?.code ?? "", unusual?.code ?? "")).toEqual(unusual?.grant);
    expect(grantOf(made.office.study, made.people[1]?.code ?? "", unusual?.code ?? "")).toBeNull();
  });
});
