import type { AnswerKey } from "#domain/exam/answer-key.ts";
import { drawItemTraits } from "#domain/simulation/item-traits.ts";
import { simulatePerson } from "#domain/simulation/simulate-person.ts";
import type { MadeStudy } from "#domain/study/create-study.ts";
import { grantOf } from "#domain/study/grant.ts";
import { isParticipantCode } from "#domain/study/participant-code.ts";
import type { RosterEntry } from "#domain/study/study.ts";
import { verifySubmission } from "#domain/submission/verify-submission.ts";
import { readHostedStudy, type HostedStudy } from "#formats/hosted-study.ts";
import { canonicalJson } from "#lib/json.ts";
import { makeStudyFile, type StudyToPack } from "#workflows/make-study-file.ts";
import { openExam } from "#workflows/open-exam.ts";
import type { PackCipher } from "#workflows/ports/pack-cipher.ts";
import type { Sealer } from "#workflows/ports/sealer.ts";
import { sealSubmission } from "#workflows/seal-submission.ts";
import { unsealSubmission } from "#workflows/unseal-submission.ts";

/** What a trial goes through, in order. */
export const TRIALS = ["codes", "study-file", "start-codes", "wrong-code", "submissions"] as const;
/** One of them. */
export type Trial = (typeof TRIALS)[number];

/** What became of a trial. */
export interface TrialResult {
  readonly trial: Trial;
  readonly isPassed: boolean;
  /** How many codes, files or submissions were tried. */
  readonly count: number;
}

/** A study that was made and not yet kept. */
export interface StudyToTry extends Omit<StudyToPack, "office"> {
  readonly made: MadeStudy;
  readonly key: AnswerKey;
  readonly nowMs: number;
}

/** What the trial needs of the machine. */
export interface TrialPorts {
  readonly packCipher: PackCipher;
  readonly sealer: Sealer;
}

/**
 * Uses a study before anyone else does, with its own codes and keys: the study file is written and read back, every start code opens the
 * exam and a wrong one does not, every participant has sound codes, and for each rank a virtual sitting is handed in, sealed, opened and
 * verified. Nothing is stored. A trial that cannot be run counts as failed; those after it still run. Takes about a second a site.
 */
export async function tryStudy(
  study: StudyToTry,
  ports: TrialPorts,
  onResult: (result: TrialResult) => void = () => undefined,
): Promise<readonly TrialResult[]> {
  const { made } = study;
  const hosted = await written(study, ports).catch(() => null);
  const runs: Readonly<Record<Trial, () => Promise<Omit<TrialResult, "trial">>>> = {
    codes: async () => ({ isPassed: haveSoundCodes(made), count: made.people.length }),
    "study-file": async () => ({ isPassed: hosted !== null && isTheStudy(hosted, made), count: 1 }),
    "start-codes": () => startCodesOpen(hosted, study, ports),
    "wrong-code": async () => ({ isPassed: hosted !== null && (await isRefused(hosted, made, ports)), count: 1 }),
    submissions: () => submissionsReturn(study, ports),
  };
  const results: TrialResult[] = [];
  for (const trial of TRIALS) {
    const result = { trial, ...(await runs[trial]().catch(() => ({ isPassed: false, count: 0 }))) };
    results.push(result);
    onResult(result);
  }
  return results;
}

async function written({ made, exam, paper, appVersion }: StudyToTry, { packCipher }: TrialPorts): Promise<HostedStudy | null> {
  const bytes = await makeStudyFile({ office: made.office, exam, paper, appVersion }, packCipher);
  const read = readHostedStudy({ name: "study.json", bytes });
  return read.ok ? read.value : null;
}

function isTheStudy(hosted: HostedStudy, { office }: MadeStudy): boolean {
  return canonicalJson(hosted.study) === canonicalJson(office.study);
}

/** Each code once, each right by its check character, and for every participant a code that gives what it says. */
function haveSoundCodes({ office, people }: MadeStudy): boolean {
  const codes = people.map(({ code }) => code);
  const gives = office.grantCodes.every(({ participantCode, code, grant }) => {
    return canonicalJson(grantOf(office.study, participantCode, code)) === canonicalJson(grant);
  });
  return gives && codes.every(isParticipantCode) && new Set(codes).size === codes.length && office.roster.length === codes.length;
}

async function startCodesOpen(hosted: HostedStudy | null, { made, exam }: StudyToTry, { packCipher }: TrialPorts) {
  const { startCodes } = made.office;
  let openedCount = 0;
  for (const { code } of startCodes) {
    const opening = hosted === null ? null : await openExam(hosted, code, packCipher);
    if (opening?.kind === "opened" && opening.exam.examHash === exam.examHash) openedCount += 1;
  }
  return { isPassed: startCodes.length > 0 && openedCount === startCodes.length, count: startCodes.length };
}

/** The first start code read backwards is another code, unless it is the same both ways, which no code with a check character drawn at random is for long. */
async function isRefused(hosted: HostedStudy, { office }: MadeStudy, { packCipher }: TrialPorts): Promise<boolean> {
  const wrong = [...(office.startCodes[0]?.code ?? "")].reverse().join("");
  return (await openExam(hosted, wrong, packCipher)).kind === "wrong-code";
}

async function submissionsReturn(study: StudyToTry, { sealer }: TrialPorts) {
  const { made, exam, key, appVersion, nowMs } = study;
  const { office } = made;
  const virtual = {
    study: office.study,
    ranks: office.ranks,
    exam,
    items: drawItemTraits(exam, key, "trial"),
    seed: "trial",
    appVersion,
    firstStartAtMs: nowMs,
  };
  const entries = onePerRank(office.roster);
  let returnedCount = 0;
  for (const entry of entries) {
    const { submission } = simulatePerson(entry, virtual, "enforced");
    const sealed = await sealSubmission(submission, office.study.publicKey, sealer);
    const opened = await unsealSubmission(sealed, office.privateKey, sealer);
    const isSound = opened.ok && verifySubmission(opened.value, exam, office.study).every(({ code }) => code === TOO_EARLY);
    if (isSound && opened.value.source.receipt === submission.source.receipt) returnedCount += 1;
  }
  return { isPassed: entries.length > 0 && returnedCount === entries.length, count: entries.length };
}

/** The one thing about a trial that is no fault: it comes before the time in which the exam may be started. */
const TOO_EARLY = "submission-window";

function onePerRank(roster: readonly RosterEntry[]): readonly RosterEntry[] {
  return roster.filter(({ rankId }, index) => roster.findIndex((entry) => entry.rankId === rankId) === index);
}
