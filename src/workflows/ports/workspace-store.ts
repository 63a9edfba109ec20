import type { Json } from "#lib/json.ts";
import type { PaperPart } from "#domain/paper/paper-sheet.ts";
import type { GrantReason } from "#domain/study/grant.ts";
import type { CodedPerson } from "#domain/study/person.ts";
import type { StudySetup } from "#domain/study/study-setup.ts";
import type { ProctorEntry } from "#domain/study/proctor-entry.ts";
import type { StudyOffice } from "#domain/study/study.ts";
import type { Submission } from "#domain/submission/submission.ts";
import type { ValidityDecision } from "#domain/cohort/validity.ts";
import type { Codebook } from "#domain/blinding/codebook.ts";
import type { Grade } from "#domain/grading/grade.ts";
import type { BackupContent } from "#formats/backup-file.ts";
import type { Issue } from "#lib/issue.ts";

/** A study as the staff's machine holds it. Files are kept as they came. */
export interface StudyWorkspace {
  readonly office: StudyOffice;
  readonly paper: Json;
  readonly key: Json;
  readonly collected: readonly CollectedSubmission[];
  readonly rounds: readonly GradingRound[];
  readonly gradeImports: readonly GradeImport[];
  /** In the order they were read out. */
  readonly handedOut: readonly HandedOutCode[];
  /** In the order they were made. */
  readonly safeCopies: readonly SafeCopy[];
  /** Every decision on a section, in the order they were recorded: for each section the last one is in force. */
  readonly validity: readonly ValidityDecision[];
  /**
   * Who is behind the codes, in the roster's order; empty for a study whose people this machine does not know. Never leaves the workspace
   * with anything else.
   */
  readonly people: readonly CodedPerson[];
  /** The newest backup of each sitting of which one came in, whether its submission did or not. */
  readonly backups: readonly CollectedBackup[];
  /** In the order it was written. */
  readonly proctorLog: readonly ProctorEntry[];
  /** Who withdrew consent; at most one for a code. */
  readonly withdrawals: readonly Withdrawal[];
  /** Whose data were erased; at most one for a code. */
  readonly erasures: readonly Erasure[];
  /** What was typed in from paper sheets: of each code at most one part of a name. */
  readonly paperParts: readonly PaperPart[];
  /** In the order the files were made. */
  readonly exports: readonly ExportRecord[];
}

/** A study that is being set up, as it was left. */
export interface SetupDraft {
  readonly draftId: string;
  readonly changedAtMs: number;
  readonly setup: StudySetup;
  /** The exam's two files as they came; null until they are given. */
  readonly exam: { readonly paper: Json; readonly key: Json } | null;
}

/** One accepted submission, of a person or a model, with what the verification found. */
export interface CollectedSubmission {
  readonly submission: Submission;
  readonly fileName: string;
  readonly collectedAtMs: number;
  /** "doubtful" keeps it out of scoring until the coordinator decides: then it is what the last decision says. */
  readonly verdict: "sound" | "doubtful";
  /** What was found, whatever is decided. */
  readonly issues: readonly Issue[];
  /** In the order they were made; absent where nothing was decided. */
  readonly decisions?: readonly VerdictDecision[];
}

/** The coordinator's decision whether a submission counts, whatever was found about it. It names no person. */
export interface VerdictDecision {
  readonly verdict: "sound" | "doubtful";
  /** Why: 1 to `MAX_NOTE_LENGTH` UTF-16 units. */
  readonly reason: string;
  readonly decidedAtMs: number;
  /** Codes of the errors that were known then: one that is found later makes the submission doubtful again. */
  readonly known: readonly string[];
}

/** One blinded workbook that went out. */
export interface GradingRound {
  readonly roundId: string;
  readonly grader: string;
  readonly seed: string;
  readonly madeAtMs: number;
  readonly codebook: Codebook;
}

/** One graded workbook that came back; the file is kept. */
export interface GradeImport {
  readonly roundId: string;
  readonly fileName: string;
  readonly fileHash: string;
  readonly importedAtMs: number;
  readonly grades: readonly Grade[];
}

/** A single-use code that the coordinator has read out to its participant. */
export interface HandedOutCode {
  readonly code: string;
  readonly reason: GrantReason;
  readonly atMs: number;
}

/** A sitting that was not handed in when this backup of it was made. */
export interface CollectedBackup {
  readonly content: BackupContent;
  readonly fileName: string;
  readonly collectedAtMs: number;
}

/** A participant has withdrawn consent: nothing of theirs is scored, exported or blinded from then on. It can be taken back. */
export interface Withdrawal {
  /** The participant's code. */
  readonly code: string;
  readonly atMs: number;
}

/** What is left of a participant whose data were erased: that they were, so that no file of theirs is taken in again. */
export interface Erasure {
  /** The participant's code. */
  readonly code: string;
  readonly atMs: number;
  /** Random ids of what was erased: grades that come back later in a workbook made before are known by them and left out. */
  readonly submissionIds: readonly string[];
}

/** A file with participants' data that left this machine. */
export interface ExportRecord {
  readonly fileName: string;
  readonly atMs: number;
  /** Codes of the participants in it. */
  readonly codes: readonly string[];
}

/** A copy that was made outside this browser: of the private key alone, of the workspace with it, or of the workspace of a machine that lacks it. */
export interface SafeCopy {
  readonly kind: "key" | "workspace" | "workspace-keyless";
  readonly atMs: number;
}

