import { Dexie, type Table } from "dexie";
import type { Response } from "#domain/exam/response.ts";
import type { ChainedEvent } from "#domain/sitting/sitting-event.ts";
import type { SittingStart } from "#domain/sitting/sitting.ts";
import type { Study } from "#domain/study/study.ts";
import type { KeptUnderLock, UnreadableKey } from "#workflows/ports/exam-lock.ts";
import type { HandInEntry } from "#workflows/ports/hand-in-store.ts";
import type { Heartbeat, SealedSubmission } from "#workflows/ports/sitting-store.ts";

/** The small row that every write reads and changes; what is large or never changes lies in tables of its own. */
export interface SittingRow {
  readonly sittingId: string;
  readonly start: SittingStart;
  readonly status: "in-progress" | "submitted";
  readonly epoch: number;
  readonly heartbeat: Heartbeat;
  readonly lastSeq: number;
  readonly headHash: string;
  /** Exam time granted so far, ms. */
  readonly extraMs: number;
  /** Nothing may be changed until the coordinator's code decides. */
  readonly isLocked: boolean;
  /** Writes of stale owners that were refused since the record last told of them. */
  readonly staleRefused: number;
}

/** The study as it was when the sitting began. */
export interface StudyRow {
  readonly sittingId: string;
  /** Those of version 1 of the database name no drop box. */
  readonly study: Omit<Study, "handIn"> & Partial<Pick<Study, "handIn">>;
  /** Locks the sitting's backups. */
  readonly backupKey: UnreadableKey;
}

/** The exam's JSON under lock; there until the sealed file is kept. */
export interface ExamRow extends KeptUnderLock {
  readonly sittingId: string;
}

/** One event of a record, never rewritten. */
export interface EventRow extends ChainedEvent {
  readonly sittingId: string;
}

/** The newest response to an item, written in the same transaction as its event. */
export interface ResponseRow {
  readonly sittingId: string;
  readonly itemId: string;
  readonly seq: number;
  readonly response: Response;
}

/** The sealed submission file of a sitting, with its receipt. */
export interface SealedRow {
  readonly sittingId: string;
  readonly sealed: SealedSubmission;
}

/** The participant's database. */
export type ParticipantDatabase = Dexie & {
  readonly sittings: Table<SittingRow, string>;
  readonly studies: Table<StudyRow, string>;
  readonly exams: Table<ExamRow, string>;
  readonly events: Table<EventRow, [string, number]>;
  readonly responses: Table<ResponseRow, [string, string]>;
  readonly sealed: Table<SealedRow, string>;
  /** Where sealed submissions of studies with a drop box stand on their way to it. */
  readonly handIns: Table<HandInEntry, string>;
};

/** Name of the database; the coordinator's is another one, so that an exam machine never holds a key. */
export const PARTICIPANT_DATABASE = "rxbaseline-participant";

/**
 * Declares the participant's database; it opens at its first use. A transaction counts only once it is on the disk ("strict"), and
 * another page's wish for a newer schema does not close it: nothing takes the database from under a sitting.
 * All past versions stay declared.
 */
export function openParticipantDatabase(name = PARTICIPANT_DATABASE): ParticipantDatabase {
  const database = new Dexie(name, { chromeTransactionDurability: "strict" });
  database.version(1).stores({
    sittings: "sittingId, status",
    studies: "sittingId",
    exams: "sittingId",
    events: "[sittingId+seq]",
    responses: "[sittingId+itemId]",
    sealed: "sittingId",
  });
  database.version(2).stores({ handIns: "sittingId" });
  database.on("versionchange", () => false);
  return database as ParticipantDatabase; // the tables above are what stores() declares
}

/** Empties every table, for a database that is not an exam's. */
export async function clearParticipantDatabase(database: ParticipantDatabase): Promise<void> {
  await database.transaction("rw", database.tables, () => Promise.all(database.tables.map((table) => table.clear())));
}
