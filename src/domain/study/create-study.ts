import { commitGrants, createGrantCodes, createStartCode, standardGrants } from "#domain/study/create-codes.ts";
import type { Exam } from "#domain/exam/exam.ts";
import { createRoster, freshCode } from "#domain/study/create-roster.ts";
import { type Grant, type GrantCode } from "#domain/study/grant.ts";
import { sitesOf, type CodedPerson } from "#domain/study/person.ts";
import { DEFAULT_RANKS } from "#domain/study/default-ranks.ts";
import { DEFAULT_POLICY, type RosterEntry, type Study, type StudyOffice } from "#domain/study/study.ts";
import { consentOf, type StudySetup } from "#domain/study/study-setup.ts";
import { assert } from "#lib/assert.ts";
import type { Rng } from "#lib/rng.ts";

/** Sealing keys as raw bytes in base64url. */
export interface StudyKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** What a new study is made of when nobody is known by name yet. */
export interface StudyPlan {
  readonly studyId: string;
  readonly exam: Exam;
  readonly keyPair: StudyKeys;
  /** Expected participants of each default rank, junior first; whole numbers ≥ 0. */
  readonly counts: readonly [number, number, number];
  readonly sites: readonly string[];
}

/** What a new study is made of when it was set up. */
export interface SetUpPlan {
  readonly setup: StudySetup;
  readonly exam: Exam;
  readonly keyPair: StudyKeys;
}

/** A study and who takes part in it. */
export interface MadeStudy {
  readonly office: StudyOffice;
  /** In the roster's order. */
  readonly people: readonly CodedPerson[];
}

/** 128 bits in hex digits. */
const SALT_LENGTH = 32;

/**
 * A new, real (not simulated) study on an exam, titled and timed as the exam, with a roster of fresh codes and a start code for each site.
 * @throws RangeError for counts or sites that `createRoster` refuses.
 */
export function createStudy(plan: StudyPlan, rng: Pick<Rng, "below">): StudyOffice {
  const { studyId, exam, keyPair, sites } = plan;
  const counts = DEFAULT_RANKS.map(({ id }, index) => ({ rankId: id, count: plan.counts[index] ?? 0 }));
  const roster = createRoster(counts, sites, rng);
  const grants = standardGrants(exam.durationMs);
  const facts = { studyId, ...examFacts(exam), policy: DEFAULT_POLICY, handIn: null };
  const grantCodes = createGrantCodes(
    roster.map(({ code }) => ({ participantCode: code, grants })),
    rng,
  );
  return officeOf({ facts, keyPair, ranks: DEFAULT_RANKS, roster, sites, grantCodes }, rng);
}

/**
 * The study that was set up, on its exam: codes for everyone who has none yet, single-use codes for all, one more for who has extra time
 * that is none of the usual shares, and a start code for each site. For a real study the generator must draw from real randomness.
 * @throws RangeError for a set-up of which `setupIssues` reports an error.
 */
export function setUpStudy({ setup, exam, keyPair }: SetUpPlan, rng: Pick<Rng, "below">): MadeStudy {
  const { studyId, title, ranks, dropBox, durationMinutes } = setup;
  const policy = { ...setup.policy, consent: consentOf(setup) };
  const handIn = dropBox === "" ? null : { url: dropBox };
  assert(durationMinutes !== null, "setUpStudy requires a duration, got none");
  const taken = new Set(setup.people.flatMap(({ code }) => (code === null ? [] : [code])));
  const people = setup.people.map((person) => ({ ...person, code: person.code ?? freshCode(taken, rng) }));
  const { examId, examHash } = exam;
  const facts = { studyId, title, examId, examHash, durationMs: durationMinutes * 60_000, policy, handIn };
  const grantCodes = createGrantCodes(
    people.map(({ code, extraShare }) => ({ participantCode: code, grants: grantsFor(facts.durationMs, extraShare) })),
    rng,
  );
  const roster = people.map(({ code, rankId, site }) => ({ code, rankId, site }));
  return { office: officeOf({ facts, keyPair, ranks, roster, sites: sitesOf(people), grantCodes }, rng), people };
}

/** The code that gives a person the extra time agreed on; null for who has none. */
export function accommodationCode(grantCodes: readonly GrantCode[], { code, extraShare }: CodedPerson): GrantCode | null {
  if (extraShare === 0) return null;
  return grantCodes.find(({ participantCode, grant }) => participantCode === code && shareOf(grant) === extraShare) ?? null;
}

function grantsFor(durationMs: number, extraShare: number): readonly Grant[] {
  const grants = standardGrants(durationMs);
  if (extraShare === 0 || grants.some((grant) => shareOf(grant) === extraShare)) return grants;
  return [...grants, { kind: "extra", extraMs: Math.round(durationMs * extraShare), share: extraShare }];
}

function shareOf(grant: Grant): number | null {
  return grant.kind === "extra" ? grant.share : null;
}

interface OfficeParts {
  readonly facts: Pick<Study, "studyId" | "title" | "examId" | "examHash" | "durationMs" | "policy" | "handIn">;
  readonly keyPair: StudyKeys;
  readonly ranks: StudyOffice["ranks"];
  readonly roster: readonly RosterEntry[];
  readonly sites: readonly string[];
  readonly grantCodes: readonly GrantCode[];
}

function officeOf({ facts, keyPair, ranks, roster, sites, grantCodes }: OfficeParts, rng: Pick<Rng, "below">): StudyOffice {
  const grantSalt = Array.from({ length: SALT_LENGTH }, () => rng.below(16).toString(16)).join("");
  const startCodes = sites.map((site) => ({ site, code: createStartCode(rng) }));
  const grants = commitGrants(grantCodes, grantSalt);
  const study = { ...facts, publicKey: keyPair.publicKey, grantSalt, grants, simulated: false };
  return { study, privateKey: keyPair.privateKey, ranks, roster, grantCodes, startCodes };
}

/**
 * The same study on another version of its exam: title, time and hash follow, keys and codes stay.
 * Submissions to the version before are then of another exam, and collecting them says so.
 */
export function withExam(office: StudyOffice, exam: Exam): StudyOffice {
  return { ...office, study: { ...office.study, ...examFacts(exam) } };
}

function examFacts({ title, examId, examHash, durationMs }: Exam): Pick<Exam, "title" | "examId" | "examHash" | "durationMs"> {
  return { title, examId, examHash, durationMs };
}