/** Short facts for the list of studies. */
export interface StudySummary {
  readonly studyId: string;
  readonly title: StudyOffice["study"]["title"];
  readonly simulated: boolean;
  readonly collectedCount: number;
  readonly rosterCount: number;
}

/** Whether something was stored, or was not because that participant's data were erased meanwhile. */
export type StoreOutcome = "stored" | "erased";

/** As `StoreOutcome`, or that somebody else's entry, or a finished one, is in its place. */
export type PaperOutcome = StoreOutcome | "taken";

/**
 * The staff's database. Every method is one transaction: all or nothing. Adding to a study that is not saved rejects. What is of a
 * participant whose data were erased is never added, whoever had read it before: each method says what it does instead.
 */
export interface WorkspaceStore {
  readonly list: () => Promise<readonly StudySummary[]>;
  readonly load: (studyId: string) => Promise<StudyWorkspace | null>;
  /** Adds or replaces a study's office, paper and key; keeps what was collected. */
  readonly saveStudy: (study: Pick<StudyWorkspace, "office" | "paper" | "key">) => Promise<void>;
  /** Adds submissions; one with an id already held is left as it is, one of an erased participant is left out. */
  readonly addCollected: (studyId: string, collected: readonly CollectedSubmission[]) => Promise<void>;
  /**
   * Adds submissions, or replaces those of the same id where they stand: for a verdict that changes. None if any is of an erased
   * participant.
   */
  readonly putCollected: (studyId: string, collected: readonly CollectedSubmission[]) => Promise<StoreOutcome>;
  /** Removes submissions, and the decisions on their sections with them. */
  readonly removeCollected: (studyId: string, submissionIds: readonly string[]) => Promise<void>;
  /** Rejects if the study has a round of that id. */
  readonly addRound: (studyId: string, round: GradingRound) => Promise<void>;
  /** Adds an import, without grades of erased submissions; one of the same file held already is left as it is. */
  readonly addGradeImport: (studyId: string, gradeImport: GradeImport) => Promise<void>;
  /** Takes an import back whole. */
  readonly removeGradeImport: (studyId: string, fileHash: string) => Promise<void>;
  /** Records a code as read out; one recorded already is left as it is, one of an erased participant is left out. */
  readonly addHandedOut: (studyId: string, handedOut: HandedOutCode) => Promise<void>;
  /** Records a decision behind those there are: none is ever changed. Rejects unless the study holds the submission. */
  readonly addValidity: (studyId: string, decision: ValidityDecision) => Promise<void>;
  /** Keeps a backup in the place of the one of the same sitting, if there is one. Not one of an erased participant. */
  readonly putBackup: (studyId: string, backup: CollectedBackup) => Promise<StoreOutcome>;
  /** Adds an entry to the proctor log, without the code of an erased participant; one with an id already held is left as it is. */
  readonly addProctorEntry: (studyId: string, entry: ProctorEntry) => Promise<void>;
  readonly removeProctorEntry: (studyId: string, entryId: string) => Promise<void>;
  /** Records a withdrawal; the first of a code stays as it is, and one of an erased participant is left out. */
  readonly addWithdrawal: (studyId: string, withdrawal: Withdrawal) => Promise<void>;
  readonly removeWithdrawal: (studyId: string, code: string) => Promise<void>;
  /**
   * Keeps a part of a paper sheet in the place of the one of the same code and name, if there is one that it `mayReplace`. Not one of an
   * erased participant.
   */
  readonly putPaperPart: (studyId: string, part: PaperPart) => Promise<PaperOutcome>;
  /** Removes all that was typed in from a participant's paper sheet. */
  readonly removePaperParts: (studyId: string, code: string) => Promise<void>;
  /** Records a file, without the codes of erased participants; not at all where nobody is left in it. */
  readonly addExport: (studyId: string, record: ExportRecord) => Promise<void>;
  /**
   * Deletes what is held of a participant and cannot be undone: submissions and their grades, backups, codes that were read out, what was typed in
   * from paper, who is behind the code, the withdrawal; takes the code out of the proctor log and the record of exports. Leaves an `Erasure`. The study's own
   * files (roster, codes never read out) and the codebooks, which hold no response, stay.
   */
  readonly eraseParticipant: (studyId: string, erased: Pick<Erasure, "code" | "atMs">) => Promise<void>;
  /** Records that a copy of the key was made; one recorded already is left as it is. */
  readonly addSafeCopy: (studyId: string, copy: SafeCopy) => Promise<void>;
  readonly removeStudy: (studyId: string) => Promise<void>;
  /** Newest first. */
  readonly listDrafts: () => Promise<readonly SetupDraft[]>;
  readonly loadDraft: (draftId: string) => Promise<SetupDraft | null>;
  /** Adds or replaces a draft. */
  readonly saveDraft: (draft: SetupDraft) => Promise<void>;
  readonly removeDraft: (draftId: string) => Promise<void>;
  /** Turns a draft into a study with its people. Rejects if a study of that id is held, and unless the draft is held as it was last changed then. */
  readonly finishDraft: (
    draft: Pick<SetupDraft, "draftId" | "changedAtMs">,
    made: Pick<StudyWorkspace, "office" | "paper" | "key" | "people">,
  ) => Promise<void>;
}
