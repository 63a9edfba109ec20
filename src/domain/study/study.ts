import type { GrantBook, GrantCode } from "#domain/study/grant.ts";
import type { HandIn } from "#domain/study/hand-in.ts";
import type { StartCode } from "#domain/study/start-code.ts";
import type { LocalText } from "#lib/language.ts";

/** What the participant's machine may know of a study. Contains no roster, no rank and no private key. */
export interface Study extends GrantBook {
  readonly studyId: string;
  readonly title: LocalText;
  readonly examId: string;
  readonly examHash: string;
  readonly durationMs: number;
  /** The coordinator's public sealing key (DHKEM P-256), raw bytes as base64url. */
  readonly publicKey: string;
  readonly policy: StudyPolicy;
  /** Null where submissions are handed over as files only. */
  readonly handIn: HandIn | null;
  /** True for a demo study: then every page and export says "simulated". */
  readonly simulated: boolean;
}

/** What an exam offers beside its items. What is used is recorded. */
export interface StudyPolicy {
  readonly calculator: boolean;
  readonly scratchPad: boolean;
}

/** One rank of pharmacist. */
export interface Rank {
  readonly id: string;
  readonly title: LocalText;
}

/** The coordinator's side of a study: a file that never goes to an exam machine. */
export interface StudyOffice {
  readonly study: Study;
  /** Private sealing key, JWK-free raw bytes as base64url. Empty where this machine does not hold it. */
  readonly privateKey: string;
  /** Ranks from junior to principal; ids are stable, titles shown. */
  readonly ranks: readonly Rank[];
  readonly roster: readonly RosterEntry[];
  /** The single-use codes of every participant. */
  readonly grantCodes: readonly GrantCode[];
  /** One for each site of the roster, no two alike. */
  readonly startCodes: readonly StartCode[];
}

/** One expected participant. The code is all that other files know of a person. */
export interface RosterEntry {
  readonly code: string;
  readonly rankId: string;
  readonly site: string;
}

/** Both tools are on: they are what a pharmacist has at hand at work. */
export const DEFAULT_POLICY: StudyPolicy = { calculator: true, scratchPad: true };
