import type { Exam } from "#domain/exam/exam.ts";
import { createRoster } from "#domain/study/create-roster.ts";
import { commitGrants, createGrantCodes, standardGrants } from "#domain/study/grant.ts";
import { createStartCode } from "#domain/study/start-code.ts";
import { DEFAULT_POLICY, DEFAULT_RANKS, type StudyOffice } from "#domain/study/study.ts";
import type { Rng } from "#lib/rng.ts";

/** What a new study is made of. */
export interface StudyPlan {
  readonly studyId: string;
  readonly exam: Exam;
  /** Sealing keys as raw bytes in base64url. */
  readonly keyPair: { readonly publicKey: string; readonly privateKey: string };
  /** Expected participants of each default rank, junior first; whole numbers ≥ 0. */
  readonly counts: readonly [number, number, number];
  readonly sites: readonly string[];
}

/** 128 bits in hex digits. */
const SALT_LENGTH = 32;

/**
 * A new, real (not simulated) study on an exam, titled and timed as the exam, with a roster of fresh codes and a start code for each site.
 * @throws RangeError for counts or sites that `createRoster` refuses.
 */
export function createStudy(plan: StudyPlan, rng: Pick<Rng, "below">): StudyOffice {
  const { studyId, exam, keyPair } = plan;
  const counts = DEFAULT_RANKS.map(({ id }, index) => ({ rankId: id, count: plan.counts[index] ?? 0 }));
  const roster = createRoster(counts, plan.sites, rng);
  const codes = roster.map((entry) => entry.code);
  const grantCodes = createGrantCodes(codes, standardGrants(exam.durationMs), rng);
  const grantSalt = Array.from({ length: SALT_LENGTH }, () => rng.below(16).toString(16)).join("");
  const book = { policy: DEFAULT_POLICY, grantSalt, grants: commitGrants(grantCodes, grantSalt) };
  const startCodes = plan.sites.map((site) => ({ site, code: createStartCode(rng) }));
  const study = { studyId, ...examFacts(exam), publicKey: keyPair.publicKey, ...book, simulated: false };
  return { study, privateKey: keyPair.privateKey, ranks: DEFAULT_RANKS, roster, grantCodes, startCodes };
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
