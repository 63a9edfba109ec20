import { Dexie, type Table } from "dexie";
import type { ValidityDecision } from "#domain/cohort/validity.ts";
import type { PaperPart } from "#domain/paper/paper-sheet.ts";
import type { ProctorEntry } from "#domain/study/proctor-entry.ts";
import type { StudyOffice } from "#domain/study/study.ts";
import type { Json } from "#lib/json.ts";
import type { CodedPerson } from "#domain/study/person.ts";
import type {
  CollectedBackup,
  CollectedSubmission,
  Erasure,
  ExportRecord,
  GradeImport,
  GradingRound,
  HandedOutCode,
  SafeCopy,
  SetupDraft,
  Withdrawal,
} from "#workflows/ports/workspace-store.ts";
import { upgradeWorkspaceRow } from "#domain/study/workspace-row-upgrade.ts";

/** A study's three files, parsed but otherwise as they came. */
export interface StudyRow {
  readonly studyId: string;
  readonly office: StudyOffice;
  readonly paper: Json;
  readonly key: Json;
}

/** One collected submission; `order` is given by the database and keeps the order of arrival. */
export interface CollectedRow {
  readonly order?: number;
  readonly studyId: string;
  readonly submissionId: string;
  readonly collected: CollectedSubmission;
}

/** One grading round. */
export interface RoundRow {
  readonly order?: number;
  readonly studyId: string;
  readonly roundId: string;
  readonly round: GradingRound;
}

/** One graded workbook's grades. */
export interface GradeImportRow {
  readonly order?: number;
  readonly studyId: string;
  readonly fileHash: string;
  readonly gradeImport: GradeImport;
}

/** One single-use code that was read out. */
export interface HandedOutRow {
  readonly order?: number;
  readonly studyId: string;
  readonly code: string;
  readonly handedOut: HandedOutCode;
}

/** Who is behind a study's codes. */
export interface PeopleRow {
  readonly studyId: string;
  readonly people: readonly CodedPerson[];
}

/** One decision on a section of a submission. */
export interface ValidityRow {
  readonly order?: number;
  readonly studyId: string;
  readonly submissionId: string;
  readonly decision: ValidityDecision;
}

/** The newest backup of one sitting. */
export interface BackupRow {
  readonly order?: number;
  readonly studyId: string;
  readonly sittingId: string;
  readonly backup: CollectedBackup;
}

/** One entry of the proctor log. */
export interface ProctorRow {
  readonly order?: number;
  readonly studyId: string;
  readonly entryId: string;
  readonly entry: ProctorEntry;
}

/** One participant's withdrawal of consent. */
export interface WithdrawalRow {
  readonly order?: number;
  readonly studyId: string;
  readonly code: string;
  readonly withdrawal: Withdrawal;
}

/** One participant whose data were erased. */
export interface ErasureRow {
  readonly order?: number;
  readonly studyId: string;
  readonly code: string;
  readonly erasure: Erasure;
}

/** One file that left the machine. */
export interface ExportRow {
  readonly order?: number;
  readonly studyId: string;
  readonly record: ExportRecord;
}

/** One copy of a study's private key that was made outside this browser. */
export interface SafeCopyRow extends SafeCopy {
  readonly order?: number;
  readonly studyId: string;
}

/** One part of what was typed in from a participant's paper sheet. */
export interface PaperRow {
  readonly order?: number;
  readonly studyId: string;
  readonly code: string;
  readonly part: PaperPart["part"];
  readonly paperPart: PaperPart;
}

/** The staff's database, apart from the participant's so that an exam machine never holds a key. */
export class WorkspaceDatabase extends Dexie {
  declare readonly studies: Table<StudyRow, string>;
  declare readonly collected: Table<CollectedRow, number>;
  declare readonly rounds: Table<RoundRow, number>;
  declare readonly gradeImports: Table<GradeImportRow, number>;
  declare readonly handedOut: Table<HandedOutRow, number>;
  declare readonly people: Table<PeopleRow, string>;
  declare readonly drafts: Table<SetupDraft, string>;
  declare readonly validity: Table<ValidityRow, number>;
  declare readonly backups: Table<BackupRow, number>;
  declare readonly proctorLog: Table<ProctorRow, number>;
  declare readonly withdrawals: Table<WithdrawalRow, number>;
  declare readonly erasures: Table<ErasureRow, number>;
  declare readonly exports: Table<ExportRow, number>;
  declare readonly safeCopies: Table<SafeCopyRow, number>;
  declare readonly paperParts: Table<PaperRow, number>;

  constructor(name = "rxbaseline-workspace") {
    // Grades cannot be had again by a reload: a write is done when it is on the disk.
    super(name, { chromeTransactionDurability: "strict" });
    // Declarations are added to, never changed: a browser may hold any version ever shipped.
    this.version(1).stores({
      studies: "studyId",
      collected: "++order, studyId, &[studyId+submissionId]",
      rounds: "++order, studyId, &[studyId+roundId]",
      gradeImports: "++order, studyId, &[studyId+fileHash]",
      handedOut: "++order, studyId, &[studyId+code]",
    });
    this.version(2)
      .stores({
        people: "studyId",
        drafts: "draftId, changedAtMs",
        validity: "++order, studyId, [studyId+submissionId]",
        backups: "++order, studyId, &[studyId+sittingId]",
        proctorLog: "++order, studyId, &[studyId+entryId]",
        withdrawals: "++order, studyId, &[studyId+code]",
        erasures: "++order, studyId, &[studyId+code]",
        exports: "++order, studyId",
        safeCopies: "++order, studyId, &[studyId+kind+atMs]",
      })
      .upgrade((transaction) => transaction.table<StudyRowBefore2>("studies").toCollection().modify(moveRanks));
    this.version(3).upgrade(async (transaction) => {
      for (const name of ["studies", "drafts"]) {
        const toNewest = (row: object): void => void Object.assign(row, upgradeWorkspaceRow(name, row, 2));
        await transaction.table<object>(name).toCollection().modify(toNewest);
      }
    });
    this.version(4).stores({ paperParts: "++order, studyId, &[studyId+code+part]" });
  }
}

/** A study of version 1: the ranks stood in the study itself, and no study had a drop box. */
interface StudyRowBefore2 {
  office: { readonly study: { readonly ranks?: unknown } };
}

function moveRanks(row: StudyRowBefore2): void {
  const { ranks, ...study } = row.office.study;
  row.office = { ...row.office, ranks, study: { ...study, handIn: null } } as StudyRowBefore2["office"]; // the shape of version 2
}
