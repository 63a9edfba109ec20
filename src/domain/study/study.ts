import type { GrantBook, GrantCode } from "#domain/study/grant.ts";
import type { HandIn } from "#domain/study/hand-in.ts";
import type { StartCode } from "#domain/study/start-code.ts";
import type { OrderRules } from "#domain/exam/exam-order.ts";
import { LANGUAGES, type Language, type LocalText } from "#lib/language.ts";

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

/** The rules under which an exam is sat. They are written into the study file and hold on every machine. */
export interface StudyPolicy extends OrderRules {
  /** Offered beside the items; what is used is recorded. */
  readonly calculator: boolean;
  readonly scratchPad: boolean;
  /** Asked for when the clock starts, where the device has it. Leaving it is recorded and ends nothing. */
  readonly fullScreen: boolean;
  /** Languages in which the exam may be sat; at least one. */
  readonly languages: readonly Language[];
  readonly window: StartWindow;
  /** What a participant agrees to before the clock starts; null where nothing is asked. */
  readonly consent: LocalText | null;
}

/** When a sitting may begin; it may end later. Epoch ms; null where it is open on that side. */
export interface StartWindow {
  readonly opensAtMs: number | null;
  readonly closesAtMs: number | null;
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

/** Both tools are on: they are what a pharmacist has at hand at work. Nothing else is asked of anyone. */
export const DEFAULT_POLICY: StudyPolicy = {
  calculator: true,
  scratchPad: true,
  fullScreen: false,
  itemOrder: "fixed",
  optionOrder: "fixed",
  languages: LANGUAGES,
  window: { opensAtMs: null, closesAtMs: null },
  consent: null,
};
