import { Dexie, type Table } from "dexie";
import type { Exam } from "#domain/exam/exam.ts";
import type { Response } from "#domain/exam/response.ts";
import type { ChainedEvent } from "#domain/sitting/sitting-event.ts";
import type { SittingStart } from "#domain/sitting/sitting.ts";
import type { Study } from "#domain/study/study.ts";
import type { Heartbeat } from "#workflows/ports/sitting-store.ts";

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

/** The copies a sitting pins. */
export interface PaperRow {
  readonly sittingId: string;
  readonly exam: Exam;
  readonly study: Study;
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

/** The sealed submission file of a sitting. */
export interface SealedRow {
  readonly sittingId: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** The participant's database. */
export type ParticipantDatabase = Dexie & {
  readonly sittings: Table<SittingRow, string>;
  readonly papers: Table<PaperRow, string>;
  readonly events: Table<EventRow, [string, number]>;
  readonly responses: Table<ResponseRow, [string, string]>;
  readonly sealed: Table<SealedRow, string>;
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
    papers: "sittingId",
    events: "[sittingId+seq]",
    responses: "[sittingId+itemId]",
    sealed: "sittingId",
  });
  database.on("versionchange", () => false);
  return database as ParticipantDatabase; // the tables above are what stores() declares
}

/** Empties every table, for a database that is not an exam's. */
export async function clearParticipantDatabase(database: ParticipantDatabase): Promise<void> {
  await database.transaction("rw", database.tables, () => Promise.all(database.tables.map((table) => table.clear())));
}
